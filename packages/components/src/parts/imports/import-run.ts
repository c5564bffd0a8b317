import { defineTexts } from '@consignment/domain/text/texts';
import type { ImportFindingKind } from '@consignment/domain/imports/import-findings';

export type ImportRole = 'products' | 'orders' | 'refunds';

/**
 * One import of files and how far it is. Times are ISO 8601, sizes bytes, progress per cent, money decimal strings.
 * Up to `checked`, and at `check_failed`, nothing of it is in the books: the figures are its expected effect.
 */
export type ImportRun = {
  id: number;
  state: 'waiting' | 'checking' | 'checked' | 'check_failed' | 'running' | 'done' | 'failed';
  /** The current step. */
  description: string;
  progress: number;
  counts: {
    products: number;
    variants: number;
    orders: number;
    /** Of the orders; all three are 0 where a check has not compared them. */
    orders_new: number;
    orders_changed: number;
    orders_unchanged: number;
    lines: number;
    refunds: number;
    vendors_created: number;
    /** Only counted by a check. */
    vendors_known: number;
    skipped: number;
  };
  /** The first vendors that the import would create, as its check has found them. */
  new_vendors: readonly string[];
  gaps: ImportGaps;
  /** The findings of its files that move money, by kind. */
  findings: readonly ImportFindingSum[];
  /** The amounts due before and after; null before a check, and where they were not worked out. */
  effect: EffectOnDues | null;
  problem: string | null;
  started_at: string;
  finished_at: string | null;
  files: readonly ImportRunFile[];
};

export type ImportRunFile = {
  role: ImportRole;
  name: string;
  size: number;
  /** The answer to how its dates are written. */
  date_order: DateOrder | null;
  /** The answer to a file of this name and size that was imported before. */
  date_order_before: DateOrder | null;
  /** Dates that can be read in several ways; none unless the import waits for the answer. */
  date_samples: readonly DateSample[];
  /** The meanings of its columns; null before it is read. */
  columns: ColumnsOfImport | null;
};

export type ColumnsOfImport = {
  read: readonly { header: string; taken_for: string }[];
  ignored: readonly string[];
  /** Those that are missing, each with its consequence in a sentence. */
  missing: readonly { header: string; without: string }[];
};

/** Findings of one kind. `detail` is a sentence on the whole file, empty where orders are named. `amount` is the commission that depends on them; `vendors` are those with the most. */
export type ImportFindingSum = {
  kind: ImportFindingKind;
  orders: number;
  /** Where it is of lines, which earn nothing yet; `amount` is their sales then. */
  lines?: number;
  detail: string;
  amount: string;
  /** The value that the orders propose for the setting 'Prices include tax'. */
  proposed_prices_include_tax?: boolean;
  vendor_count: number;
  vendors: readonly { vendor: string; orders: number; amount: string }[];
};

/** A finding of an order, or of one vendor in it; `row` is the order's first. */
export type ImportFinding = {
  kind: ImportFindingKind;
  order_name: string;
  row: number;
  vendor: string;
  amount: string;
  detail: string;
};

/** Amounts due; `vendors` are those whose due changes most. */
export type EffectOnDues = {
  due_before: string;
  due_after: string;
  owed_back_before: string;
  owed_back_after: string;
  vendor_count: number;
  vendors: readonly { vendor: string; due_before: string; due_after: string }[];
};

export type DateOrder = 'day_first' | 'month_first' | 'year_first';

/** A date as written in a file, and its meaning in each order, as 'YYYY-MM-DD'. */
export type DateSample = {
  row: number;
  column: string;
  text: string;
  readings: readonly { date_order: DateOrder; date: string }[];
};

export const dateOrderNames = defineTexts('ImportRun', {
  day_first: 'Day first',
  month_first: 'Month first',
  year_first: 'Year first',
} satisfies Record<DateOrder, string>);

/** The files that wait for an answer about their dates. */
export function filesInQuestion({ state, files }: Pick<ImportRun, 'state' | 'files'>): ImportRunFile[] {
  return state === 'waiting' ? files.filter((file) => file.date_samples.length > 0) : [];
}

/** The gaps of all lines in sum. Sales are before refunds. */
export type ImportGaps = {
  /** `commission` is a vendor's earnings by the shop's own rates, without the lines that those do not price. */
  no_vendor: { products: number; lines: number; sales: string; commission: string; unpriced_lines: number };
  unknown_sku: { skus: number; lines: number };
};

/** The lines of one product that lack something. */
export type ImportGap = {
  title: string;
  sku: string;
  no_vendor: boolean;
  unknown_sku: boolean;
  /** In the orders file, where the header is 1. */
  first_row: number;
  lines: number;
  units: number;
  sales: string;
  commission: string;
  unpriced_lines: number;
};

/** A row that was not read, or not as it says; `row` counts as the file does, the header being 1, and 0 is the file itself. */
export type ImportProblem = { file: string; row: number; reason: string; excerpt: string };

/** The files of which nothing was read, by name. */
export function unreadFiles({ files, counts }: Pick<ImportRun, 'files' | 'counts'>): string[] {
  const read = { products: counts.variants, orders: counts.orders, refunds: counts.refunds };
  return files.filter(({ role }) => read[role] === 0).map(({ name }) => name);
}
