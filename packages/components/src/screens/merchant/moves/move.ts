import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { MovingCause } from '@consignment/domain/moves/moving-lines';
import type { DateOrder, DecimalMark, MovingFile, RateForm } from '@consignment/domain/moves/moving-fields';
import type { MovingAnswer, MovingStanding } from '@consignment/domain/moves/moving-groups';
import type { MovingState, MovingStep } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';

/*
 * A move as answers have it. Amounts are decimal strings of the books, days 'YYYY-MM-DD' in the shop's zone, instants ISO 8601, progress per cent.
 * `theirs` is of the former app, `ours` by the rules here, and a difference is theirs less ours.
 */

export type Move = {
  id: number;
  /** The former app as the shop calls it. */
  name: string;
  state: MovingState;
  /** The work under way, such as 'Reading commissions'; empty where none is. */
  description: string;
  progress: number;
  /** Why the last piece of work stopped; null where it did not. */
  problem: string | null;
  /** False where rules, orders or vendors have changed since the check. */
  is_current: boolean;
  has_orders: boolean;
  currency: CurrencyCode;
  files: readonly MoveFile[];
  /** The findings of the check; null before it. */
  found: MoveFound | null;
  balances_reviewed: boolean;
  created_at: string;
  booked_at: string | null;
  undone_at: string | null;
  /** Why a booked move cannot be taken back any more; null where it can, or is not booked. */
  undo_refused: string | null;
};

export type MoveFound = {
  vendors: number;
  unmatched_vendors: number;
  /** Of the file of commissions, and those whose line is here. */
  rows: number;
  matched_rows: number;
  problems: number;
  payouts: number;
  equal: number;
  accepted: number;
  open: number;
  left: number;
  blocked: number;
  booked: number;
  groups: number;
  unanswered_groups: number;
  theirs: string;
  ours: string;
  to_book: number;
  to_book_amount: string;
  booked_amount: string;
  /** The sum of the payouts that are left out or cannot be booked. */
  left_out_amount: string;
  /** Due here for lines that the former app has paid by payouts that stay out, or are not in the files. */
  stays_due: string;
  opening: string;
  opening_vendors: number;
};

export type MoveFile = {
  role: MovingFile;
  name: string;
  /** In bytes. */
  size: number;
  /** Without the header. */
  rows: number;
  /** The format that its headers are known as; null where they are not. */
  format: string | null;
  /** The saved profile that its columns came from. */
  profile: string | null;
  headers: readonly string[];
  /** The first rows, as text of the columns. */
  sample: readonly (readonly string[])[];
  /** The header of each field that the file has, by the field's name. */
  columns: Readonly<Record<string, string>>;
  date_order: DateOrder | null;
  decimal_mark: DecimalMark | null;
  rate_form: RateForm | null;
  /** Fields that are needed and have no column yet. */
  missing: readonly string[];
  /** Those that the file leaves open and that have no answer yet. */
  questions: readonly MoveQuestion[];
  /** Why it cannot be read as it is, a sentence each. */
  faults: readonly string[];
};

export type QuestionAbout = 'date_order' | 'decimal_mark' | 'rate_form';

/** A way of writing that the file leaves open, with cells of it as each answer reads them. */
export type MoveQuestion = {
  about: QuestionAbout;
  samples: readonly {
    row: number;
    column: string;
    text: string;
    readings: readonly { answer: string; text: string }[];
  }[];
};

/** A saved way to read the files of another app. */
export type MoveProfile = { id: number; name: string; files: readonly { role: MovingFile }[] };

export type MoveVendor = {
  /** In the move. */
  id: number;
  /** As the files have it. */
  name: string;
  email: string;
  /** The vendor here; null while that is not known. */
  vendor: number | null;
  vendor_name: string | null;
  payouts: number;
  /** The sum of the payouts in the files. */
  paid: string;
  /** Open to the vendor in the former app, and the part of it that is due here already by lines of orders. */
  unpaid: string;
  due_here: string;
  /** The former less the latter. */
  suggested: string;
  /** As typed or as suggested. */
  opening: string;
  is_typed: boolean;
};

/** Differences of one cause and one kind, which one answer settles. */
export type DifferenceGroup = {
  id: number;
  cause: MovingCause;
  /** The way of the former app, and that of the rules here, in a sentence. */
  text: string;
  /** The remedy besides taking the old amounts. */
  remedy: string;
  /** The vendor, rate or formula that they have in common; empty for none. */
  about: string;
  rows: number;
  payouts: number;
  theirs: string;
  ours: string;
  difference: string;
  answer: MovingAnswer | null;
  /** The rate that all of them fit to the cent, where the files name none; null where no rate fits. */
  rate: FittedRate | null;
  example: MoveDifference | null;
};

/** A rate in per cent of a vendor, or of one of its product types, since 'YYYY-MM-DD'. */
export type FittedRate = { vendor: number; product_type: string | null; rate: string; from_day: string };

/** A line, or a payout as a whole, that comes to another amount here. */
export type MoveDifference = {
  id: number;
  payout_number: string;
  vendor_name: string;
  /** '' where it is of the payout as a whole. */
  order: string;
  title: string;
  theirs: string;
  ours: string;
  /** The steps of the arithmetic, divided by '; '; null where it is not known. */
  their_working: string | null;
  our_working: string | null;
};

export type MovePayoutState = MovingStanding | 'blocked' | 'booked';

export type MovePayout = {
  /** In the move. */
  id: number;
  /** As the former app wrote it. */
  number: string;
  vendor_name: string;
  day: string;
  theirs: string;
  ours: string;
  state: MovePayoutState;
  causes: readonly { cause: MovingCause; amount: string }[];
  blocked_because: string | null;
  /** The payout here; null before it is booked. */
  payout: number | null;
};

export type MoveProblem = {
  file: MovingFile;
  /** As the file counts, the header being 1; 0 is the file itself. */
  row: number;
  column: string | null;
  reason: string;
  excerpt: string;
};

export const moveFileNames = defineTexts('FilesOfMove', {
  vendors: 'Vendors',
  commissions: 'Commissions',
  payouts: 'Payouts',
} satisfies Record<MovingFile, string>);

export const moveStepNames = defineTexts('StepsOfMove', {
  files: 'Files',
  columns: 'Columns',
  check: 'Check',
  vendors: 'Vendors',
  differences: 'Differences',
  balances: 'Balances',
  review: 'Review',
  done: 'Done',
} satisfies Record<MovingStep, string>);
