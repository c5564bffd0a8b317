// Written by `npm run generate` from packages/server/migrations. Edit those, not this.

import type { Generated } from 'kysely';
import type { CommissionFieldKey } from '@consignment/domain/commission/commission-fields';
import type { Reason } from '@consignment/domain/commission/commission-reasons';
import type { KeptRule, RuleSource } from '@consignment/domain/commission/commission-rules';
import type { RuleStep } from '@consignment/domain/commission/dated-rules';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import type { HistoryEvent } from '@consignment/domain/history/history-events';
import type { HistoryObject, HistoryGroup } from '@consignment/domain/history/history-objects';
import type { ImportFindingKind } from '@consignment/domain/imports/import-findings';
import type { CauseDetail } from '@consignment/domain/moves/moving-lines';
import type { RefundedPart } from '@consignment/domain/orders/refund-match';
import type { BankFileFormat, CsvColumns } from '@consignment/domain/pay-runs/bank-file';
import type { Party, Role } from '@consignment/domain/people/roles';
import type { DifferenceGroup, DifferenceKind, DifferenceSource } from '@consignment/domain/reconciliation/difference-kinds';
import type { ComparedProblem, DeletionsCursor, InvoicedVendor, JobPosition, KeptFact, MonthSales, MoveCause, MoveMapping, MovePosition, MoveProfileFile, OpenQuestion, PlatformName, ReconciliationStep, ReplayedLine, RuleDraft, StatementDetails } from './column-types.ts';
import type { Computed, DefaultJson, DefaultTimestamp, Json, OptionalTimestamp, Timestamp } from './columns.ts';

