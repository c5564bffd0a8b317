-- ── Numbers after a restore ──────────────────────────────────────────────────
-- the last number of a pay run that may be in the world; that of a run in the books may be higher
alter table invoice_counters add column last_pay_run_number int8 not null default 0;

-- ── Vendors that were paid and the books do not know it ──────────────────────
alter table pay_run_vendors drop constraint pay_run_vendors_exception_check;
alter table pay_run_vendors add constraint pay_run_vendors_exception_check check (exception in ('no_paypal_email',
  'no_bank_details', 'provider_not_connected', 'nothing_available', 'nothing_to_pay', 'below_minimum', 'not_available_yet',
  'being_checked', 'paid_there', 'disputed', 'waits_for_answer', 'bank_details_changed', 'not_recalculated', 'vendor_hidden',
  'currency_not_supported'));
create index differences_paid_there on differences (shop_id, vendor_id) where state = 'open' and kind = 'payout_paid_there_only';
