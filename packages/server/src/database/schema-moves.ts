import type { CauseDetail, MovingCause } from '@consignment/domain/moves/moving-lines';
import type { OpenQuestion } from '@consignment/domain/moves/moving-columns';
import type { DateOrder, DecimalMark, MovingFile, RateForm } from '@consignment/domain/moves/moving-fields';
import type { MovingAnswer } from '@consignment/domain/moves/moving-groups';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Moves from another app. Money in minor units of the shop's currency, rates in ppm, days 'YYYY-MM-DD'. */

/** jsonb with a default. */
type DefaultJson<T> = ColumnType<T, string | undefined, string>;

export type MoveTables = {
  moves: MovesTable;
  move_files: MoveFilesTable;
  move_file_parts: MoveFilePartsTable;
  move_profiles: MoveProfilesTable;
  move_problems: MoveProblemsTable;
  move_vendors: MoveVendorsTable;
  move_payouts: MovePayoutsTable;
  move_rows: MoveRowsTable;
  move_groups: MoveGroupsTable;
  move_differences: MoveDifferencesTable;
};

export type MoveState = 'draft' | 'checking' | 'checked' | 'booking' | 'booked' | 'undoing' | 'undone';
export type MoveVerdict = 'equal' | 'accepted' | 'open' | 'left' | 'blocked' | 'booked';

/** The place of what is under way: its step, and the last row or id that is done. */
export type MovePosition = { readonly step: number; readonly after: number };

export type MovesTable = {
  id: Generated<number>;
  shop_id: number;
  name: string;
  state: Generated<MoveState>;
  description: Generated<string>;
  progress: Generated<number>;
  position: Json<MovePosition> | null;
  problem: string | null;
  vendors_changed: Generated<boolean>;
  basis: Generated<string>;
  rules: DefaultJson<readonly string[]>;
  balances_reviewed_at: OptionalTimestamp;
  created_by: number | null;
  asked_by: number | null;
  created_at: Timestamp;
  checked_at: OptionalTimestamp;
  first_booked_at: OptionalTimestamp;
  booked_at: OptionalTimestamp;
  undone_at: OptionalTimestamp;
  last_payout_before: number | null;
};

/** How a file is read. Null where nothing in the file leaves it open, or there is no answer yet. */
export type MoveMapping = {
  readonly columns: Readonly<Record<string, string>>;
  readonly date_order: DateOrder | null;
  readonly decimal_mark: DecimalMark | null;
  readonly rate_form: RateForm | null;
};

export type MoveFilesTable = {
  id: Generated<number>;
  shop_id: number;
  move_id: number;
  role: MovingFile;
  name: string;
  size: Generated<number>;
  row_count: Generated<number>;
  /** Null until all of it is here. */
  sha256: string | null;
  format: string | null;
  profile: string | null;
  headers: DefaultJson<readonly string[]>;
  sample: DefaultJson<readonly (readonly string[])[]>;
  columns: DefaultJson<MoveMapping['columns']>;
  date_order: MoveMapping['date_order'];
  decimal_mark: MoveMapping['decimal_mark'];
  rate_form: MoveMapping['rate_form'];
  questions: DefaultJson<readonly OpenQuestion[]>;
  faults: DefaultJson<readonly string[]>;
  received_at: Timestamp;
};

export type MoveFilePartsTable = { shop_id: number; file_id: number; nth: number; bytes: Buffer };

export type MoveProfileFile = MoveMapping & { readonly role: MovingFile };

export type MoveProfilesTable = {
  id: Generated<number>;
  shop_id: number;
  name: string;
  files: Json<readonly MoveProfileFile[]>;
  saved_at: Timestamp;
};

export type MoveProblemsTable = {
  id: Generated<number>;
  shop_id: number;
  move_id: number;
  file: MovingFile;
  row_number: number;
  column_name: string | null;
  reason: string;
  excerpt: Generated<string>;
};

export type MoveVendorsTable = {
  id: Generated<number>;
  shop_id: number;
  move_id: number;
  key: string;
  name: string;
  email: Generated<string>;
  contact: Generated<string>;
  rate_ppm: number | null;
  balance: number | null;
  vendor_id: number | null;
  matched_by: 'name' | 'email' | 'answer' | 'new' | null;
  is_found: Generated<boolean>;
  row_count: Generated<number>;
  payout_count: Generated<number>;
  paid: Generated<number>;
  unpaid: Generated<number>;
  due_here: Generated<number>;
  opening: number | null;
  opening_line_id: number | null;
};

export type MovePayoutsTable = {
  id: Generated<number>;
  shop_id: number;
  move_id: number;
  row_number: number;
  number: string;
  number_key: string;
  move_vendor_id: number;
  day: string;
  amount: number;
  additional: Generated<number>;
  method: Generated<string>;
  note: Generated<string>;
  row_count: Generated<number>;
  ours: Generated<number>;
  verdict: Generated<MoveVerdict>;
  blocked_because: string | null;
  causes: DefaultJson<readonly { readonly cause: MovingCause; readonly amount: number }[]>;
  payout_id: number | null;
};

export type MoveRowsTable = {
  move_id: number;
  row_number: number;
  shop_id: number;
  order_name: string;
  sku: Generated<string>;
  title: Generated<string>;
  order_key: string;
  sku_key: Generated<string>;
  title_key: Generated<string>;
  move_vendor_id: number;
  amount: number;
  rest: Generated<number>;
  payout_number: Generated<string>;
  payout_key: Generated<string>;
  day: string | null;
  quantity: number | null;
  price: number | null;
  discount: number | null;
  tax: number | null;
  cost: number | null;
  rate_ppm: number | null;
  returned: number | null;
  move_payout_id: number | null;
  line_item_id: number | null;
  takes_back: Generated<boolean>;
  ours: number | null;
  full_amount: number | null;
  is_booked: Generated<boolean>;
  override_amount_before: number | null;
  override_ppm_before: number | null;
  item_id: number | null;
};

export type MoveGroupsTable = {
  id: Generated<number>;
  shop_id: number;
  move_id: number;
  cause: MovingCause;
  key: string;
  detail: Json<CauseDetail>;
  vendor_id: number | null;
  answer: MovingAnswer | null;
  answered_by: number | null;
  answered_at: OptionalTimestamp;
  difference_count: Generated<number>;
  payout_count: Generated<number>;
  theirs: Generated<number>;
  ours: Generated<number>;
  size: Generated<number>;
  row_count: Generated<number>;
};

export type MoveDifferencesTable = {
  id: Generated<number>;
  shop_id: number;
  move_id: number;
  group_id: number;
  move_payout_id: number;
  row_number: number | null;
  theirs: number;
  ours: number;
  their_rate_ppm: number | null;
  our_rate_ppm: number | null;
  their_working: string | null;
  our_working: string | null;
  detail: Json<CauseDetail>;
};
