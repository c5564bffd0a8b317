-- What each table, column and trigger function is for. The handbook's page and the table types take their words from here.

comment on table announcements is 'News for one shop, or for every shop where `shop_id` is null.';
comment on column announcements.shop_id is 'Null for every shop.';
comment on column announcements.ended_date is 'Null while it is visible.';

comment on table api_keys is 'Keys of programs, each kept as the digest of its secret.';
comment on column api_keys.shop_id is 'The shop that made it, also of a test key.';
comment on column api_keys.hash is 'SHA-256 of the secret; not to be read by a shop''s role.';

comment on table authenticator_apps is 'The app of a login that shows a code every 30 seconds; its secret is sealed.';

comment on table commission_fields is 'The columns of the portal’s commissions, in their order, with their headings.';

comment on table commission_rules is 'Versions of commission rules with days: for which lines, from when until when, and by what value.';

comment on table compared_orders is 'Orders of a source, with what is compared of each without reading its record.';
comment on column compared_orders.record is 'The order as its reader returns it; null where it cannot be read.';

comment on table compared_payments is 'Payments of PayPal’s report or of a bank statement, as they were read.';
comment on column compared_payments.day is '''YYYY-MM-DD''.';

comment on table compared_returns is 'Rows of a refunds file, as they were read.';

comment on table compared_sources is 'The other sides of comparisons: files as they were read, and the orders of the connected platform.';
comment on column compared_sources.cursor is 'The platform''s own cursor.';

comment on table customers is 'Customers of a shop, from its orders and from files that vendors upload.';

comment on table difference_counts is 'How many differences of each source, kind and state there are, kept by triggers.';

comment on table differences is 'Differences between the books and another side, and what keeps money from being paid: open, set aside or settled.';

comment on table export_links is 'One-time links to files that are made when the link is opened; only the digest of a token is kept.';
comment on column export_links.session_id is 'Null for the link of a key.';

comment on table factor_challenges is 'Sign-ins after their password, proofs and set-ups of second factors that are under way; each is used once.';

comment on table history is 'The acts in a shop: by whom, when, and before → after, chained by hash; rows are only added.';
comment on column history.seq is '1, 2, 3 … by shop, in the order of commits; the database counts.';
comment on column history.by_id is 'The login or the key; null for the others.';
comment on column history.by_name is 'The job, the platform or the command; '''' for people and keys.';

comment on table history_heads is 'The end of each shop’s history, which is locked while an entry is added.';

comment on table history_origins is 'The addresses and devices from which people act; beside the chain, to be forgotten.';
comment on column history_origins.set_by is 'The person of the shop who has set up this vendor''s login.';

comment on view history_people is 'The names of the people in the history of the session’s shop.';

comment on table idempotency_keys is 'Requests with an `Idempotency-Key` and their answers, so that a retry has no second effect.';

comment on table import_findings is 'Facts of an import’s files that move money, by order and vendor.';

comment on table import_gaps is 'Vendors, and products by their SKU, that lines of an import lack, by product.';

comment on table import_keys is 'Orders and variants that an import has read so far, to find repeated ones; emptied at its end.';

comment on table import_problems is 'Rows of an import that cannot be read, with file, row and reason.';

comment on table import_returns is 'The refunds file as read, kept while its import runs.';

comment on table import_variants is 'The products file as a check has read it; emptied at the end of the check.';

comment on table imports is 'Import runs: their files, state, progress and counts.';

comment on table invoice_counters is 'The last invoice number of each shop, and from which number of a pay run it goes on after a restore.';
comment on column invoice_counters.last_pay_run_number is 'The last number of a pay run that may be in the world; that of a run in the books may be higher.';

comment on table known_devices is 'Browsers in which a login has logged in by password; their attempts are counted apart.';

comment on table ledger_entries is 'The two or more sides of a ledger transaction; debits are positive, and they sum to 0.';

comment on table ledger_transactions is 'Final movements of money in double entry: of one vendor, or of one sales rep.';
comment on column ledger_transactions.vendor_id is 'Null for a sales rep''s.';

