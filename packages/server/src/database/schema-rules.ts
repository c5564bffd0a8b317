import type { RuleMeasure, RulePlace, RuleStep } from '@consignment/domain/commission/dated-rules';
import type { RuleDraft } from '@consignment/domain/rules/rule-draft';
import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Rules with days. Money in minor units, rates in ppm, days 'YYYY-MM-DD'. */

export type RuleTables = {
  commission_rules: CommissionRulesTable;
  rule_people: RulePeopleView;
  vendor_sales_months: VendorSalesMonthsTable;
  rule_replays: RuleReplaysTable;
  rule_replay_sums: RuleReplaySumsTable;
};

export type CommissionRulesTable = {
  id: Generated<number>;
  shop_id: number;
  place: RulePlace;
  vendor_id: number | null;
  product_id: number | null;
  variant_id: number | null;
  name: string | null;
  version: number;
  from_day: string;
  until_day: string | null;
  measure: RuleMeasure | null;
  steps: Json<RuleStep[]>;
  floor_amount: number | null;
  cap_amount: number | null;
  bounds_per: 'unit' | 'line' | null;
  made_at: Timestamp;
  made_by: number | null;
  reason: Generated<string>;
  taken_back_at: OptionalTimestamp;
};

/** The names of those who have made rules of the session's shop. */
type RulePeopleView = { id: number; name: string };

type VendorSalesMonthsTable = {
  shop_id: number;
  vendor_id: number;
  /** The first day of the month. */
  month: string;
  sales: number;
  /** How many they were counted from. */
  orders: Generated<number>;
};

/** The earnings that lines of past days would have had by drafts. */
export type RuleReplaysTable = {
  id: Generated<number>;
  shop_id: number;
  drafts: Json<readonly RuleDraft[]>;
  first_day: string;
  last_day: string;
  state: Generated<'running' | 'done' | 'failed'>;
  /** The way through the orders by their ids; null before it begins. */
  first_order_id: number | null;
  last_order_id: number | null;
  after_order_id: number | null;
  /** By which tiers are found; null where there is no tier. */
  sales: Json<readonly MonthSales[]> | null;
  /** The lines that change most, the largest difference first. */
  largest: Generated<Json<readonly ReplayedLine[]>>;
  made_by: number | null;
  made_at: Timestamp;
  finished_at: OptionalTimestamp;
};

type MonthSales = { readonly vendor: number; readonly month: string; readonly sales: number };
type ReplayedLine = { readonly line: number; readonly earned: number; readonly would: number };

/** A vendor's lines of a month. */
type RuleReplaySumsTable = {
  replay_id: number;
  shop_id: number;
  vendor_id: number;
  month: string;
  lines: number;
  changed_lines: number;
  earned: number;
  would_have_earned: number;
  difference_on_paid: number;
};
