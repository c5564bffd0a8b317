import type { KeptRule, LineState, RuleSource } from '@consignment/domain/commission/commission-rules';
import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import type { Reason } from '@consignment/domain/commission/commission-reasons';
import type { SumsState } from '@consignment/domain/orders/cross-foot';
import type { FeeBearer, PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { RefundedPart } from '@consignment/domain/orders/refund-match';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { Generated } from 'kysely';
import type { Computed, Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Orders, their lines, payouts and the ledger. Money in minor units, rates in ppm (1 % = 10,000). */

/** A dispute that the shop has to answer, or that the buyer's bank decides on. */
export type OpenDispute = 'needs_response' | 'under_review';

export type OrdersTable = {
  id: Generated<number>;
  shop_id: number;
  platform_id: string;
  name: string;
  processed_at: Timestamp;
  cancelled_at: Timestamp | null;
  /** When it was paid and fulfilled in full; null while it is not, or where its platform does not say. */
  paid_at: OptionalTimestamp;
  fulfilled_at: OptionalTimestamp;
  /** The standing of its open dispute; null for none, or where its platform does not say. */
  dispute: Generated<OpenDispute | null>;
  currency: string;
  financial_status: string | null;
  fulfillment_status: string | null;
  subtotal_price: Generated<number>;
  total_shipping: Generated<number>;
  total_tax: Generated<number>;
  total_price: Generated<number>;
  refunded_amount: Generated<number>;
  /** Null where neither the platform nor its own sums say it: the shop's setting decides. */
  taxes_included: boolean | null;
  /** The platform itself says whether prices include tax. */
  taxes_stated: Generated<boolean>;
  /** Goods that the customer still owes for, although the order counts as paid. */
  outstanding_balance: Generated<number>;
  /** By how much its own sums differ; null where they add up or are not known. */
  sums_off: Generated<number | null>;
  /** Null where they could not be checked. */
  sums_state: Generated<SumsState | null>;
  sums_accepted_at: OptionalTimestamp;
  /** The part of a refund for goods whose lines are not known. */
  refund_to_assign: Generated<number>;
  /** In sentences, what refunds without lines were found to be of. */
  refund_found: Generated<string>;
  /** The money of refunds without lines of which a person has said what they were of. */
  refund_assigned: Generated<number>;
  tags: Generated<string>;
  note: Generated<string>;
  customer_name: Generated<string>;
  customer_company: Generated<string>;
  customer_email: Generated<string>;
  address1: Generated<string>;
  address2: Generated<string>;
  city: Generated<string>;
  province: Generated<string>;
  zip: Generated<string>;
  country: Generated<string>;
  location_name: Generated<string>;
  platform_updated_at: Timestamp | null;
  refunds_known: Generated<boolean>;
  customer_erased: Generated<boolean>;
  /** All texts that a search compares, in lower case. */
  search_text: Computed<string>;
};

export type PayoutsTable = {
  id: Generated<number>;
  shop_id: number;
  vendor_id: number;
  invoice_number: number;
  currency: string;
  lines_amount: number;
  additional_pay: Generated<number>;
  amount: Computed<number>;
  note: Generated<string>;
  status: Generated<PayoutStatus>;
  method: Generated<PayoutMethod>;
  is_test: Generated<boolean>;
  /** True where the money has left the shop or is on its way. */
  counts: Computed<boolean>;
  created_date: Timestamp;
  created_by: number | null;
  deleted_date: Timestamp | null;
  /** The provider's fee for it; null while that is not known. */
  fee: Generated<number | null>;
  fee_borne_by: Generated<FeeBearer>;
  /** The part of the fee that has been taken off the vendor. */
  fee_charged: Generated<number>;
  /** The custom item that takes the fee off, until it is removed. */
  fee_line_item_id: Generated<number | null>;
  /** The time of the mail to its vendor; null where none was written, for want of an address for example. */
  vendor_told_at: OptionalTimestamp;
  /** The vendor on its invoice, where it was merged since. */
  issued_to: Generated<InvoicedVendor | null>;
  /** Of a payout that was moved in: its move, its row there, and its number in the former app. */
  move_id: Generated<number | null>;
  move_payout_id: Generated<number | null>;
  former_number: Generated<string | null>;
  /** Of the pay run that made it. */
  pay_run_number: Generated<number | null>;
  /** The account when it was made: of a bank masked, of PayPal its address. Null where it is not known. */
  paid_to: Generated<string | null>;
};

/** The details of a vendor on an invoice. */
export type InvoicedVendor = Record<
  'name' | 'contact_name' | 'address_1' | 'address_2' | 'city' | 'state' | 'zip' | 'email' | 'phone',
  string
>;

export type LineItemsTable = {
  id: Generated<number>;
  shop_id: number;
  order_id: number | null;
  platform_id: string | null;
  kind: 'product' | 'gift_card' | 'tip' | 'shipping' | 'custom' | 'reversal';
  reverses_id: number | null;
  variant_id: number | null;
  processed_at: Timestamp;
  title: string;
  name: string;
  sku: Generated<string>;
  /** The texts of the line that a search compares, in lower case; null where they are too long for an index. */
  search_text: Computed<string | null>;
  image: string | null;
  location_name: Generated<string>;
  fulfillment_status: string | null;
  price: Generated<number>;
  quantity: Generated<number>;
  allocated_discount: Generated<number>;
  total_tax: Generated<number>;
  cost_per_item: number | null;
  compare_at_price: number | null;
  product_type: Generated<string>;
  returned_quantity: Generated<number>;
  refunded_amount: Generated<number>;
  /** The vendor named in the line itself; '' for none. */
  sold_by: Generated<string>;
  tracked_vendor_id: number | null;
  override_vendor_id: number | null;
  vendor_id: Computed<number | null>;
  override_amount: number | null;
  override_ppm: number | null;
  commission_state: Generated<LineState>;
  commission_reason: Reason | null;
  commission_full: Generated<number>;
  commission_reversed: Generated<number>;
  commission_amount: Computed<number>;
  commission_source: RuleSource | null;
  commission_rate_ppm: number | null;
  terms_currency: string | null;
  terms_discount_share: DiscountShare | null;
  terms_discount_first: boolean | null;
  terms_taxes_included: boolean | null;
  terms_collects_tax: boolean | null;
  terms_by_compare_at: boolean | null;
  terms_by_profit: boolean | null;
  terms_flat: boolean | null;
  terms_vendor_type_ppm: number | null;
  terms_vendor_type_amount: number | null;
  terms_shop_type_ppm: number | null;
  terms_shop_type_amount: number | null;
  terms_vendor_ppm: number | null;
  terms_global_ppm: number | null;
  /** The version of a rule that won; null for a setting, an override or none. */
  commission_rule_id: number | null;
  /** The rules with days that held, the strongest first. */
  terms_rules: Json<KeptRule[]> | null;
  /** The vendor's sales of the month before, where a tier held. */
  terms_sales: number | null;
  /** How many orders these were counted from. */
  terms_sales_orders: number | null;
  net_sales: Generated<number>;
  net_tax: Generated<number>;
  payout_id: number | null;
  /** The customer still owes for it. */
  is_owed: Generated<boolean>;
};

export type RefundAssignmentsTable = {
  id: Generated<number>;
  shop_id: number;
  order_id: number;
  money: number;
  /** The lines, each with units or minor units. */
  parts: Json<readonly RefundedPart[]>;
  how: string | null;
  /** The reading of the order's tax by which it was found; null holds for both. */
  taxes_included: boolean | null;
  created_at: Timestamp;
};

export type RefundLinesTable = {
  id: Generated<number>;
  shop_id: number;
  line_item_id: number;
  platform_id: string;
  refunded_at: Timestamp;
  units: Generated<number>;
  amount: Generated<number>;
};

export type PayoutItemsTable = {
  payout_id: number;
  shop_id: number;
  line_item_id: number;
  amount: number;
  commission_type: string;
  active: Generated<boolean>;
};

export type VendorTotalsTable = {
  shop_id: number;
  vendor_id: number;
  due: Generated<number>;
  paid: Generated<number>;
  earned: Computed<number>;
  total_sales: Generated<number>;
  amount_taxed: Generated<number>;
};

export type LedgerTransactionsTable = {
  id: Generated<number>;
  shop_id: number;
  /** Null for a sales rep's. */
  vendor_id: number | null;
  sales_rep_id: number | null;
  sales_rep_payout_id: number | null;
  kind:
    | 'custom_item'
    | 'refund_after_payout'
    | 'lines_settled'
    | 'additional_pay'
    | 'payout'
    | 'reversal'
    | 'vendor_merged';
  currency: string;
  payout_id: number | null;
  line_item_id: number | null;
  reverses_id: number | null;
  merge_id: number | null;
  created_at: Timestamp;
};

export type LedgerEntriesTable = {
  transaction_id: number;
  shop_id: number;
  vendor_id: number | null;
  sales_rep_id: number | null;
  account:
    | 'commission_expense'
    | 'additional_pay_expense'
    | 'vendor_payable'
    | 'cash'
    | 'sales_rep_expense'
    | 'sales_rep_payable';
  amount: number;
};