/** The tables of the database for the query builder. int8 is read as a number; beyond the safe integers that is an error. */
export type Schema = {
  /** News for one shop, or for every shop where `shop_id` is null. */
  announcements: {
    id: Generated<number>;
    /** Null for every shop. */
    shop_id: number | null;
    title: string;
    message: string;
    created_date: Timestamp;
    /** Null while it is visible. */
    ended_date: OptionalTimestamp;
  };

  /** Keys of programs, each kept as the digest of its secret. */
  api_keys: {
    id: Generated<number>;
    /** The shop that made it, also of a test key. */
    shop_id: number;
    mode: 'live' | 'test';
    name: string;
    scopes: Json<string[]>;
    vendor_id: number | null;
    /** SHA-256 of the secret; not to be read by a shop's role. */
    hash: Buffer;
    calls_a_minute: number;
    created_by: number | null;
    created_at: Timestamp;
    expires_at: OptionalTimestamp;
    last_used_at: OptionalTimestamp;
    last_used_from: Generated<string>;
    revoked_at: OptionalTimestamp;
    overlap_ends_at: OptionalTimestamp;
    rotated_from: number | null;
    first_id: number | null;
  };

  /** The app of a login that shows a code every 30 seconds; its secret is sealed. */
  authenticator_apps: {
    login_id: number;
    sealed_secret: Buffer;
    created_at: Timestamp;
    last_used_at: OptionalTimestamp;
    last_step: number;
  };

  /** The columns of the portal’s commissions, in their order, with their headings. */
  commission_fields: {
    id: Generated<number>;
    shop_id: number;
    position: number;
    key: CommissionFieldKey;
    value: string;
  };

  /** Versions of commission rules with days: for which lines, from when until when, and by what value. */
  commission_rules: {
    id: Generated<number>;
    shop_id: number;
    place: 'variant' | 'product' | 'vendor_product_type' | 'tag' | 'collection' | 'shop_product_type' | 'flat' | 'vendor' | 'global';
    vendor_id: number | null;
    product_id: number | null;
    variant_id: number | null;
    name: string | null;
    version: number;
    from_day: string;
    until_day: string | null;
    measure: 'unit_price' | 'vendor_sales' | null;
    steps: Json<RuleStep[]>;
    floor_amount: number | null;
    cap_amount: number | null;
    bounds_per: 'unit' | 'line' | null;
    made_at: Timestamp;
    made_by: number | null;
    reason: Generated<string>;
    taken_back_at: OptionalTimestamp;
  };

  /** Orders of a source, with what is compared of each without reading its record. */
  compared_orders: {
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
    lines_hash: Generated<number>;
    order_id: number | null;
  };

  /** Payments of PayPal’s report or of a bank statement, as they were read. */
  compared_payments: {
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

  /** Rows of a refunds file, as they were read. */
  compared_returns: {
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

  /** The other sides of comparisons: files as they were read, and the orders of the connected platform. */
  compared_sources: {
    id: Generated<number>;
    shop_id: number;
    role: 'platform' | 'orders' | 'refunds' | 'paypal' | 'bank';
    state: Generated<'reading' | 'read'>;
    name: Generated<string>;
    size: Generated<number>;
    records: Generated<number>;
    first_at: OptionalTimestamp;
    last_at: OptionalTimestamp;
    problem_count: Generated<number>;
    problems: DefaultJson<readonly ComparedProblem[]>;
    /** The platform's own cursor. */
    cursor: Json<unknown> | null;
    made_by: number | null;
    made_at: Timestamp;
    read_at: OptionalTimestamp;
    compared_at: OptionalTimestamp;
  };

  /** Customers of a shop, from its orders and from files that vendors upload. */
  customers: {
    id: Generated<number>;
    shop_id: number;
    first_name: Generated<string>;
    last_name: Generated<string>;
    email: string;
    state: Generated<'disabled' | 'invited' | 'enabled' | 'declined'>;
    created_at: Timestamp;
  };

  /** How many differences of each source, kind and state there are, kept by triggers. */
  difference_counts: {
    shop_id: number;
    source: DifferenceSource;
    kind: DifferenceKind;
    topic: DifferenceGroup;
    state: 'open' | 'aside' | 'settled';
    differences: number;
  };

  /** Differences between the books and another side, and what keeps money from being paid: open, set aside or settled. */
  differences: {
    id: Generated<number>;
    shop_id: number;
    topic: 'orders' | 'payouts' | 'books' | 'blockers';
    kind: DifferenceKind;
    source: 'books' | 'platform' | 'orders' | 'refunds' | 'paypal' | 'bank';
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
    state: Generated<'open' | 'aside' | 'settled'>;
    aside_reason: string | null;
    aside_by: number | null;
    aside_at: OptionalTimestamp;
    settled_at: OptionalTimestamp;
  };

  /** One-time links to files that are made when the link is opened; only the digest of a token is kept. */
  export_links: {
    shop_id: number;
    token_hash: Buffer;
    /** Null for the link of a key. */
    session_id: string | null;
    export: string;
    query: Json<unknown>;
    expires_at: Timestamp;
    key_id: number | null;
  };

  /** Sign-ins after their password, proofs and set-ups of second factors that are under way; each is used once. */
  factor_challenges: {
    token_hash: Buffer;
    purpose: 'sign_in' | 'proof' | 'passkey' | 'authenticator';
    login_id: number;
    session_id: string | null;
    shop_id: number | null;
    party: Party | null;
    challenge: string;
    sealed_secret: Buffer | null;
    expires_at: Timestamp;
  };

  /** each charge of a fee to a vendor, by a version and for a cause, and what gives one back */
  fee_charges: {
    id: Generated<number>;
    shop_id: number;
    fee_id: number;
    version: number;
    vendor_id: number;
    /** the vendor when it was charged; vendor_id is the one that it was merged into since */
    charged_vendor_id: number;
    /** names what is charged once for a vendor: day:2027-01-01, once, line:12, order:7, payout:3, month:2027-01 */
    cause: string;
    /** of the charges for one cause, from 1: the second gives the first back, or adds to it */
    nth: number;
    day: string;
    /** minor units; below 0 where it gives back, and 0 where nothing is to be charged for the cause */
    amount: number;
    state: 'waiting' | 'charged' | 'waived';
    from_day: string | null;
    until_day: string | null;
    order_id: number | null;
    /** the line that was sold, as order_id and payout_id without a foreign key, since it may be deleted */
    sold_line_id: number | null;
    payout_id: number | null;
    /** the custom item that takes it off the vendor; null while it waits, and once that was removed */
    line_item_id: number | null;
    made_at: Timestamp;
  };

  /** terms of fees from a day on; one that was made later overrides all that begin on its first day or after it */
  fee_versions: {
    id: Generated<number>;
    shop_id: number;
    fee_id: number;
    version: number;
    from_day: string;
    is_paused: boolean;
    amount: Generated<number>;
    /** the percentage in parts per million; null for none */
    ppm: number | null;
    day: number | null;
    month: number | null;
    before_rate: Generated<boolean>;
    method: 'paypal' | 'bank' | 'by_hand' | null;
    prorated: Generated<boolean>;
    waits: Generated<boolean>;
    /** null for all vendors; the terms of a paused fee are empty */
    vendor_ids: number[] | null;
    made_at: Timestamp;
    /** the login, without a foreign key, since it may be deleted */
    made_by: number | null;
    reason: Generated<string>;
  };

  /** what a shop charges its vendors beside its commission */
  fees: {
    id: Generated<number>;
    shop_id: number;
    name: string;
    kind: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'once' | 'per_item' | 'processing' | 'per_payout' | 'monthly_minimum';
    /** the vendors that one of its versions names, who see it; null where one concerns all */
    vendor_ids: number[] | null;
    made_at: Timestamp;
  };

  /** The acts in a shop: by whom, when, and before → after, chained by hash; rows are only added. */
  history: {
    shop_id: number;
    /** 1, 2, 3 … by shop, in the order of commits; the database counts. */
    seq: Computed<number>;
    at: Timestamp;
    by_kind: 'person' | 'key' | 'job' | 'platform' | 'command';
    /** The login or the key; null for the others. */
    by_id: number | null;
    /** The job, the platform or the command; '' for people and keys. */
    by_name: Generated<string>;
    origin_id: number | null;
    event: HistoryEvent;
    object_type: HistoryObject;
    object_id: string;
    vendor_id: number | null;
    before: Json<HistoryValues> | null;
    after: Json<HistoryValues> | null;
    reason: Generated<string>;
    prev_hash: Computed<Buffer>;
    hash: Computed<Buffer>;
  };

  /** The end of each shop’s history, which is locked while an entry is added. */
  history_heads: {
    shop_id: number;
    seq: Computed<number>;
    hash: Computed<Buffer>;
  };

  /** The addresses and devices from which people act; beside the chain, to be forgotten. */
  history_origins: {
    id: Generated<number>;
    shop_id: number;
    login_id: number;
    address: string;
    device: string;
    /** The person of the shop who has set up this vendor's login. */
    set_by: number | null;
  };

  /** The names of the people in the history of the session’s shop. */
  history_people: {
    id: number;
    name: string;
  };

  /** Requests with an `Idempotency-Key` and their answers, so that a retry has no second effect. */
  idempotency_keys: {
    shop_id: number;
    key: string;
    operation: string;
    body_hash: Buffer;
    attempt: string;
    started_at: Timestamp;
    status: number | null;
    answer: Json<unknown> | null;
  };

  /** Facts of an import’s files that move money, by order and vendor. */
  import_findings: {
    id: Generated<number>;
    import_id: number;
    shop_id: number;
    kind: ImportFindingKind;
    order_name: string;
    row_number: number;
    orders: Generated<number>;
    vendor: string;
    amount: number;
    detail: string;
    lines: Generated<number>;
  };

  /** Vendors, and products by their SKU, that lines of an import lack, by product. */
  import_gaps: {
    id: Generated<number>;
    import_id: number;
    shop_id: number;
    title: string;
    sku: string;
    no_vendor: boolean;
    unknown_sku: boolean;
    first_row: number;
    lines: number;
    units: number;
    sales: number;
    commission: number;
    unpriced: number;
  };

  /** Orders and variants that an import has read so far, to find repeated ones; emptied at its end. */
  import_keys: {
    import_id: number;
    shop_id: number;
    file: string;
    key: string;
    row_number: number;
  };

  /** Rows of an import that cannot be read, with file, row and reason. */
  import_problems: {
    id: Generated<number>;
    import_id: number;
    shop_id: number;
    file: string;
    row_number: number;
    reason: string;
    excerpt: Generated<string>;
  };

  /** The refunds file as read, kept while its import runs. */
  import_returns: {
    import_id: number;
    shop_id: number;
    row_number: number;
    order_name: string;
    sku: string;
    refunded_at: Timestamp;
    units: number;
    amount: number | null;
    excerpt: string;
  };

  /** The products file as a check has read it; emptied at the end of the check. */
  import_variants: {
    id: Generated<number>;
    import_id: number;
    shop_id: number;
    platform_id: string;
    sku: string;
    title: string;
    variant_title: string;
    vendor_name: string;
    tags: string;
    product_type: string;
    gift_card: boolean;
    cost_per_item: number | null;
    compare_at_price: number | null;
  };

  /** Import runs: their files, state, progress and counts. */
  imports: {
    id: Generated<number>;
    shop_id: number;
    state: 'waiting' | 'checking' | 'checked' | 'check_failed' | 'running' | 'done' | 'failed';
    description: string;
    progress: Generated<number>;
    files: Json<unknown>;
    counts: DefaultJson<unknown>;
    problem: string | null;
    started_at: Timestamp;
    finished_at: OptionalTimestamp;
    owner: Json<unknown> | null;
    seen_at: OptionalTimestamp;
    new_vendors: DefaultJson<string[]>;
    effect: Json<unknown> | null;
  };

  /** The last invoice number of each shop, and from which number of a pay run it goes on after a restore. */
  invoice_counters: {
    shop_id: number;
    last_invoice_number: Generated<number>;
    /** The last number of a pay run that may be in the world; that of a run in the books may be higher. */
    last_pay_run_number: Generated<number>;
  };

  /** Browsers in which a login has logged in by password; their attempts are counted apart. */
  known_devices: {
    token_hash: Buffer;
    login_id: number;
    last_used_at: Timestamp;
  };

  /** The two or more sides of a ledger transaction; debits are positive, and they sum to 0. */
  ledger_entries: {
    transaction_id: number;
    shop_id: number;
    vendor_id: number | null;
    account: 'commission_expense' | 'additional_pay_expense' | 'vendor_payable' | 'cash' | 'sales_rep_expense' | 'sales_rep_payable';
    amount: number;
    sales_rep_id: number | null;
  };

  /** Final movements of money in double entry: of one vendor, or of one sales rep. */
  ledger_transactions: {
    id: Generated<number>;
    shop_id: number;
    /** Null for a sales rep's. */
    vendor_id: number | null;
    kind: 'custom_item' | 'refund_after_payout' | 'lines_settled' | 'additional_pay' | 'payout' | 'reversal' | 'vendor_merged';
    currency: string;
    payout_id: number | null;
    line_item_id: number | null;
    reverses_id: number | null;
    created_at: Timestamp;
    sales_rep_id: number | null;
    sales_rep_payout_id: number | null;
    merge_id: number | null;
  };

  /** Lines of orders, custom items and reversals, each with its commission and the terms it was worked out by. */
  line_items: {
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
    tracked_vendor_id: number | null;
    override_vendor_id: number | null;
    vendor_id: Computed<number | null>;
    override_amount: number | null;
    override_ppm: number | null;
    commission_state: Generated<'accrued' | 'pending' | 'blocked' | 'ineligible' | 'unassigned'>;
    commission_reason: Reason | null;
    commission_full: Generated<number>;
    commission_reversed: Generated<number>;
    commission_amount: Computed<number>;
    commission_source: RuleSource | null;
    commission_rate_ppm: number | null;
    net_sales: Generated<number>;
    net_tax: Generated<number>;
    payout_id: number | null;
    /** The vendor named in the line itself; '' for none. */
    sold_by: Generated<string>;
    terms_currency: string | null;
    terms_discount_share: 'vendor' | 'store' | 'equal' | null;
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
    /** The texts of the line that a search compares, in lower case; null where they are too long for an index. */
    search_text: Computed<string | null>;
    /** The version of a rule that won; null for a setting, an override or none. */
    commission_rule_id: number | null;
    /** The rules with days that held, the strongest first. */
    terms_rules: Json<KeptRule[]> | null;
    /** The vendor's sales of the month before, where a tier held. */
    terms_sales: number | null;
    /** The customer still owes for it. */
    is_owed: Generated<boolean>;
    /** How many orders these were counted from. */
    terms_sales_orders: number | null;
    /** The tax with prices that do not include it; null where the setting of the shop changes nothing. */
    tax_on_top: number | null;
    /** The tax with prices that include it. */
    tax_in_price: number | null;
  };

  /** How a person likes the apps, such as the columns hidden in each list, by login and key. */
  login_preferences: {
    login_id: number;
    key: string;
    value: Json<unknown>;
  };

  /** E-mail addresses and password hashes. A login may belong to several shops. */
  logins: {
    id: Generated<number>;
    email: string;
    password_hash: string;
    name: string;
    created_at: Timestamp;
    /** Emptied, since the books name it. */
    is_forgotten: Generated<boolean>;
    /** A change by it was stopped: it opens nothing until a password is chosen by mail. */
    closed_at: OptionalTimestamp;
    /** That the last sign-in asked for (BCP 47), for mails; empty where it asked for none. */
    language: Generated<string>;
  };

  /** Logos of shops, named by the digest of their bytes. */
  logos: {
    shop_id: number;
    digest: string;
    media_type: 'image/png' | 'image/jpeg';
    width: number;
    height: number;
    bytes: Buffer;
    created_at: Timestamp;
  };

  /** Outgoing mail: written in the transaction that causes it, sent afterwards, bodies emptied once sent. */
  mails: {
    id: Generated<number>;
    shop_id: number;
    kind: 'reset' | 'invite' | 'approval' | 'email_changed' | 'password_changed' | 'second_factor' | 'order' | 'payout' | 'payout_back' | 'statement' | 'privacy' | 'offer' | 'registration' | 'team_invitation' | 'webhook_off' | 'bank_details' | 'pay_run' | 'rule_notice' | 'question' | 'question_answer';
    vendor_id: number | null;
    to_name: Generated<string>;
    to_address: string;
    cc_address: string | null;
    reply_to: string | null;
    from_name: string;
    subject: string;
    text_body: string;
    html_body: string;
    reset_id: string | null;
    /** kept: in the server's folder of mail, where it sends none. */
    state: Generated<'queued' | 'sending' | 'sent' | 'kept' | 'failed'>;
    attempts: Generated<number>;
    due_at: Timestamp;
    created_at: Timestamp;
    finished_at: OptionalTimestamp;
    problem: string | null;
    payout_id: number | null;
    invitation_link: string | null;
    stop_link: string | null;
  };

  /** The differences between the former app and the rules here, by row or by payout. */
  move_differences: {
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

  /** The bytes of the files of a move, in pieces. */
  move_file_parts: {
    shop_id: number;
    file_id: number;
    nth: number;
    bytes: Buffer;
  };

  /** The files of a move, each with how it is read. */
  move_files: {
    id: Generated<number>;
    shop_id: number;
    move_id: number;
    role: 'vendors' | 'commissions' | 'payouts';
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
    date_order: 'day_first' | 'month_first' | 'year_first' | null;
    decimal_mark: 'point' | 'comma' | null;
    rate_form: 'percent' | 'fraction' | null;
    questions: DefaultJson<readonly OpenQuestion[]>;
    faults: DefaultJson<readonly string[]>;
    received_at: Timestamp;
  };

  /** Differences of a move that one answer settles, by their cause, and the answer. */
  move_groups: {
    id: Generated<number>;
    shop_id: number;
    move_id: number;
    cause: 'rate' | 'discount_share' | 'discount_order' | 'refund' | 'rounding' | 'profit_quantity' | 'profit_cost' | 'tax' | 'missing_order' | 'missing_row' | 'sum' | 'other';
    key: string;
    detail: Json<CauseDetail>;
    vendor_id: number | null;
    answer: 'theirs' | 'leave' | null;
    answered_by: number | null;
    answered_at: OptionalTimestamp;
    difference_count: Generated<number>;
    payout_count: Generated<number>;
    theirs: Generated<number>;
    ours: Generated<number>;
    size: Generated<number>;
  };

  /** The payouts of the former app, each with what it comes to by the rules here. */
  move_payouts: {
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
    verdict: Generated<'equal' | 'accepted' | 'open' | 'left' | 'blocked' | 'booked'>;
    blocked_because: string | null;
    causes: DefaultJson<readonly MoveCause[]>;
    payout_id: number | null;
  };

  /** Rows of a move that cannot be read, with column and reason. */
  move_problems: {
    id: Generated<number>;
    shop_id: number;
    move_id: number;
    file: 'vendors' | 'commissions' | 'payouts';
    row_number: number;
    column_name: string | null;
    reason: string;
    excerpt: Generated<string>;
  };

  /** Saved ways to read the files of another app. */
  move_profiles: {
    id: Generated<number>;
    shop_id: number;
    name: string;
    files: Json<readonly MoveProfileFile[]>;
    saved_at: Timestamp;
  };

  /** The commissions of the former app, each with the line here that it is of. */
  move_rows: {
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

  /** The vendors that the files of a move name, whom they are here, and what is open to each. */
  move_vendors: {
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

  /** Moves from another app: their state, and how far each is. */
  moves: {
    id: Generated<number>;
    shop_id: number;
    name: string;
    state: Generated<'draft' | 'checking' | 'checked' | 'booking' | 'booked' | 'undoing' | 'undone'>;
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

  /** Units and money that came back, by order and SKU, also of orders that are not imported yet. */
  order_returns: {
    shop_id: number;
    order_name: string;
    sku: string;
    refunded_at: Timestamp;
    units: number;
    nth: number;
    amount: number | null;
    line_platform_id: Generated<string>;
  };

  /** The percentage of an order that a sales rep earns. */
  order_sales_rep_commissions: {
    id: Generated<number>;
    shop_id: number;
    order_id: number;
    sales_rep_id: number;
    rate_ppm: number;
    created_at: Timestamp;
  };

  /** The shop’s orders as its platform or a file has them. */
  orders: {
    id: Generated<number>;
    shop_id: number;
    platform_id: string;
    name: string;
    processed_at: Timestamp;
    cancelled_at: OptionalTimestamp;
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
    platform_updated_at: OptionalTimestamp;
    refunds_known: Generated<boolean>;
    customer_erased: Generated<boolean>;
    /** All texts that a search compares, in lower case. */
    search_text: Computed<string>;
    /** When it was paid and fulfilled in full; null while it is not, or where its platform does not say. */
    paid_at: OptionalTimestamp;
    fulfilled_at: OptionalTimestamp;
    /** The standing of its open dispute; null for none, or where its platform does not say. */
    dispute: 'needs_response' | 'under_review' | null;
    /** Goods that the customer still owes for, although the order counts as paid. */
    outstanding_balance: Generated<number>;
    /** By how much its own sums differ; null where they add up or are not known. */
    sums_off: number | null;
    sums_accepted_at: OptionalTimestamp;
    /** The part of a refund for goods whose lines are not known. */
    refund_to_assign: Generated<number>;
    /** In sentences, what refunds without lines were found to be of. */
    refund_found: Generated<string>;
    /** The money of refunds without lines of which a person has said what they were of. */
    refund_assigned: Generated<number>;
    /** Null where they could not be checked. */
    sums_state: 'adds_up' | 'rows_missing' | 'rows_twice' | 'price_edited' | 'total_differs' | null;
    /** The platform itself says whether prices include tax. */
    taxes_stated: Generated<boolean>;
    /** The part of its discounts that is on shipping. */
    shipping_discount: Generated<number>;
  };

  /** The passkeys of logins: public keys, with the counter of each. */
  passkeys: {
    id: Generated<number>;
    login_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Timestamp;
    last_used_at: OptionalTimestamp;
  };

  /** Counts of password attempts, under the digest of the login and address they are counted for. */
  password_attempts: {
    key: Buffer;
    began_at: Timestamp;
    attempts: number;
  };

  /** Reset links that were sent. A token is derived from the id and the server’s secret. */
  password_resets: {
    id: string;
    login_id: number;
    created_at: Timestamp;
    expires_at: Timestamp;
  };

  /** The persons who approved a pay run: one, or two above the shop’s limit. */
  pay_run_approvals: {
    id: Generated<number>;
    shop_id: number;
    run_id: number;
    login_id: number | null;
    at: Timestamp;
    amount: number;
  };

  /** The entries of a bank’s answers and statements, each with the payout that it settled, if any. */
  pay_run_bank_entries: {
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
    state: 'matched' | 'unmatched' | 'set_aside';
    why: Generated<string>;
    payout_id: number | null;
    taken_at: Timestamp;
    taken_by: number | null;
    brings_back: number | null;
  };

  /** The bank files of pay runs, sealed, with their control sums; the same bytes at each download. */
  pay_run_files: {
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
    given_at: OptionalTimestamp;
    given_by: number | null;
    exported_at: OptionalTimestamp;
    /** Null for a file from before this was kept. */
    pays_on: string | null;
  };

  /** Every payout that a pay run has made, with those that failed and were paid again. */
  pay_run_payouts: {
    shop_id: number;
    payout_id: number;
    run_id: number;
    vendor_id: number;
    attempt: number;
    file_nth: number | null;
  };

  /** The names of those who have drafted or approved pay runs of the session’s shop. */
  pay_run_people: {
    id: number;
    name: string;
  };

  /** When a shop’s pay runs are drafted, the limit above which two persons approve, and the sealed account they are paid from. */
  pay_run_settings: {
    shop_id: number;
    every: 'week' | 'two_weeks' | 'month' | null;
    day: number | null;
    method: 'paypal' | 'bank' | 'by_hand' | null;
    set_on: string | null;
    pays_by_itself: Generated<boolean>;
    second_above: number | null;
    file_format: 'pain.001.001.09' | 'pain.001.001.03' | 'nacha_ppd' | 'nacha_ccd' | 'aba' | 'cpa_005' | 'bacs_18' | 'wise_csv' | 'csv' | null;
    sealed_from: Buffer | null;
    from_holder: Generated<string>;
    from_masked: Generated<string>;
    columns: Json<CsvColumns> | null;
    balanced_file: Generated<boolean>;
    immediate_origin: string | null;
  };

  /** The vendors of a pay run: the amount that was reviewed, the method, and why one cannot be paid. */
  pay_run_vendors: {
    run_id: number;
    shop_id: number;
    vendor_id: number;
    method: 'paypal' | 'bank' | 'by_hand';
    is_method_set: Generated<boolean>;
    is_left_out: Generated<boolean>;
    amount: number;
    line_count: number;
    exception: 'paypal_refused' | 'no_paypal_email' | 'no_bank_details' | 'address_missing' | 'provider_not_connected' | 'nothing_available' | 'nothing_to_pay' | 'below_minimum' | 'not_available_yet' | 'being_checked' | 'paid_there' | 'disputed' | 'waits_for_answer' | 'bank_details_changed' | 'not_recalculated' | 'vendor_hidden' | 'currency_not_supported' | null;
    reason: Generated<string>;
    available_on: string | null;
    payout_id: number | null;
    /** Lines of open or answered questions, which are not in the amount. */
    waiting_count: Generated<number>;
    waiting_amount: Generated<number>;
  };

  /** Pay runs, which pay many vendors at once: drafted, approved, and paid. */
  pay_runs: {
    id: Generated<number>;
    shop_id: number;
    number: number;
    currency: string;
    method: 'paypal' | 'bank' | 'by_hand' | null;
    scheduled_for: string | null;
    created_by: number | null;
    created_at: Timestamp;
    drafted_at: Timestamp;
    is_to_be_approved: Generated<boolean>;
    approved_at: OptionalTimestamp;
    amount: number | null;
    again_count: Generated<number>;
    finished_at: OptionalTimestamp;
    canceled_at: OptionalTimestamp;
    canceled_by: number | null;
  };

  /** How a shop pays through a provider: client, sealed secret, mode and webhook. */
  payment_settings: {
    shop_id: number;
    provider: 'paypal';
    live_api_client: Generated<string>;
    /** Sealed; null for none. */
    live_api_secret: Buffer | null;
    live_api_secret_end: Generated<string>;
    test_api_client: Generated<string>;
    test_api_secret: Buffer | null;
    test_api_secret_end: Generated<string>;
    live_mode: Generated<boolean>;
    live_check: Generated<'not_checked' | 'valid' | 'payouts_off' | 'invalid'>;
    live_webhook_id: string | null;
    test_check: Generated<'not_checked' | 'valid' | 'payouts_off' | 'invalid'>;
    test_webhook_id: string | null;
  };

  /** The line items that a payout pays and the amount of each; a line item is in one active payout at most. */
  payout_items: {
    payout_id: number;
    shop_id: number;
    line_item_id: number;
    amount: number;
    commission_type: string;
    active: Generated<boolean>;
  };

  /** The outbox of payouts through a provider: one row a payout, sent under one batch id. */
  payout_transfers: {
    shop_id: number;
    payout_id: number;
    provider: 'paypal';
    batch_id: string;
    client_id: string;
    receiver: string;
    may_have_arrived: Generated<boolean>;
    first_sent_at: OptionalTimestamp;
    provider_batch_id: string | null;
    provider_item_id: string | null;
    provider_status: Generated<string>;
    problem: Generated<string>;
    taken: Generated<number>;
    looks: Generated<number>;
    due_at: OptionalTimestamp;
    created_at: Timestamp;
    is_final_no: Generated<boolean>;
  };

  /** Payouts to vendors: amount, invoice number and status. */
  payouts: {
    id: Generated<number>;
    shop_id: number;
    vendor_id: number;
    invoice_number: number;
    currency: string;
    lines_amount: number;
    additional_pay: Generated<number>;
    amount: Computed<number>;
    note: Generated<string>;
    status: Generated<'to_send' | 'recorded' | 'ready' | 'at_bank' | 'sending' | 'checking' | 'sent' | 'held' | 'unclaimed' | 'paid' | 'needs_attention' | 'failed' | 'returned' | 'reversed' | 'deleted'>;
    created_date: Timestamp;
    created_by: number | null;
    deleted_date: OptionalTimestamp;
    is_test: Generated<boolean>;
    /** True where the money has left the shop or is on its way. */
    counts: Computed<boolean>;
    /** The vendor on its invoice, where it was merged since. */
    issued_to: Json<InvoicedVendor> | null;
    /** The time of the mail to its vendor; null where none was written, for want of an address for example. */
    vendor_told_at: OptionalTimestamp;
    method: Generated<'paypal' | 'bank' | 'by_hand'>;
    /** The provider's fee for it; null while that is not known. */
    fee: number | null;
    fee_borne_by: Generated<'shop' | 'vendor'>;
    /** The part of the fee that has been taken off the vendor. */
    fee_charged: Generated<number>;
    /** The custom item that takes the fee off, until it is removed. */
    fee_line_item_id: number | null;
    /** Of a payout that was moved in: its move, its row there, and its number in the former app. */
    move_id: number | null;
    move_payout_id: number | null;
    former_number: string | null;
    /** Of the pay run that made it. */
    pay_run_number: number | null;
    /** The account when it was made: of a bank masked, of PayPal its address. Null where it is not known. */
    paid_to: string | null;
  };

  /** A shop’s connection to its platform: sealed tokens, and the cursors of its syncs. */
  platform_connections: {
    shop_id: number;
    platform: 'shopify';
    host: string;
    state: 'connected' | 'uninstalled' | 'closed';
    /** Sealed, as is the refresh token. */
    token: Buffer | null;
    token_expires_at: OptionalTimestamp;
    refresh_token: Buffer | null;
    scopes: Generated<string>;
    connected_at: Timestamp;
    ended_at: OptionalTimestamp;
    /** The platform's own cursor. */
    whole: Json<unknown> | null;
    changes: Json<unknown> | null;
    read_until: OptionalTimestamp;
    problem: Generated<string>;
    deletions: Json<DeletionsCursor> | null;
  };

  /** Webhooks of a platform, written before they are answered and handled afterwards. */
  platform_inbox: {
    id: Generated<number>;
    shop_id: number;
    message_id: string;
    subject: 'order' | 'order_gone' | 'product' | 'app_removed' | 'customer_report' | 'customer_erasure' | 'shop_erasure';
    object_id: string;
    body: Json<unknown> | null;
    received_at: Timestamp;
    due_at: Timestamp;
    failures: Generated<number>;
    handled_at: OptionalTimestamp;
    problem: Generated<string>;
  };

  /** Installations that were begun: the digest of the OAuth state, good once. */
  platform_installs: {
    state_hash: Buffer;
    platform: PlatformName;
    host: string;
    expires_at: Timestamp;
  };

  /** Commission rates by product type: of one vendor, or of the shop where `vendor_id` is null. */
  product_type_rates: {
    id: Generated<number>;
    shop_id: number;
    vendor_id: number | null;
    product_type: string;
    commission_percentage: Generated<boolean>;
    rate_ppm: number | null;
    amount: number | null;
  };

  /** The shop’s products, each with the vendor it is tracked to. */
  products: {
    id: Generated<number>;
    shop_id: number;
    platform_id: string;
    title: string;
    handle: string;
    vendor_name: Generated<string>;
    vendor_id: number | null;
    product_type: Generated<string>;
    tags: Generated<string>;
    image: string | null;
    status: Generated<string>;
    created_at: Timestamp;
    gift_card: Generated<boolean>;
    /** 'YYYY-MM-DD': the days of the consignment. */
    start_date: string | null;
    end_date: string | null;
    platform_updated_at: OptionalTimestamp;
    /** The platform's, as 'a, b'. */
    collections: Generated<string>;
  };

  /** Signatures of the platform’s proxy that have opened a session, so that each opens one only. */
  proxy_sign_ins: {
    shop_id: number;
    signature_hash: Buffer;
    expires_at: Timestamp;
  };

  /** The number of a shop’s last question. */
  question_counters: {
    shop_id: number;
    last_number: Generated<number>;
  };

  /** Pictures and PDFs of the messages of questions. One that was uploaded and not sent goes after a day. */
  question_files: {
    id: Generated<number>;
    shop_id: number;
    /** Null until it is sent. */
    question_id: number | null;
    message_id: number | null;
    uploaded_by: number | null;
    uploaded_by_key: number | null;
    name: string;
    media_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'application/pdf';
    size: number;
    bytes: Buffer;
    uploaded_at: Timestamp;
  };

  /** The messages of each question: texts, acts and changes of its state, by side. */
  question_messages: {
    id: Generated<number>;
    shop_id: number;
    question_id: number;
    side: 'vendor' | 'rep' | 'shop' | 'system';
    by_login: number | null;
    at: Timestamp;
    kind: 'text' | 'act' | 'state';
    text: Generated<string>;
    state: 'open' | 'answered' | 'settled' | 'closed' | null;
    act: 'override' | 'custom_item' | 'move' | null;
    amount_before: number | null;
    amount_after: number | null;
    set_to: string | null;
    made_line_id: number | null;
    /** Never for a vendor. */
    moved_to: number | null;
  };

  /** The names of those who have written in questions of the session’s shop; in a vendor’s session of those at the vendor. */
  question_people: {
    id: number;
    name: string;
  };

  /** Within how many days a shop answers questions, when they close by themselves, and whether their lines wait for the answer. */
  question_settings: {
    shop_id: number;
    /** 0 for no promise. */
    answer_days: Generated<number>;
    /** 0 for never. */
    close_days: Generated<number>;
    holds_lines: Generated<boolean>;
  };

  /** Questions of vendors and sales reps about one line each, with their state and when they are due. */
  questions: {
    id: Generated<number>;
    shop_id: number;
    number: number;
    /** Either a vendor or a sales rep. */
    vendor_id: number | null;
    sales_rep_id: number | null;
    /** Null once the line is gone. */
    line_item_id: number | null;
    rep_commission_id: number | null;
    /** As they were when it was asked. */
    title: string;
    order_name: string;
    amount_asked: number;
    currency: string;
    reason: 'rate' | 'price' | 'discount' | 'refund' | 'quantity' | 'not_mine' | 'missing' | 'other';
    state: Generated<'open' | 'answered' | 'settled' | 'closed'>;
    asked_by: number | null;
    asked_at: Timestamp;
    /** Of an open one; null for no promise. */
    due_at: OptionalTimestamp;
    /** Of an answered one. */
    answered_at: OptionalTimestamp;
    changed_at: Timestamp;
    ended_at: OptionalTimestamp;
  };

  /** The names of those who have compared files or set differences of the session’s shop aside. */
  reconciliation_people: {
    id: number;
    name: string;
  };

  /** Comparisons of the books with what is there to compare, and how far each has come. */
  reconciliation_runs: {
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
    next_steps: ReconciliationStep[] | null;
    made_by: number | null;
    started_at: Timestamp;
    finished_at: OptionalTimestamp;
  };

  /** Digests of the codes that stand in for a lost second factor, each good once. */
  recovery_codes: {
    login_id: number;
    code_hash: Buffer;
    created_at: Timestamp;
    used_at: OptionalTimestamp;
  };

  /** When each recurring task last began, so that it begins once at each of its times, in one of all processes. */
  recurring_tasks: {
    name: string;
    began_at: Timestamp;
  };

  /** Digests of refresh tokens, by session; the reuse of one ends its session. */
  refresh_tokens: {
    token_hash: Buffer;
    session_id: string;
    issued_at: Timestamp;
    expires_at: Timestamp;
    used_at: OptionalTimestamp;
  };

  /** The lines of refunds that name none, as they were found or as a person has said. */
  refund_assignments: {
    id: Generated<number>;
    shop_id: number;
    order_id: number;
    money: number;
    /** The lines, each with units or minor units. */
    parts: Json<readonly RefundedPart[]>;
    how: string | null;
    created_at: Timestamp;
    /** The reading of the order's tax by which it was found; null holds for both. */
    taxes_included: boolean | null;
  };

  /** Refunds by line item: units that came back, or money alone. */
  refund_lines: {
    id: Generated<number>;
    shop_id: number;
    line_item_id: number;
    platform_id: string;
    refunded_at: Timestamp;
    units: Generated<number>;
    amount: Generated<number>;
  };

  /** Requests for a new password, looked up after the answer so that it does not say which addresses exist. */
  reset_requests: {
    id: Generated<number>;
    email: string;
    shop: string | null;
    asked_at: Timestamp;
  };

  /** The names of those who have made commission rules of the session’s shop. */
  rule_people: {
    id: number;
    name: string;
  };

  /** The earnings of a vendor’s lines of a month, and those that they would have had by the drafts of a replay. */
  rule_replay_sums: {
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

  /** Replays of drafts of rules over past days: how far each has come, and the lines that change most. Kept for a week. */
  rule_replays: {
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
    largest: DefaultJson<readonly ReplayedLine[]>;
    made_by: number | null;
    made_at: Timestamp;
    finished_at: OptionalTimestamp;
  };

  /** The part of a payout to a sales rep that pays for each order. */
  sales_rep_payout_items: {
    payout_id: number;
    shop_id: number;
    sales_rep_id: number;
    order_id: number;
    rate_ppm: number;
    amount: number;
    active: Generated<boolean>;
  };

  /** Payouts to sales reps. */
  sales_rep_payouts: {
    id: Generated<number>;
    shop_id: number;
    sales_rep_id: number;
    invoice_number: number;
    currency: string;
    commissions_amount: number;
    additional_pay: Generated<number>;
    amount: Computed<number>;
    note: Generated<string>;
    status: Generated<'recorded' | 'deleted'>;
    created_date: Timestamp;
    created_by: number | null;
    deleted_date: OptionalTimestamp;
  };

  /** Sales reps of a shop, who earn a percentage of an order at the store’s expense. */
  sales_reps: {
    id: Generated<number>;
    shop_id: number;
    first_name: string;
    last_name: Generated<string>;
    image: string | null;
    created_at: Timestamp;
  };

  /** The sandbox of each shop that has one, and how far its filling is. */
  sandboxes: {
    /** The shop that has the sandbox. */
    shop_id: number;
    state: 'filling' | 'ready' | 'failed';
    description: Generated<string>;
    progress: Generated<number>;
    asked_at: Timestamp;
    filled_at: OptionalTimestamp;
  };

  /** The migrations that were applied, with the checksums of their texts, and the row that servers lock. */
  schema_migrations: {
    name: string;
    checksum: string;
    applied_at: OptionalTimestamp;
  };

  /** Signed-in sessions. One session is one family of refresh tokens. */
  sessions: {
    id: string;
    login_id: number;
    shop_id: number;
    party: 'merchant' | 'salesrep' | 'vendor';
    created_at: Timestamp;
    revoked_at: OptionalTimestamp;
    revoked_because: string | null;
    by_password: Generated<boolean>;
    device_hash: Buffer | null;
    proved_at: OptionalTimestamp;
    device: Generated<string>;
    address: Generated<string>;
    last_seen_at: Timestamp;
  };

  /** Work that is due for a shop or a vendor: syncs, recalculations, totals. Each step commits its position. */
  shop_jobs: {
    shop_id: number;
    kind: 'sync' | 'recalculation' | 'totals' | 'reconcile' | 'inbox';
    /** 0 for the whole shop. */
    vendor_id: Generated<number>;
    is_due: Generated<boolean>;
    holds_payouts: Generated<boolean>;
    position: DefaultJson<JobPosition | Record<string, never>>;
    description: Generated<string>;
    progress: Generated<number>;
    failures: Generated<number>;
    resume_at: DefaultTimestamp;
    started_at: DefaultTimestamp;
    finished_at: OptionalTimestamp;
    failed_with: Generated<string>;
  };

  /** The people of a shop: logins, each with its role. */
  shop_members: {
    shop_id: number;
    login_id: number;
    role: 'owner' | 'manager' | 'payer' | 'bookkeeper' | 'support' | 'salesrep';
    /** Whose figures a sales rep's login sees. */
    sales_rep_id: number | null;
  };

  /** Keys and values that the apps keep for a shop (shop meta). */
  shop_metas: {
    id: Generated<number>;
    shop_id: number;
    meta_key: string;
    meta_value: string;
  };

  /** Settings and switches of a shop. */
  shop_settings: {
    shop_id: number;
    theme: Generated<'light' | 'dark'>;
    tracking_type: Generated<'Vendor Name' | 'Product Tag'>;
    use_cost_per_item: Generated<boolean>;
    global_commission_ppm: number | null;
    discount_share: Generated<'vendor' | 'store' | 'equal'>;
    commission_start_date: string | null;
    ignore_order_tags: Generated<string>;
    sync_active: Generated<boolean>;
    /** Written as JSON text, like every jsonb. */
    switches: DefaultJson<unknown>;
    second_factor: Generated<'optional' | 'payers' | 'everybody'>;
    /** Commissions are on their way until so many days after this moment of their order. */
    hold_days: Generated<number>;
    hold_from: Generated<'order' | 'payment' | 'fulfilment'>;
    /** The smallest payout, in minor units. */
    minimum_payout: Generated<number>;
    /** A rule with days is made so many days before its first; 0 allows any day. */
    rule_notice_days: Generated<number>;
    /** Of orders that do not say it themselves. */
    prices_include_tax: Generated<boolean>;
  };

  /** One row a shop. Every other table of a shop names it by `shop_id`. */
  shops: {
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
    agree_to_upgrade_datetime: OptionalTimestamp;
    upgrade_process_step: Generated<number>;
    can_use_paypal: Generated<boolean>;
    activation_requested: Generated<boolean>;
    show_upgrade_offer: Generated<boolean>;
    /** The shop whose sandbox this is; null for a real shop. */
    sandbox_of: number | null;
    /** How vendors without a method of their own are paid. */
    payout_method: Generated<'paypal' | 'bank' | 'by_hand'>;
    fees_borne_by: Generated<'shop' | 'vendor'>;
    is_demo: Generated<boolean>;
    /** No login and no key opens the shop since then; null for an open one. */
    closed_at: OptionalTimestamp;
    /** As on invoices; empty where it is the name. */
    legal_name: Generated<string>;
    address_1: Generated<string>;
    address_2: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    zip: Generated<string>;
    /** As the shop writes it. */
    tax_number: Generated<string>;
    /** By whose customs dates are written (BCP 47); empty for the documented form. */
    locale: Generated<string>;
    /** Where people write to; empty where it is the email. */
    support_email: Generated<string>;
  };

  /** The keys of the installation that sign statements: the private half sealed, the public half kept for good. */
  signing_keys: {
    key_id: string;
    public_key: string;
    sealed_key: Buffer | null;
    created_at: Timestamp;
    retired_at: OptionalTimestamp;
  };

  /** E-mail addresses and names of the accounts of the session’s shop, and of no other login. */
  signup_logins: {
    shop_id: number;
    signup_id: number;
    email: string;
    name: string;
  };

  /** The entries of statements: each line, payout and part of a rep as it was stated; never changed. */
  statement_entries: {
    statement_id: number;
    position: number;
    shop_id: number;
    section: 'brought_forward' | 'earned' | 'adjustment' | 'custom_item' | 'additional_pay' | 'payout';
    reason: 'late' | 'repriced' | 'refunded' | 'repriced_and_refunded' | 'not_earned' | 'moved_in' | 'moved_out' | 'removed' | 'payout_void' | null;
    item: 'line' | 'part' | 'payout' | 'payout_pay';
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
    invoice_number: number | null;
    /** As `statedRuleCode` of the domain writes it; null where no rule with days decided. */
    rule: string | null;
  };

  /** Lines of text of statements, of the questions that were asked or that ended in the period; never changed. */
  statement_notes: {
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

  /** The vendors or sales reps of a run of statements, and what came of each. */
  statement_run_payees: {
    run_id: number;
    shop_id: number;
    payee_id: number;
    payee_name: string;
    statement_id: number | null;
    outcome: Generated<'waiting' | 'issued' | 'period_stated' | 'nothing_to_state' | 'recalculating' | 'not_found'>;
    reason: Generated<string>;
  };

  /** Runs that issue the statements of all vendors or sales reps, by hand or by schedule. */
  statement_runs: {
    id: Generated<number>;
    shop_id: number;
    payees: 'vendors' | 'sales_reps';
    first_day: string;
    last_day: string;
    sends_mail: boolean;
    /** The day of the schedule that made it; null where a person did. */
    scheduled_for: string | null;
    created_by: number | null;
    created_at: Timestamp;
    finished_at: OptionalTimestamp;
  };

  /** The day of the month on which a shop’s statements are issued. */
  statement_schedules: {
    shop_id: number;
    day_of_month: number;
    sends_mail: boolean;
    /** 'YYYY-MM-DD'. */
    set_on: string;
  };

  /** Statements of vendors and sales reps with their sums, chained by hash, signed and final. */
  statements: {
    id: Generated<number>;
    shop_id: number;
    vendor_id: number | null;
    sales_rep_id: number | null;
    number: number;
    /** 'YYYY-MM-DD', as is the last. Both count in full, but for a day on which a statement ends as it is issued. */
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
    details: Json<StatementDetails>;
    previous_id: number | null;
    issued_at: Timestamp;
    issued_by: number | null;
    hash: Generated<string>;
    signature: Generated<string>;
    key_id: Generated<string>;
    withdrawn_at: OptionalTimestamp;
    withdrawn_by: number | null;
    /** The shop was closed, and its names and addresses were erased: the hash holds no more. */
    is_erased: Generated<boolean>;
    /** Of the document's form. */
    format: Generated<1 | 2 | 3>;
    /** In which its papers and files are written (BCP 47), as when it was issued. */
    language: Generated<string>;
  };

  /** Invitations of people to a shop’s team or a vendor’s. A token is derived from the link’s id and the server’s secret. */
  team_invitations: {
    id: Generated<number>;
    shop_id: number;
    /** Null for the shop's own team, and where a vendor has none yet. */
    team_id: number | null;
    role: Role;
    email: string;
    link_id: string;
    invited_by: number | null;
    created_at: Timestamp;
    sent_at: Timestamp;
    expires_at: Timestamp;
    accepted_at: OptionalTimestamp;
    accepted_by: number | null;
    withdrawn_at: OptionalTimestamp;
    /** Whose figures a person invited as a sales rep will see. */
    sales_rep_id: number | null;
    /** The vendor whose team begins with the person; null where the team is there. */
    vendor_id: number | null;
  };

  /** The variants of products, with prices, costs and stock. */
  variants: {
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

  /** Where vendors are paid by bank, sealed; the holds after a change of payout details, and what stood before. */
  vendor_bank_details: {
    shop_id: number;
    vendor_id: number;
    /** Null for none. */
    sealed: Buffer | null;
    /** The details that stand again when the change is stopped; null for none. */
    former_sealed: Buffer | null;
    /** Null where the bank details have never changed. */
    changed_at: OptionalTimestamp;
    /** Payments are held until then. */
    held_until: Timestamp;
    stop_link: string | null;
    /** The hold follows a change that was stopped. */
    stopped_at: OptionalTimestamp;
    /** The PayPal email that stands again when the change is stopped; null for a hold that began before there was one here. */
    former_paypal_email: string | null;
    /** The logins that have changed the details since the hold began. */
    changed_by: Generated<number[]>;
    /** The people of the shop behind these changes. */
    changed_behind: Generated<number[]>;
    /** The changes were made by the shop alone. */
    is_by_shop: Generated<boolean>;
  };

  /** Which customers a vendor has. */
  vendor_customers: {
    shop_id: number;
    vendor_id: number;
    customer_id: number;
    created_at: Timestamp;
  };

  /** Addresses that a vendor or its logins had lately: a change of payout details is mailed there too. */
  vendor_former_addresses: {
    shop_id: number;
    vendor_id: number;
    address: string;
    left_at: Timestamp;
  };

  /** Which vendor was merged into which, when and by which login. */
  vendor_merges: {
    id: Generated<number>;
    shop_id: number;
    from_vendor_id: number;
    into_vendor_id: number;
    created_at: Timestamp;
    created_by: number | null;
  };

  /** A shop’s own notes on a vendor. */
  vendor_metafields: {
    id: Generated<number>;
    shop_id: number;
    vendor_id: number;
    position: number;
    key: string;
    value: string;
  };

  /** A vendor’s sales of a month, as they were counted for the tiers of the next; forgotten when anything of the month changes. */
  vendor_sales_months: {
    shop_id: number;
    vendor_id: number;
    /** The first day of the month. */
    month: string;
    sales: number;
    /** How many they were counted from. */
    orders: Generated<number>;
  };

  /** The vendors that an account may see. */
  vendor_signup_vendors: {
    signup_id: number;
    shop_id: number;
    vendor_id: number;
  };

  /** Accounts of vendors at a shop, approved or waiting. Those with one `team_id` are the people of one vendor. */
  vendor_signups: {
    id: Generated<number>;
    shop_id: number;
    login_id: number;
    name: string;
    approved: Generated<boolean>;
    created_at: Timestamp;
    donate: Generated<boolean>;
    paypal_email: Generated<string>;
    platform_customer_id: string | null;
    /** True once the shop has saved the account after its registration. */
    decided: Generated<boolean>;
    role: Generated<'vendor' | 'vendor_viewer'>;
    /** Of the accounts of one vendor's people, by default the account's own id: it begins a team. */
    team_id: Generated<number>;
    /** When the shop last set its password, its vendors or its customer. */
    set_by_shop_at: OptionalTimestamp;
    /** The login that did; null where it is not known. */
    set_by_shop: number | null;
    /** When its person chose a password by a mailed link since then. */
    password_by_mail_at: OptionalTimestamp;
  };

  /** The amounts each vendor is due and was paid, kept by triggers in the transaction of every change. */
  vendor_totals: {
    shop_id: number;
    vendor_id: number;
    due: Generated<number>;
    paid: Generated<number>;
    earned: Computed<number>;
    total_sales: Generated<number>;
    amount_taxed: Generated<number>;
  };

  /** Vendors with their addresses, rates and terms. A merged vendor’s row stays. */
  vendors: {
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
    merged_into_id: number | null;
    /** Null for the shop's. */
    hold_days: number | null;
    minimum_payout: number | null;
    /** Null: as the shop pays others. */
    payout_method: 'paypal' | 'bank' | 'by_hand' | null;
  };

  /** Each event on its way to an address: its attempts, and what came of the last. */
  webhook_deliveries: {
    endpoint_id: number;
    shop_id: number;
    seq: number;
    /** Such as 'payout/12'. */
    object: string;
    state: 'waiting' | 'behind' | 'delivered' | 'failed';
    attempts: Generated<number>;
    first_tried_at: OptionalTimestamp;
    last_tried_at: OptionalTimestamp;
    due_at: Timestamp;
    finished_at: OptionalTimestamp;
    last_status: number | null;
    last_answer: Generated<string>;
    last_problem: Generated<string>;
    last_ms: number | null;
  };

  /** The addresses that a shop has events sent to: which events, the sealed secret, and how far the history is taken up. */
  webhook_endpoints: {
    id: Generated<number>;
    shop_id: number;
    url: string;
    description: Generated<string>;
    groups: Json<readonly HistoryGroup[]>;
    /** Sealed. */
    secret: Buffer;
    old_secret: Buffer | null;
    old_secret_until: OptionalTimestamp;
    created_at: Timestamp;
    /** The last seq of the history that was taken up. */
    cursor: number;
    failing_since: OptionalTimestamp;
    disabled_at: OptionalTimestamp;
    disabled_why: 'person' | 'gone' | 'failing' | null;
  };

  /** The work that a process does now: of one name for one shop it is done by one process, which renews its lease. One that has died loses it. */
  work_leases: {
    name: string;
    /** 0 for a recurring task. */
    shop_id: number;
    holder: string;
    until: Timestamp;
  };
};
