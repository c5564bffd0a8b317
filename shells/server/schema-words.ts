/** One line for each table, trigger and policy: what the catalogue of the database cannot say. */

/** The purpose of each table and view. */
export const tableLines: Readonly<Record<string, string>> = {
  api_keys: 'Keys of programs, each kept as the digest of its secret.',
  announcements: 'News for one shop, or for every shop where `shop_id` is null.',
  authenticator_apps: 'The app of a login that shows a code every 30 seconds; its secret is sealed.',
  commission_fields: 'The columns of the portal’s commissions, in their order, with their headings.',
  commission_rules:
    'Versions of commission rules with days: for which lines, from when until when, and by what value.',
  compared_orders: 'Orders of a source, with what is compared of each without reading its record.',
  compared_payments: 'Payments of PayPal’s report or of a bank statement, as they were read.',
  compared_returns: 'Rows of a refunds file, as they were read.',
  compared_sources:
    'The other sides of comparisons: files as they were read, and the orders of the connected platform.',
  customers: 'Customers of a shop, from its orders and from files that vendors upload.',
  difference_counts: 'How many differences of each source, kind and state there are, kept by triggers.',
  differences:
    'Differences between the books and another side, and what keeps money from being paid: open, set aside or settled.',
  export_links:
    'One-time links to files that are made when the link is opened; only the digest of a token is kept.',
  factor_challenges:
    'Sign-ins after their password, proofs and set-ups of second factors that are under way; each is used once.',
  history: 'The acts in a shop: by whom, when, and before → after, chained by hash; rows are only added.',
  history_heads: 'The end of each shop’s history, which is locked while an entry is added.',
  history_origins: 'The addresses and devices from which people act; beside the chain, to be forgotten.',
  history_people: 'The names of the people in the history of the session’s shop.',
  idempotency_keys:
    'Requests with an `Idempotency-Key` and their answers, so that a retry has no second effect.',
  import_findings: 'Facts of an import’s files that move money, by order and vendor.',
  import_gaps: 'Vendors, and products by their SKU, that lines of an import lack, by product.',
  import_keys:
    'Orders and variants that an import has read so far, to find repeated ones; emptied at its end.',
  import_problems: 'Rows of an import that cannot be read, with file, row and reason.',
  import_returns: 'The refunds file as read, kept while its import runs.',
  import_variants: 'The products file as a check has read it; emptied at the end of the check.',
  imports: 'Import runs: their files, state, progress and counts.',
  invoice_counters:
    'The last invoice number of each shop, and from which number of a pay run it goes on after a restore.',
  known_devices: 'Browsers in which a login has logged in by password; their attempts are counted apart.',
  ledger_entries: 'The two or more sides of a ledger transaction; debits are positive, and they sum to 0.',
  ledger_transactions: 'Final movements of money in double entry: of one vendor, or of one sales rep.',
  line_items:
    'Lines of orders, custom items and reversals, each with its commission and the terms it was worked out by.',
  login_preferences:
    'How a person likes the apps, such as the columns hidden in each list, by login and key.',
  logins: 'E-mail addresses and password hashes. A login may belong to several shops.',
  logos: 'Logos of shops, named by the digest of their bytes.',
  mails:
    'Outgoing mail: written in the transaction that causes it, sent afterwards, bodies emptied once sent.',
  move_differences: 'The differences between the former app and the rules here, by row or by payout.',
  move_file_parts: 'The bytes of the files of a move, in pieces.',
  move_files: 'The files of a move, each with how it is read.',
  move_groups: 'Differences of a move that one answer settles, by their cause, and the answer.',
  move_payouts: 'The payouts of the former app, each with what it comes to by the rules here.',
  move_problems: 'Rows of a move that cannot be read, with column and reason.',
  move_profiles: 'Saved ways to read the files of another app.',
  move_rows: 'The commissions of the former app, each with the line here that it is of.',
  move_vendors: 'The vendors that the files of a move name, whom they are here, and what is open to each.',
  moves: 'Moves from another app: their state, and how far each is.',
  order_returns:
    'Units and money that came back, by order and SKU, also of orders that are not imported yet.',
  order_sales_rep_commissions: 'The percentage of an order that a sales rep earns.',
  orders: 'The shop’s orders as its platform or a file has them.',
  passkeys: 'The passkeys of logins: public keys, with the counter of each.',
  password_attempts:
    'Counts of password attempts, under the digest of the login and address they are counted for.',
  password_resets: 'Reset links that were sent. A token is derived from the id and the server’s secret.',
  pay_run_approvals: 'The persons who approved a pay run: one, or two above the shop’s limit.',
  pay_run_bank_entries:
    'The entries of a bank’s answers and statements, each with the payout that it settled, if any.',
  pay_run_files:
    'The bank files of pay runs, sealed, with their control sums; the same bytes at each download.',
  pay_run_people: 'The names of those who have drafted or approved pay runs of the session’s shop.',
  pay_run_payouts: 'Every payout that a pay run has made, with those that failed and were paid again.',
  pay_run_settings:
    'When a shop’s pay runs are drafted, the limit above which two persons approve, and the sealed account they are paid from.',
  pay_run_vendors:
    'The vendors of a pay run: the amount that was reviewed, the method, and why one cannot be paid.',
  pay_runs: 'Pay runs, which pay many vendors at once: drafted, approved, and paid.',
  payment_settings: 'How a shop pays through a provider: client, sealed secret, mode and webhook.',
  payout_items:
    'The line items that a payout pays and the amount of each; a line item is in one active payout at most.',
  payout_transfers: 'The outbox of payouts through a provider: one row a payout, sent under one batch id.',
  payouts: 'Payouts to vendors: amount, invoice number and status.',
  platform_connections: 'A shop’s connection to its platform: sealed tokens, and the cursors of its syncs.',
  platform_inbox: 'Webhooks of a platform, written before they are answered and handled afterwards.',
  platform_installs: 'Installations that were begun: the digest of the OAuth state, good once.',
  product_type_rates:
    'Commission rates by product type: of one vendor, or of the shop where `vendor_id` is null.',
  products: 'The shop’s products, each with the vendor it is tracked to.',
  proxy_sign_ins:
    'Signatures of the platform’s proxy that have opened a session, so that each opens one only.',
  question_counters: 'The number of a shop’s last question.',
  question_files:
    'Pictures and PDFs of the messages of questions. One that was uploaded and not sent goes after a day.',
  question_messages: 'The messages of each question: texts, acts and changes of its state, by side.',
  question_people:
    'The names of those who have written in questions of the session’s shop; in a vendor’s session of those at the vendor.',
  question_settings:
    'Within how many days a shop answers questions, when they close by themselves, and whether their lines wait for the answer.',
  questions:
    'Questions of vendors and sales reps about one line each, with their state and when they are due.',
  recovery_codes: 'Digests of the codes that stand in for a lost second factor, each good once.',
  reconciliation_people:
    'The names of those who have compared files or set differences of the session’s shop aside.',
  reconciliation_runs: 'Comparisons of the books with what is there to compare, and how far each has come.',
  refresh_tokens: 'Digests of refresh tokens, by session; the reuse of one ends its session.',
  refund_assignments: 'The lines of refunds that name none, as they were found or as a person has said.',
  refund_lines: 'Refunds by line item: units that came back, or money alone.',
  reset_requests:
    'Requests for a new password, looked up after the answer so that it does not say which addresses exist.',
  rule_people: 'The names of those who have made commission rules of the session’s shop.',
  rule_replay_sums:
    'The earnings of a vendor’s lines of a month, and those that they would have had by the drafts of a replay.',
  rule_replays:
    'Replays of drafts of rules over past days: how far each has come, and the lines that change most. Kept for a week.',
  sales_rep_payout_items: 'The part of a payout to a sales rep that pays for each order.',
  sales_rep_payouts: 'Payouts to sales reps.',
  sales_reps: 'Sales reps of a shop, who earn a percentage of an order at the store’s expense.',
  sandboxes: 'The sandbox of each shop that has one, and how far its filling is.',
  schema_migrations:
    'The migrations that were applied, with the checksums of their texts, and the row that servers lock.',
  sessions: 'Signed-in sessions. One session is one family of refresh tokens.',
  signing_keys:
    'The keys of the installation that sign statements: the private half sealed, the public half kept for good.',
  shop_jobs:
    'Work that is due for a shop or a vendor: syncs, recalculations, totals. Each step commits its position.',
  shop_members: 'The people of a shop: logins, each with its role.',
  shop_metas: 'Keys and values that the apps keep for a shop (shop meta).',
  shop_settings: 'Settings and switches of a shop.',
  shops: 'One row a shop. Every other table of a shop names it by `shop_id`.',
  signup_logins: 'E-mail addresses and names of the accounts of the session’s shop, and of no other login.',
  statement_entries:
    'The entries of statements: each line, payout and part of a rep as it was stated; never changed.',
  statement_notes:
    'Lines of text of statements, of the questions that were asked or that ended in the period; never changed.',
  statement_run_payees: 'The vendors or sales reps of a run of statements, and what came of each.',
  statement_runs: 'Runs that issue the statements of all vendors or sales reps, by hand or by schedule.',
  statement_schedules: 'The day of the month on which a shop’s statements are issued.',
  statements: 'Statements of vendors and sales reps with their sums, chained by hash, signed and final.',
  team_invitations:
    'Invitations of people to a shop’s team or a vendor’s. A token is derived from the link’s id and the server’s secret.',
  variants: 'The variants of products, with prices, costs and stock.',
  vendor_bank_details:
    'Where vendors are paid by bank, sealed; the holds after a change of payout details, and what stood before.',
  vendor_customers: 'Which customers a vendor has.',
  vendor_former_addresses:
    'Addresses that a vendor or its logins had lately: a change of payout details is mailed there too.',
  vendor_merges: 'Which vendor was merged into which, when and by which login.',
  vendor_metafields: 'A shop’s own notes on a vendor.',
  vendor_sales_months:
    'A vendor’s sales of a month, as they were counted for the tiers of the next; forgotten when anything of the month changes.',
  vendor_signup_vendors: 'The vendors that an account may see.',
  vendor_signups:
    'Accounts of vendors at a shop, approved or waiting. Those with one `team_id` are the people of one vendor.',
  vendor_totals:
    'The amounts each vendor is due and was paid, kept by triggers in the transaction of every change.',
  vendors: 'Vendors with their addresses, rates and terms. A merged vendor’s row stays.',
  webhook_deliveries: 'Each event on its way to an address: its attempts, and what came of the last.',
  webhook_endpoints:
    'The addresses that a shop has events sent to: which events, the sealed secret, and how far the history is taken up.',
};