comment on table line_items is 'Lines of orders, custom items and reversals, each with its commission and the terms it was worked out by.';
comment on column line_items.sold_by is 'The vendor named in the line itself; '''' for none.';
comment on column line_items.search_text is 'The texts of the line that a search compares, in lower case; null where they are too long for an index.';
comment on column line_items.commission_rule_id is 'The version of a rule that won; null for a setting, an override or none.';
comment on column line_items.terms_rules is 'The rules with days that held, the strongest first.';
comment on column line_items.terms_sales is 'The vendor''s sales of the month before, where a tier held.';
comment on column line_items.is_owed is 'The customer still owes for it.';
comment on column line_items.terms_sales_orders is 'How many orders these were counted from.';

comment on table login_preferences is 'How a person likes the apps, such as the columns hidden in each list, by login and key.';

comment on table logins is 'E-mail addresses and password hashes. A login may belong to several shops.';
comment on column logins.is_forgotten is 'Emptied, since the books name it.';
comment on column logins.closed_at is 'A change by it was stopped: it opens nothing until a password is chosen by mail.';

comment on table logos is 'Logos of shops, named by the digest of their bytes.';

comment on table mails is 'Outgoing mail: written in the transaction that causes it, sent afterwards, bodies emptied once sent.';

comment on table move_differences is 'The differences between the former app and the rules here, by row or by payout.';

comment on table move_file_parts is 'The bytes of the files of a move, in pieces.';

comment on table move_files is 'The files of a move, each with how it is read.';
comment on column move_files.sha256 is 'Null until all of it is here.';

comment on table move_groups is 'Differences of a move that one answer settles, by their cause, and the answer.';

comment on table move_payouts is 'The payouts of the former app, each with what it comes to by the rules here.';

comment on table move_problems is 'Rows of a move that cannot be read, with column and reason.';

comment on table move_profiles is 'Saved ways to read the files of another app.';

comment on table move_rows is 'The commissions of the former app, each with the line here that it is of.';

comment on table move_vendors is 'The vendors that the files of a move name, whom they are here, and what is open to each.';

comment on table moves is 'Moves from another app: their state, and how far each is.';

comment on table order_returns is 'Units and money that came back, by order and SKU, also of orders that are not imported yet.';

comment on table order_sales_rep_commissions is 'The percentage of an order that a sales rep earns.';

comment on table orders is 'The shop’s orders as its platform or a file has them.';
comment on column orders.taxes_included is 'Null where neither the platform nor its own sums say it: the shop''s setting decides.';
comment on column orders.search_text is 'All texts that a search compares, in lower case.';
comment on column orders.paid_at is 'When it was paid and fulfilled in full; null while it is not, or where its platform does not say.';
comment on column orders.dispute is 'The standing of its open dispute; null for none, or where its platform does not say.';
comment on column orders.outstanding_balance is 'Goods that the customer still owes for, although the order counts as paid.';
comment on column orders.sums_off is 'By how much its own sums differ; null where they add up or are not known.';
comment on column orders.refund_to_assign is 'The part of a refund for goods whose lines are not known.';
comment on column orders.refund_found is 'In sentences, what refunds without lines were found to be of.';
comment on column orders.refund_assigned is 'The money of refunds without lines of which a person has said what they were of.';
comment on column orders.sums_state is 'Null where they could not be checked.';
comment on column orders.taxes_stated is 'The platform itself says whether prices include tax.';

comment on table passkeys is 'The passkeys of logins: public keys, with the counter of each.';

comment on table password_attempts is 'Counts of password attempts, under the digest of the login and address they are counted for.';

comment on table password_resets is 'Reset links that were sent. A token is derived from the id and the server’s secret.';

comment on table pay_run_approvals is 'The persons who approved a pay run: one, or two above the shop’s limit.';

comment on table pay_run_bank_entries is 'The entries of a bank’s answers and statements, each with the payout that it settled, if any.';

comment on table pay_run_files is 'The bank files of pay runs, sealed, with their control sums; the same bytes at each download.';
comment on column pay_run_files.pays_on is 'Null for a file from before this was kept.';

comment on table pay_run_payouts is 'Every payout that a pay run has made, with those that failed and were paid again.';

comment on view pay_run_people is 'The names of those who have drafted or approved pay runs of the session’s shop.';

comment on table pay_run_settings is 'When a shop’s pay runs are drafted, the limit above which two persons approve, and the sealed account they are paid from.';

comment on table pay_run_vendors is 'The vendors of a pay run: the amount that was reviewed, the method, and why one cannot be paid.';
comment on column pay_run_vendors.waiting_count is 'Lines of open or answered questions, which are not in the amount.';

comment on table pay_runs is 'Pay runs, which pay many vendors at once: drafted, approved, and paid.';

comment on table payment_settings is 'How a shop pays through a provider: client, sealed secret, mode and webhook.';
comment on column payment_settings.live_api_secret is 'Sealed; null for none.';

comment on table payout_items is 'The line items that a payout pays and the amount of each; a line item is in one active payout at most.';

comment on table payout_transfers is 'The outbox of payouts through a provider: one row a payout, sent under one batch id.';

comment on table payouts is 'Payouts to vendors: amount, invoice number and status.';
comment on column payouts.counts is 'True where the money has left the shop or is on its way.';
comment on column payouts.issued_to is 'The vendor on its invoice, where it was merged since.';
comment on column payouts.vendor_told_at is 'The time of the mail to its vendor; null where none was written, for want of an address for example.';
comment on column payouts.fee is 'The provider''s fee for it; null while that is not known.';
comment on column payouts.fee_charged is 'The part of the fee that has been taken off the vendor.';
comment on column payouts.fee_line_item_id is 'The custom item that takes the fee off, until it is removed.';
comment on column payouts.move_id is 'Of a payout that was moved in: its move, its row there, and its number in the former app.';
comment on column payouts.pay_run_number is 'Of the pay run that made it.';
comment on column payouts.paid_to is 'The account when it was made: of a bank masked, of PayPal its address. Null where it is not known.';

comment on table platform_connections is 'A shop’s connection to its platform: sealed tokens, and the cursors of its syncs.';
comment on column platform_connections.token is 'Sealed, as is the refresh token.';
comment on column platform_connections.whole is 'The platform''s own cursor.';

comment on table platform_inbox is 'Webhooks of a platform, written before they are answered and handled afterwards.';

comment on table platform_installs is 'Installations that were begun: the digest of the OAuth state, good once.';

comment on table product_type_rates is 'Commission rates by product type: of one vendor, or of the shop where `vendor_id` is null.';

comment on table products is 'The shop’s products, each with the vendor it is tracked to.';
comment on column products.start_date is '''YYYY-MM-DD'': the days of the consignment.';
comment on column products.collections is 'The platform''s, as ''a, b''.';

