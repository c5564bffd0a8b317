import type { DifferenceSource } from '@consignment/domain/reconciliation/difference-kinds';
import { formatCount, defineTexts } from '@consignment/domain/text/texts';
import type { DateOrder } from '../../../parts/imports/import-run.ts';
import type { BankUpload, ReadUpload } from '../pay-runs/bank-upload.ts';
import type { StatementColumns } from '../pay-runs/pay-run.ts';

const texts = defineTexts('Reconciliation', {
  agree: '{count} of {count} match',
});

/** One comparison: under way, or ended. Progress is per cent, times are ISO 8601. */
export type ReconciliationRun = {
  state: 'running' | 'done' | 'failed';
  /** A person started it, a file was read or removed, or it was its hour. */
  because: 'asked' | 'file' | 'schedule';
  step: keyof typeof stepWords | null;
  progress: number;
  /** Differences that were not there before, and those that are no longer there. */
  found: number;
  settled: number;
  /** Where something could not be compared; empty otherwise. */
  problem: string;
  started_at: string;
  finished_at: string | null;
};

export type ComparedRole = Exclude<DifferenceSource, 'books' | 'platform'>;

/** The state of one side: its records that were compared, null before all of them were, and its differences. */
export type ComparedStanding = { compared: number | null; open: number; aside: number };

/** A file that the books are compared with. Days are 'YYYY-MM-DD', sizes bytes. */
export type ComparedFile = {
  id: number;
  role: ComparedRole;
  name: string;
  size: number;
  /** Orders, refunds or payments that were read. */
  records: number;
  first_day: string | null;
  last_day: string | null;
  /** Rows that could not be read, and the first of them; row 0 is the file itself. */
  problem_count: number;
  problems: readonly { row: number; detail: string }[];
  by: string | null;
  uploaded_at: string;
} & ComparedStanding;

export type ShownReconciliation = {
  /** The one under way, or the last; null before the first. */
  run: ReconciliationRun | null;
  files: readonly ComparedFile[];
  /** Null where none is connected. */
  platform: ({ name: string; read_at: string | null; orders: number } & ComparedStanding) | null;
  /** When a comparison was done last; null before the first. */
  checked_at: string | null;
  /** Since when none has been open; null while one is, and before the first. */
  agrees_since: string | null;
};

/** '263 of 263 agree'; null where the side is not compared yet, or differs. */
export function agreementText({ compared, open, aside }: ComparedStanding): string | null {
  if (compared === null || compared === 0 || open + aside > 0) return null;
  return texts.agree({ count: formatCount(compared) });
}

export const stepWords = defineTexts('StepsOfReconciliation', {
  reading_platform: 'Reading orders from the platform…',
  orders: 'Comparing orders…',
  payouts: 'Comparing payouts…',
  books: 'Adding up the books…',
  blockers: 'Looking for anything that holds up payouts…',
});

/** A file by its role: its name in lists, its accepted types, and its records. */
export const comparedFileNames = defineTexts('FilesOfReconciliation', {
  orders: 'Orders export',
  refunds: 'Refunds',
  paypal: 'PayPal activity',
  bank: 'Bank statement',
} satisfies Record<ComparedRole, string>);

/** A file to compare. `dateOrder` answers how its dates are written, `columns` are of a statement as CSV. */
export type FileToCompare =
  | { role: Exclude<ComparedRole, 'bank'>; file: File; dateOrder: DateOrder | null }
  | { role: 'bank'; name: string; upload: BankUpload; columns: StatementColumns | null };

/** A file as it was chosen; `statement` is of the bank's alone. */
export type FileOfComparison = {
  id: number;
  file: File;
  error: string | null;
  statement: Omit<ReadUpload, 'error'> | null;
};