/** The effect of each trigger's function. */
export const triggerLines: Readonly<Record<string, string>> = {
  commission_rule_stays: 'refuses every change of a version of a rule, except to take it back',
  count_differences: 'adds new differences to the counts of their kind',
  customer_from_order: 'adds the order’s new e-mail address to the shop’s customers',
  customers_from_orders: 'adds the customers of new orders to the shop’s customers',
  history_chained: 'numbers an entry, and chains it to the one before',
  history_head_stays: 'refuses to move the end of a history back',
  history_headed: 'moves the end of the history on to the new entries',
  history_only_grows: 'refuses every change of the history except inserts',
  ledger_balances: 'refuses a ledger transaction whose entries do not sum to 0',
  ledger_only_grows: 'refuses every change of the ledger except inserts, and the emptying of a sandbox',
  line_sold_otherwise: 'has the month of a changed line counted again, and its vendors’ lines priced again',
  line_items_deleted: 'takes deleted accrued lines off their vendors’ totals',
  line_items_inserted: 'adds new accrued lines to their vendors’ totals',
  line_items_updated: 'moves vendors’ totals by the difference between the old and the new lines',
  lines_sold: 'has the months of new and deleted lines counted again, and their vendors’ lines priced again',
  login_address_left: 'keeps the former address of a login for its vendors',
  paid_line_is_final: 'refuses a change of a paid line’s figures, and of its vendor except by a merge',
  paid_line_stays: 'refuses the deletion of a paid line',
  paid_rep_commission_is_final: 'refuses a change of a sales rep’s commission that was paid',
  payout_counted: 'counts a payout’s additional pay in its vendor’s totals while the payout counts',
  recount_differences: 'moves the counts of differences whose state or kind has changed',
  refuse_line_of_merged_vendor: 'refuses lines of a merged vendor, so that the transaction runs again',
  question_record_stays:
    'refuses every change of a message of a question, and of a file once it is sent, apart from an erasure',
  refuse_merged_vendor: 'refuses rows for a merged vendor, so that the transaction runs again',
  sandbox_mail_stays: 'keeps the mail of a sandbox from leaving',
  sandbox_stays: 'refuses to make a shop a sandbox, or a sandbox a shop',
  shop_keeps_an_owner: 'refuses at the end of a transaction to leave a shop without an owner',
  signup_begins_team: 'gives an account that joins no team one of its own',
  statement_entry_is_final: 'refuses every change of a statement’s entries',
  statement_note_is_final: 'refuses every change of a statement’s notes',
  statement_is_final: 'refuses every change of a signed statement except its one withdrawal and an erasure',
  statement_is_kept: 'refuses the deletion of a signed statement',
  order_sold_otherwise: 'has the month of a changed order counted again, and its vendors’ lines priced again',
  team_keeps_a_full_member:
    'refuses at the end of a transaction to leave a vendor’s team with people who may only view',
  uncount_differences: 'takes deleted differences off the counts of their kind',
  vendor_account_left: 'keeps the address of a deleted account for its vendors',
  vendor_address_left: 'keeps the former address of a vendor, and those of one that was merged into it',
  vendor_login_left: 'keeps the address of a login that loses a vendor',
};