comment on table proxy_sign_ins is 'Signatures of the platform’s proxy that have opened a session, so that each opens one only.';

comment on table question_counters is 'The number of a shop’s last question.';

comment on table question_files is 'Pictures and PDFs of the messages of questions. One that was uploaded and not sent goes after a day.';
comment on column question_files.question_id is 'Null until it is sent.';

comment on table question_messages is 'The messages of each question: texts, acts and changes of its state, by side.';
comment on column question_messages.moved_to is 'Never for a vendor.';

comment on view question_people is 'The names of those who have written in questions of the session’s shop; in a vendor’s session of those at the vendor.';

comment on table question_settings is 'Within how many days a shop answers questions, when they close by themselves, and whether their lines wait for the answer.';
comment on column question_settings.answer_days is '0 for no promise.';
comment on column question_settings.close_days is '0 for never.';

comment on table questions is 'Questions of vendors and sales reps about one line each, with their state and when they are due.';
comment on column questions.vendor_id is 'Either a vendor or a sales rep.';
comment on column questions.line_item_id is 'Null once the line is gone.';
comment on column questions.title is 'As they were when it was asked.';
comment on column questions.due_at is 'Of an open one; null for no promise.';
comment on column questions.answered_at is 'Of an answered one.';

comment on view reconciliation_people is 'The names of those who have compared files or set differences of the session’s shop aside.';

