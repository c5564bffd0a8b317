import type { HoldFrom } from '@consignment/domain/orders/availability';
import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import type { FeeBearer, PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { TrackingType } from '@consignment/domain/shop/vendor-tracking';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';
import type {
  OrdersTable,
  PayoutsTable,
  LineItemsTable,
  RefundAssignmentsTable,
  RefundLinesTable,
  PayoutItemsTable,
  VendorTotalsTable,
  LedgerTransactionsTable,
  LedgerEntriesTable,
} from './schema-sales.ts';
import type {
  KnownDevicesTable,
  LoginPreferencesTable,
  LoginsTable,
  MailsTable,
  PasswordAttemptsTable,
  PasswordResetsTable,
  RefreshTokensTable,
  ResetRequestsTable,
  SessionsTable,
  ShopMembersTable,
  SignupLoginsView,
  TeamInvitationsTable,
} from './schema-identity.ts';
import type {
  OrderSalesRepCommissionsTable,
  SalesRepPayoutItemsTable,
  SalesRepPayoutsTable,
  SalesRepsTable,
} from './schema-reps.ts';
import type { BankTables } from './schema-bank.ts';
import type { FactorTables } from './schema-factors.ts';
import type { ExportLinksTable, LogosTable } from './schema-files.ts';
import type { ImportFindingsTable, ImportProblemsTable, ImportsTable } from './schema-imports.ts';
import type { ShopJobsTable } from './schema-jobs.ts';
import type {
  PlatformConnectionsTable,
  PlatformInboxTable,
  PlatformInstallsTable,
  ProxySignInsTable,
} from './schema-platforms.ts';
import type { HistoryTables } from './schema-history.ts';
import type { KeyTables } from './schema-keys.ts';
import type { MoveTables } from './schema-moves.ts';
import type { PayRunTables } from './schema-pay-runs.ts';
import type { QuestionTables } from './schema-questions.ts';
import type { ReconciliationTables } from './schema-reconciliation.ts';
import type { RuleTables } from './schema-rules.ts';
import type { StatementTables } from './schema-statements.ts';
import type { WebhookTables } from './schema-webhooks.ts';
import type { AnnouncementsTable, PaymentSettingsTable, PayoutTransfersTable } from './schema-shop.ts';
import type {
  CommissionFieldsTable,
  CustomersTable,
  VendorCustomersTable,
  VendorMergesTable,
  VendorMetafieldsTable,
  VendorSignupsTable,
  VendorSignupVendorsTable,
} from './schema-vendors.ts';

/*
 * The tables of migrations/*.sql for the query builder. int8 is read as a number (an error beyond the safe integers),
 * timestamptz as a Date, date as 'YYYY-MM-DD', jsonb parsed, bytea as a Buffer.
 */

export type Schema = FactorTables &
  PayRunTables &
  QuestionTables &
  ReconciliationTables &
  MoveTables &
  RuleTables &
  StatementTables &
  HistoryTables &
  KeyTables &
  BankTables &
  WebhookTables & {
    shops: ShopsTable;
    shop_settings: ShopSettingsTable;
    shop_metas: ShopMetasTable;
    announcements: AnnouncementsTable;
    payment_settings: PaymentSettingsTable;
    invoice_counters: InvoiceCountersTable;
    logins: LoginsTable;
    shop_members: ShopMembersTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
    vendors: VendorsTable;
    vendor_signups: VendorSignupsTable;
    vendor_signup_vendors: VendorSignupVendorsTable;
    signup_logins: SignupLoginsView;
    password_resets: PasswordResetsTable;
    reset_requests: ResetRequestsTable;
    team_invitations: TeamInvitationsTable;
    known_devices: KnownDevicesTable;
    login_preferences: LoginPreferencesTable;
    password_attempts: PasswordAttemptsTable;
    mails: MailsTable;
    customers: CustomersTable;
    vendor_customers: VendorCustomersTable;
    vendor_merges: VendorMergesTable;
    vendor_metafields: VendorMetafieldsTable;
    commission_fields: CommissionFieldsTable;
    product_type_rates: ProductTypeRatesTable;
    products: ProductsTable;
    variants: VariantsTable;
    orders: OrdersTable;
    payouts: PayoutsTable;
    payout_transfers: PayoutTransfersTable;
    line_items: LineItemsTable;
    refund_assignments: RefundAssignmentsTable;
    refund_lines: RefundLinesTable;
    payout_items: PayoutItemsTable;
    vendor_totals: VendorTotalsTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
    idempotency_keys: IdempotencyKeysTable;
    imports: ImportsTable;
    import_findings: ImportFindingsTable;
    import_problems: ImportProblemsTable;
    shop_jobs: ShopJobsTable;
    platform_connections: PlatformConnectionsTable;
    platform_installs: PlatformInstallsTable;
    platform_inbox: PlatformInboxTable;
    proxy_sign_ins: ProxySignInsTable;
    export_links: ExportLinksTable;
    logos: LogosTable;
    sales_reps: SalesRepsTable;
    order_sales_rep_commissions: OrderSalesRepCommissionsTable;
    sales_rep_payouts: SalesRepPayoutsTable;
    sales_rep_payout_items: SalesRepPayoutItemsTable;
  };

export type ShopsTable = {
  id: Generated<number>;
  myshopify_domain: string;
  domain: string;
  name: string;
  email: string | null;
  country_code: string | null;
  currency: Generated<string>;
  time_zone: Generated<string>;
  created_date: Timestamp;
  agree_to_terms: Generated<boolean>;
  agree_to_upgrade: Generated<boolean>;
  agree_to_upgrade_datetime: Timestamp | null;
  upgrade_process_step: Generated<number>;
  can_use_paypal: Generated<boolean>;
  activation_requested: Generated<boolean>;
  show_upgrade_offer: Generated<boolean>;
  /** The shop whose sandbox this is; null for a real shop. */
  sandbox_of: Generated<number | null>;
  is_demo: Generated<boolean>;
  /** No login and no key opens the shop since then; null for an open one. */
  closed_at: Timestamp | null;
  /** How vendors without a method of their own are paid. */
  payout_method: Generated<PayoutMethod>;
  fees_borne_by: Generated<FeeBearer>;
};

export type ShopSettingsTable = {
  shop_id: number;
  theme: Generated<'light' | 'dark'>;
  tracking_type: Generated<TrackingType>;
  use_cost_per_item: Generated<boolean>;
  global_commission_ppm: number | null;
  discount_share: Generated<DiscountShare>;
  commission_start_date: string | null;
  ignore_order_tags: Generated<string>;
  /** Of orders that do not say it themselves. */
  prices_include_tax: Generated<boolean>;
  sync_active: Generated<boolean>;
  second_factor: Generated<'optional' | 'payers' | 'everybody'>;
  /** Commissions are on their way until so many days after this moment of their order. */
  hold_days: Generated<number>;
  hold_from: Generated<HoldFrom>;
  /** The smallest payout, in minor units. */
  minimum_payout: Generated<number>;
  /** A rule with days is made so many days before its first; 0 allows any day. */
  rule_notice_days: Generated<number>;
  /** Written as JSON text, like every jsonb. */
  switches: ColumnType<unknown, string | undefined, string>;
};

export type ShopMetasTable = {
  id: Generated<number>;
  shop_id: number;
  meta_key: string;
  meta_value: string;
};

export type InvoiceCountersTable = {
  shop_id: number;
  last_invoice_number: Generated<number>;
  /** The last number of a pay run that may be in the world; that of a run in the books may be higher. */
  last_pay_run_number: Generated<number>;
};

export type VendorsTable = {
  id: Generated<number>;
  shop_id: number;
  name: string;
  slug: string;
  contact_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address_1: Generated<string>;
  address_2: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  paypal_email: Generated<string>;
  pay_type: Generated<string>;
  commission_rate_ppm: number | null;
  flat_rate: boolean | null;
  by_profit: Generated<boolean>;
  by_compare_at_price: Generated<boolean>;
  collects_tax: Generated<boolean>;
  hidden: Generated<boolean>;
  currency: string | null;
  discount_codes: Generated<string>;
  note: Generated<string>;
  image: string | null;
  created_at: Timestamp;
  /** The vendor that this one was merged into, which is never merged itself. */
  merged_into_id: Generated<number | null>;
  /** Null for the shop's. */
  hold_days: Generated<number | null>;
  minimum_payout: Generated<number | null>;
  /** Null: as the shop pays others. */
  payout_method: Generated<PayoutMethod | null>;
};

export type ProductTypeRatesTable = {
  id: Generated<number>;
  shop_id: number;
  vendor_id: number | null;
  product_type: string;
  commission_percentage: Generated<boolean>;
  rate_ppm: number | null;
  amount: number | null;
};

export type ProductsTable = {
  id: Generated<number>;
  shop_id: number;
  platform_id: string;
  title: string;
  handle: string;
  vendor_name: Generated<string>;
  vendor_id: number | null;
  product_type: Generated<string>;
  tags: Generated<string>;
  /** The platform's, as 'a, b'. */
  collections: Generated<string>;
  image: string | null;
  status: Generated<string>;
  gift_card: Generated<boolean>;
  /** 'YYYY-MM-DD': the days of the consignment. */
  start_date: string | null;
  end_date: string | null;
  created_at: Timestamp;
  platform_updated_at: Timestamp | null;
};

export type VariantsTable = {
  id: Generated<number>;
  shop_id: number;
  product_id: number;
  platform_id: string;
  title: string;
  sku: Generated<string>;
  barcode: Generated<string>;
  price: number;
  compare_at_price: number | null;
  cost_per_item: number | null;
  inventory_quantity: number | null;
  inventory_management: string | null;
  deleted: Generated<boolean>;
};

export type IdempotencyKeysTable = {
  shop_id: number;
  key: string;
  operation: string;
  body_hash: Buffer;
  attempt: string;
  started_at: Timestamp;
  status: number | null;
  answer: Json<unknown> | null;
};
