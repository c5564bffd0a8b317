import type {
  DifferenceFactForm,
  DifferenceField,
  DifferenceGroup,
  DifferenceKind,
  DifferenceSource,
  DifferenceState,
} from '@consignment/domain/reconciliation/difference-kinds';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Reconciliation: the other sides of comparisons, and the differences found. Money in minor units. */

export type ReconciliationTables = {
  compared_sources: ComparedSourcesTable;
  compared_orders: ComparedOrdersTable;
  compared_returns: ComparedReturnsTable;
  compared_payments: ComparedPaymentsTable;
  differences: DifferencesTable;
  difference_counts: DifferenceCountsTable;
  reconciliation_runs: ReconciliationRunsTable;
  reconciliation_people: ReconciliationPeopleView;
};

export type ComparedRole = Exclude<DifferenceSource, 'books'>;

/** A row of a file that cannot be read; `row` as a spreadsheet counts, 0 for the file itself. */
export type ComparedProblem = { readonly row: number; readonly detail: string };

export type ComparedSourcesTable = {
  id: Generated<number>;
  shop_id: number;
  role: ComparedRole;
  state: Generated<'reading' | 'read'>;
  name: Generated<string>;
  size: Generated<number>;
  records: Generated<number>;
  first_at: OptionalTimestamp;
  last_at: OptionalTimestamp;
  problem_count: Generated<number>;
  problems: ColumnType<readonly ComparedProblem[], string | undefined, string>;
  /** The platform's own cursor. */
  cursor: Json<unknown> | null;
  made_by: number | null;
  made_at: Timestamp;
  read_at: OptionalTimestamp;
  compared_at: OptionalTimestamp;
};

export type ComparedOrdersTable = {
  id: Generated<number>;
  shop_id: number;
  source_id: number;
  row_number: number;
  platform_id: string;
  name: string;
  /** The order as its reader returns it; null where it cannot be read. */
  record: Json<unknown> | null;
  processed_at: OptionalTimestamp;
  currency: string;
  updated_at: OptionalTimestamp;
  is_off: Generated<boolean>;
  is_refunded: Generated<boolean>;
  lines_hash: Generated<string>;
  order_id: Generated<number | null>;
};

export type ComparedReturnsTable = {
  id: Generated<number>;
  shop_id: number;
  source_id: number;
  row_number: number;
  order_name: string;
  sku: string;
  refunded_at: Timestamp;
  units: number;
  amount: number | null;
};

export type ComparedPaymentsTable = {
  id: Generated<number>;
  shop_id: number;
  source_id: number;
  row_number: number;
  payout_id: number | null;
  file: string | null;
  amount: number;
  currency: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  is_return: boolean;
  is_done: boolean;
  receiver: Generated<string>;
  reference: Generated<string>;
  of_reference: Generated<string>;
  status: Generated<string>;
  text: Generated<string>;
};

/** A figure of both sides as it is kept: money in minor units, instants as days of the shop. */
export type KeptFact = {
  readonly field: DifferenceField;
  readonly form: DifferenceFactForm;
  readonly here: string | number | null;
  readonly there: string | number | null;
  /** Of money that is not in the shop's currency. */
  readonly currency?: string;
};

export type DifferencesTable = {
  id: Generated<number>;
  shop_id: number;
  topic: DifferenceGroup;
  kind: DifferenceKind;
  source: DifferenceSource;
  subject: string;
  title: string;
  facts: Json<readonly KeptFact[]>;
  amount: number | null;
  currency: string | null;
  order_id: number | null;
  order_name: string | null;
  order_platform_id: string | null;
  line_item_id: number | null;
  product_id: number | null;
  payout_id: number | null;
  vendor_id: number | null;
  compared_order_id: number | null;
  since: Timestamp;
  seen_at: Timestamp;
  seen_run: number;
  state: Generated<DifferenceState>;
  aside_reason: Generated<string | null>;
  aside_by: Generated<number | null>;
  aside_at: OptionalTimestamp;
  settled_at: OptionalTimestamp;
};

export type DifferenceCountsTable = {
  shop_id: number;
  source: DifferenceSource;
  kind: DifferenceKind;
  topic: DifferenceGroup;
  state: DifferenceState;
  differences: number;
};

/** The steps of a comparison, in the order in which they are taken. */
export type ReconciliationStep =
  'reading_platform' | 'platform' | 'orders' | 'refunds' | 'paypal' | 'bank' | 'books' | 'blockers';

export type ReconciliationRunsTable = {
  id: Generated<number>;
  shop_id: number;
  state: Generated<'running' | 'done' | 'failed'>;
  because: 'asked' | 'file' | 'schedule';
  steps: ReconciliationStep[];
  step: Generated<number>;
  after_id: Generated<number>;
  progress: Generated<number>;
  found: Generated<number>;
  settled: Generated<number>;
  problem: Generated<string>;
  next_steps: Generated<ReconciliationStep[] | null>;
  made_by: number | null;
  started_at: Timestamp;
  finished_at: OptionalTimestamp;
};

/** The names of those who have compared files or set differences of the session's shop aside. */
export type ReconciliationPeopleView = { id: number; name: string };