comment on table reconciliation_runs is 'Comparisons of the books with what is there to compare, and how far each has come.';

comment on table recovery_codes is 'Digests of the codes that stand in for a lost second factor, each good once.';

comment on table refresh_tokens is 'Digests of refresh tokens, by session; the reuse of one ends its session.';

comment on table refund_assignments is 'The lines of refunds that name none, as they were found or as a person has said.';
comment on column refund_assignments.parts is 'The lines, each with units or minor units.';
comment on column refund_assignments.taxes_included is 'The reading of the order''s tax by which it was found; null holds for both.';

comment on table refund_lines is 'Refunds by line item: units that came back, or money alone.';

comment on table reset_requests is 'Requests for a new password, looked up after the answer so that it does not say which addresses exist.';

comment on view rule_people is 'The names of those who have made commission rules of the session’s shop.';

comment on table rule_replay_sums is 'The earnings of a vendor’s lines of a month, and those that they would have had by the drafts of a replay.';

comment on table rule_replays is 'Replays of drafts of rules over past days: how far each has come, and the lines that change most. Kept for a week.';
comment on column rule_replays.first_order_id is 'The way through the orders by their ids; null before it begins.';
comment on column rule_replays.sales is 'By which tiers are found; null where there is no tier.';
comment on column rule_replays.largest is 'The lines that change most, the largest difference first.';

comment on table sales_rep_payout_items is 'The part of a payout to a sales rep that pays for each order.';

comment on table sales_rep_payouts is 'Payouts to sales reps.';

comment on table sales_reps is 'Sales reps of a shop, who earn a percentage of an order at the store’s expense.';

comment on table sandboxes is 'The sandbox of each shop that has one, and how far its filling is.';
comment on column sandboxes.shop_id is 'The shop that has the sandbox.';

comment on table schema_migrations is 'The migrations that were applied, with the checksums of their texts, and the row that servers lock.';

comment on table sessions is 'Signed-in sessions. One session is one family of refresh tokens.';

comment on table shop_jobs is 'Work that is due for a shop or a vendor: syncs, recalculations, totals. Each step commits its position.';
comment on column shop_jobs.vendor_id is '0 for the whole shop.';

comment on table shop_members is 'The people of a shop: logins, each with its role.';
comment on column shop_members.sales_rep_id is 'Whose figures a sales rep''s login sees.';

comment on table shop_metas is 'Keys and values that the apps keep for a shop (shop meta).';

comment on table shop_settings is 'Settings and switches of a shop.';
comment on column shop_settings.switches is 'Written as JSON text, like every jsonb.';
comment on column shop_settings.hold_days is 'Commissions are on their way until so many days after this moment of their order.';
comment on column shop_settings.minimum_payout is 'The smallest payout, in minor units.';
comment on column shop_settings.rule_notice_days is 'A rule with days is made so many days before its first; 0 allows any day.';
comment on column shop_settings.prices_include_tax is 'Of orders that do not say it themselves.';

comment on table shops is 'One row a shop. Every other table of a shop names it by `shop_id`.';
comment on column shops.sandbox_of is 'The shop whose sandbox this is; null for a real shop.';
comment on column shops.payout_method is 'How vendors without a method of their own are paid.';
comment on column shops.closed_at is 'No login and no key opens the shop since then; null for an open one.';

comment on table signing_keys is 'The keys of the installation that sign statements: the private half sealed, the public half kept for good.';

comment on view signup_logins is 'E-mail addresses and names of the accounts of the session’s shop, and of no other login.';

comment on table statement_entries is 'The entries of statements: each line, payout and part of a rep as it was stated; never changed.';
comment on column statement_entries.rule is 'As `statedRuleCode` of the domain writes it; null where no rule with days decided.';