const ofShop = 'shop_id = app_shop_id()';
const noVendor = '(app_vendor_ids() IS NULL)';
const forVendors = (condition: string) =>
  `((${ofShop}) AND CASE WHEN ${noVendor} THEN true ELSE (${condition}) END)`;

/** Which rows a session sees by each policy. Written as `plain` in schema-page.ts leaves an expression. */
export const policyLines: Readonly<Record<string, string>> = {
  [`(${ofShop})`]: 'the session’s shop',
  '(id = app_shop_id())': 'the session’s shop',
  [`((${ofShop}) AND ${noVendor})`]: 'the session’s shop; none in a vendor’s session',
  [`((${ofShop}) AND (vendor_id IS NULL))`]: 'rates of the whole shop, to read',
  [`(((shop_id IS NULL) OR (${ofShop})) AND ${noVendor})`]:
    'the session’s shop and those for every shop; none in a vendor’s session',
  [forVendors('vendor_id = ANY (app_vendor_ids())')]:
    'the session’s shop; in a vendor’s session that vendor’s only',
  [forVendors('id = ANY (app_vendor_ids())')]: 'the session’s shop; in a vendor’s session the vendor itself',
  [forVendors('(NOT is_test) AND (vendor_id = ANY (app_vendor_ids()))')]:
    'the session’s shop; in a vendor’s session that vendor’s only, without test payouts',
  [forVendors(
    'EXISTS ( SELECT FROM line_items l WHERE ((l.shop_id = orders.shop_id) AND (l.order_id = orders.id)))',
  )]: 'the session’s shop; in a vendor’s session orders with a line of that vendor',
  [forVendors('EXISTS ( SELECT FROM line_items l WHERE (l.id = payout_items.line_item_id))')]:
    'the session’s shop; in a vendor’s session items of that vendor’s lines',
  [forVendors('EXISTS ( SELECT FROM statements s WHERE (s.id = statement_entries.statement_id))')]:
    'the session’s shop; in a vendor’s session entries of that vendor’s statements',
  [forVendors('EXISTS ( SELECT FROM statements s WHERE (s.id = statement_notes.statement_id))')]:
    'the session’s shop; in a vendor’s session notes of that vendor’s statements',
  [forVendors(
    'EXISTS ( SELECT FROM questions q WHERE ((q.shop_id = question_messages.shop_id) AND (q.id = question_messages.question_id)))',
  )]: 'the session’s shop; in a vendor’s session messages of that vendor’s questions',
  [forVendors(
    'EXISTS ( SELECT FROM questions q WHERE ((q.shop_id = question_files.shop_id) AND (q.id = question_files.question_id)))',
  )]: 'the session’s shop; in a vendor’s session files that were sent in that vendor’s questions',
  [forVendors(
    'EXISTS ( SELECT FROM vendor_customers l WHERE ((l.shop_id = customers.shop_id) AND (l.customer_id = customers.id)))',
  )]: 'the session’s shop; in a vendor’s session that vendor’s customers',
  [forVendors(
    '((vendor_id IS NULL) OR (vendor_id = ANY (app_vendor_ids()))) AND ((product_id IS NULL) OR (EXISTS ( SELECT FROM products p WHERE ((p.shop_id = commission_rules.shop_id) AND (p.id = commission_rules.product_id))))) AND ((variant_id IS NULL) OR (EXISTS ( SELECT FROM variants v WHERE ((v.shop_id = commission_rules.shop_id) AND (v.id = commission_rules.variant_id)))))',
  )]:
    'the session’s shop; in a vendor’s session that vendor’s rules, the whole shop’s, and those of products that it sees',
};
