import type {
  AdjustmentReason,
  StatedItem,
  StatementSection,
} from '@consignment/domain/statements/statement';
import type {
  StatedParty,
  StatementShows,
  StatementVersion,
} from '@consignment/domain/statements/statement-document';
import type { Generated } from 'kysely';
import type { Computed, Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Statements and the keys that sign them. Money in minor units. */

export type StatementTables = {
  signing_keys: SigningKeysTable;
  statements: StatementsTable;
  statement_entries: StatementEntriesTable;
  statement_notes: StatementNotesTable;
  statement_runs: StatementRunsTable;
  statement_run_payees: StatementRunPayeesTable;
  statement_schedules: StatementSchedulesTable;
};

type StatementsTable = {
  id: Generated<number>;
  shop_id: number;
  vendor_id: number | null;
  sales_rep_id: number | null;
  number: number;
  /** 'YYYY-MM-DD', as is the last; both days count in full. */
  first_day: string;
  last_day: string;
  time_zone: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  currency: string;
  opening: number;
  earned: number;
  adjustments: number;
  custom_items: number;
  additional_pay: number;
  payouts: number;
  closing: number;
  entry_count: Generated<number>;
  /** Of the document's form. */
  format: Generated<StatementVersion>;
  details: Json<StatementDetails>;
  previous_id: number | null;
  issued_at: Timestamp;
  issued_by: number | null;
  hash: Generated<string>;
  signature: Generated<string>;
  key_id: Generated<string>;
  withdrawn_at: OptionalTimestamp;
  withdrawn_by: Generated<number | null>;
  /** The shop was closed, and its names and addresses were erased: the hash holds no more. */
  is_erased: Generated<boolean>;
};

export type StatementDetails = {
  readonly shop: StatedParty;
  readonly payee: StatedParty;
  readonly shows: StatementShows;
  readonly checkAt: string;
};

type StatementEntriesTable = {
  statement_id: number;
  position: number;
  shop_id: number;
  section: StatementSection;
  reason: AdjustmentReason | null;
  item: StatedItem;
  item_id: number;
  earned: number;
  returned: number;
  amount: Computed<number>;
  happened_at: Timestamp;
  order_name: string;
  title: string;
  sku: string;
  quantity: number | null;
  price: number | null;
  rate_ppm: number | null;
  /** As `statedRuleCode` of the domain writes it; null where no rule with days decided. */
  rule: string | null;
  invoice_number: number | null;
};

/** Lines of text, of questions that were asked or that ended in the period. */
type StatementNotesTable = {
  statement_id: number;
  position: number;
  shop_id: number;
  question_id: number;
  question_number: number;
  happened_at: Timestamp;
  order_name: string;
  title: string;
  text: string;
};

type SigningKeysTable = {
  key_id: string;
  public_key: string;
  sealed_key: Buffer | null;
  created_at: Timestamp;
  retired_at: OptionalTimestamp;
};

export type StatementPayees = 'vendors' | 'sales_reps';

/** A run issues the statements of all payees, one after the other. */
type StatementRunsTable = {
  id: Generated<number>;
  shop_id: number;
  payees: StatementPayees;
  first_day: string;
  last_day: string;
  sends_mail: boolean;
  /** The day of the schedule that made it; null where a person did. */
  scheduled_for: string | null;
  created_by: number | null;
  created_at: Timestamp;
  finished_at: OptionalTimestamp;
};

export type StatementOutcome =
  'waiting' | 'issued' | 'period_stated' | 'nothing_to_state' | 'recalculating' | 'not_found';

type StatementRunPayeesTable = {
  run_id: number;
  shop_id: number;
  payee_id: number;
  payee_name: string;
  statement_id: Generated<number | null>;
  outcome: Generated<StatementOutcome>;
  reason: Generated<string>;
};

type StatementSchedulesTable = {
  shop_id: number;
  day_of_month: number;
  sends_mail: boolean;
  /** 'YYYY-MM-DD'. */
  set_on: string;
};