comment on table statement_notes is 'Lines of text of statements, of the questions that were asked or that ended in the period; never changed.';

comment on table statement_run_payees is 'The vendors or sales reps of a run of statements, and what came of each.';

comment on table statement_runs is 'Runs that issue the statements of all vendors or sales reps, by hand or by schedule.';
comment on column statement_runs.scheduled_for is 'The day of the schedule that made it; null where a person did.';

comment on table statement_schedules is 'The day of the month on which a shop’s statements are issued.';
comment on column statement_schedules.set_on is '''YYYY-MM-DD''.';

comment on table statements is 'Statements of vendors and sales reps with their sums, chained by hash, signed and final.';
comment on column statements.first_day is '''YYYY-MM-DD'', as is the last; both days count in full.';
comment on column statements.is_erased is 'The shop was closed, and its names and addresses were erased: the hash holds no more.';
comment on column statements.format is 'Of the document''s form.';

comment on table team_invitations is 'Invitations of people to a shop’s team or a vendor’s. A token is derived from the link’s id and the server’s secret.';
comment on column team_invitations.team_id is 'Null for the shop''s own team.';
comment on column team_invitations.sales_rep_id is 'Whose figures a person invited as a sales rep will see.';

comment on table variants is 'The variants of products, with prices, costs and stock.';

comment on table vendor_bank_details is 'Where vendors are paid by bank, sealed; the holds after a change of payout details, and what stood before.';
comment on column vendor_bank_details.sealed is 'Null for none.';
comment on column vendor_bank_details.former_sealed is 'The details that stand again when the change is stopped; null for none.';
comment on column vendor_bank_details.changed_at is 'Null where the bank details have never changed.';
comment on column vendor_bank_details.held_until is 'Payments are held until then.';
comment on column vendor_bank_details.stopped_at is 'The hold follows a change that was stopped.';
comment on column vendor_bank_details.former_paypal_email is 'The PayPal email that stands again when the change is stopped; null for a hold that began before there was one here.';
comment on column vendor_bank_details.changed_by is 'The logins that have changed the details since the hold began.';
comment on column vendor_bank_details.changed_behind is 'The people of the shop behind these changes.';
comment on column vendor_bank_details.is_by_shop is 'The changes were made by the shop alone.';

comment on table vendor_customers is 'Which customers a vendor has.';

comment on table vendor_former_addresses is 'Addresses that a vendor or its logins had lately: a change of payout details is mailed there too.';

comment on table vendor_merges is 'Which vendor was merged into which, when and by which login.';

comment on table vendor_metafields is 'A shop’s own notes on a vendor.';

comment on table vendor_sales_months is 'A vendor’s sales of a month, as they were counted for the tiers of the next; forgotten when anything of the month changes.';
comment on column vendor_sales_months.month is 'The first day of the month.';
comment on column vendor_sales_months.orders is 'How many they were counted from.';

comment on table vendor_signup_vendors is 'The vendors that an account may see.';

comment on table vendor_signups is 'Accounts of vendors at a shop, approved or waiting. Those with one `team_id` are the people of one vendor.';
comment on column vendor_signups.decided is 'True once the shop has saved the account after its registration.';
comment on column vendor_signups.team_id is 'Of the accounts of one vendor''s people, by default the account''s own id: it begins a team.';
comment on column vendor_signups.set_by_shop_at is 'When the shop last set its password, its vendors or its customer.';
comment on column vendor_signups.set_by_shop is 'The login that did; null where it is not known.';
comment on column vendor_signups.password_by_mail_at is 'When its person chose a password by a mailed link since then.';

comment on table vendor_totals is 'The amounts each vendor is due and was paid, kept by triggers in the transaction of every change.';

comment on table vendors is 'Vendors with their addresses, rates and terms. A merged vendor’s row stays.';
comment on column vendors.merged_into_id is 'The vendor that this one was merged into, which is never merged itself.';
comment on column vendors.hold_days is 'Null for the shop''s.';
comment on column vendors.payout_method is 'Null: as the shop pays others.';

