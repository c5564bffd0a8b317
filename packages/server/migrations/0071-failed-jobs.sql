-- ── Jobs that fail ───────────────────────────────────────────────────────────
-- why the last try failed; it counts while there are failures
alter table shop_jobs add column failed_with text not null default '';

alter table pay_run_vendors drop constraint pay_run_vendors_exception_check;
alter table pay_run_vendors add constraint pay_run_vendors_exception_check check (exception in ('no_paypal_email',
  'no_bank_details', 'provider_not_connected', 'nothing_available', 'nothing_to_pay', 'below_minimum', 'not_available_yet',
  'being_checked', 'disputed', 'waits_for_answer', 'bank_details_changed', 'not_recalculated', 'vendor_hidden',
  'currency_not_supported'));
