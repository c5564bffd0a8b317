import type { BankFileFormat, CsvColumns } from '@consignment/domain/pay-runs/bank-file';
import type { PayRunExceptionCode } from '@consignment/domain/pay-runs/pay-run';
import type { PayRunInterval } from '@consignment/domain/pay-runs/pay-run-schedule';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Pay runs. Money in minor units, days 'YYYY-MM-DD'. */

export type PayRunTables = {
  pay_runs: PayRunsTable;
  pay_run_vendors: PayRunVendorsTable;
  pay_run_payouts: PayRunPayoutsTable;
  pay_run_approvals: PayRunApprovalsTable;
  pay_run_settings: PayRunSettingsTable;
  pay_run_files: PayRunFilesTable;
  pay_run_bank_entries: PayRunBankEntriesTable;
  pay_run_people: PayRunPeopleView;
};

type PayRunsTable = {
  id: Generated<number>;
  shop_id: number;
  number: number;
  currency: string;
  method: PayoutMethod | null;
  scheduled_for: string | null;
  created_by: number | null;
  created_at: Timestamp;
  drafted_at: Timestamp;
  is_to_be_approved: Generated<boolean>;
  approved_at: OptionalTimestamp;
  amount: Generated<number | null>;
  again_count: Generated<number>;
  finished_at: OptionalTimestamp;
  canceled_at: OptionalTimestamp;
  canceled_by: Generated<number | null>;
};

type PayRunVendorsTable = {
  run_id: number;
  shop_id: number;
  vendor_id: number;
  method: PayoutMethod;
  is_method_set: Generated<boolean>;
  is_left_out: Generated<boolean>;
  amount: number;
  line_count: number;
  /** Lines of open or answered questions, which are not in the amount. */
  waiting_count: Generated<number>;
  waiting_amount: Generated<number>;
  exception: PayRunExceptionCode | null;
  reason: Generated<string>;
  available_on: string | null;
  payout_id: Generated<number | null>;
};

type PayRunPayoutsTable = {
  shop_id: number;
  payout_id: number;
  run_id: number;
  vendor_id: number;
  attempt: number;
  file_nth: Generated<number | null>;
};

type PayRunApprovalsTable = {
  id: Generated<number>;
  shop_id: number;
  run_id: number;
  login_id: number | null;
  at: Timestamp;
  amount: number;
};

type PayRunSettingsTable = {
  shop_id: number;
  every: PayRunInterval | null;
  day: number | null;
  method: PayoutMethod | null;
  set_on: string | null;
  pays_by_itself: Generated<boolean>;
  second_above: number | null;
  file_format: BankFileFormat | null;
  sealed_from: Buffer | null;
  from_holder: Generated<string>;
  from_masked: Generated<string>;
  columns: Json<CsvColumns> | null;
  balanced_file: Generated<boolean>;
  immediate_origin: string | null;
};

type PayRunFilesTable = {
  shop_id: number;
  run_id: number;
  nth: number;
  format: BankFileFormat;
  number: string;
  name: string;
  media_type: string;
  sealed: Buffer;
  count: number;
  amount: number;
  hash: string;
  made_at: Timestamp;
  /** Null for a file from before this was kept. */
  pays_on: string | null;
  exported_at: OptionalTimestamp;
  given_at: OptionalTimestamp;
  given_by: Generated<number | null>;
};

export type BankEntryState = 'matched' | 'unmatched' | 'set_aside';

type PayRunBankEntriesTable = {
  id: Generated<number>;
  shop_id: number;
  run_id: number;
  key: string;
  day: string | null;
  amount: number | null;
  currency: string | null;
  reference: string | null;
  text: string;
  is_return: boolean;
  state: BankEntryState;
  why: string;
  payout_id: number | null;
  brings_back: Generated<number | null>;
  taken_at: Timestamp;
  taken_by: Generated<number | null>;
};

/** Those who have drafted or approved runs of the session's shop, while they have a login. */
type PayRunPeopleView = { id: number; name: string };