comment on table webhook_deliveries is 'Each event on its way to an address: its attempts, and what came of the last.';
comment on column webhook_deliveries.object is 'Such as ''payout/12''.';

comment on table webhook_endpoints is 'The addresses that a shop has events sent to: which events, the sealed secret, and how far the history is taken up.';
comment on column webhook_endpoints.secret is 'Sealed.';
comment on column webhook_endpoints.cursor is 'The last seq of the history that was taken up.';

comment on function commission_rule_stays() is 'refuses every change of a version of a rule, except to take it back';
comment on function count_differences() is 'adds new differences to the counts of their kind';
comment on function customer_from_order() is 'adds the order’s new e-mail address to the shop’s customers';
comment on function customers_from_orders() is 'adds the customers of new orders to the shop’s customers';
comment on function history_chained() is 'numbers an entry, and chains it to the one before';
comment on function history_head_stays() is 'refuses to move the end of a history back';
comment on function history_headed() is 'moves the end of the history on to the new entries';
comment on function history_only_grows() is 'refuses every change of the history except inserts';
comment on function ledger_balances() is 'refuses a ledger transaction whose entries do not sum to 0';
comment on function ledger_only_grows() is 'refuses every change of the ledger except inserts, and the emptying of a sandbox';
comment on function line_items_deleted() is 'takes deleted accrued lines off their vendors’ totals';
comment on function line_items_inserted() is 'adds new accrued lines to their vendors’ totals';
comment on function line_items_updated() is 'moves vendors’ totals by the difference between the old and the new lines';
comment on function line_sold_otherwise() is 'has the month of a changed line counted again, and its vendors’ lines priced again';
comment on function lines_sold() is 'has the months of new and deleted lines counted again, and their vendors’ lines priced again';
comment on function login_address_left() is 'keeps the former address of a login for its vendors';
comment on function order_sold_otherwise() is 'has the month of a changed order counted again, and its vendors’ lines priced again';
comment on function paid_line_is_final() is 'refuses a change of a paid line’s figures, and of its vendor except by a merge';
comment on function paid_line_stays() is 'refuses the deletion of a paid line';
comment on function paid_rep_commission_is_final() is 'refuses a change of a sales rep’s commission that was paid';
comment on function payout_counted() is 'counts a payout’s additional pay in its vendor’s totals while the payout counts';
comment on function question_record_stays() is 'refuses every change of a message of a question, and of a file once it is sent, apart from an erasure';
comment on function recount_differences() is 'moves the counts of differences whose state or kind has changed';
comment on function refuse_line_of_merged_vendor() is 'refuses lines of a merged vendor, so that the transaction runs again';
comment on function refuse_merged_vendor() is 'refuses rows for a merged vendor, so that the transaction runs again';
comment on function sandbox_mail_stays() is 'keeps the mail of a sandbox from leaving';
comment on function sandbox_stays() is 'refuses to make a shop a sandbox, or a sandbox a shop';
comment on function shop_keeps_an_owner() is 'refuses at the end of a transaction to leave a shop without an owner';
comment on function signup_begins_team() is 'gives an account that joins no team one of its own';
comment on function statement_entry_is_final() is 'refuses every change of a statement’s entries';
comment on function statement_is_final() is 'refuses every change of a signed statement except its one withdrawal and an erasure';
comment on function statement_is_kept() is 'refuses the deletion of a signed statement';
comment on function statement_note_is_final() is 'refuses every change of a statement’s notes';
comment on function team_keeps_a_full_member() is 'refuses at the end of a transaction to leave a vendor’s team with people who may only view';
comment on function uncount_differences() is 'takes deleted differences off the counts of their kind';
comment on function vendor_account_left() is 'keeps the address of a deleted account for its vendors';
comment on function vendor_address_left() is 'keeps the former address of a vendor, and those of one that was merged into it';
comment on function vendor_login_left() is 'keeps the address of a login that loses a vendor';
