-- ── Receivers that a provider refuses for good ───────────────────────────────
-- No run tries the address again, until it changes or a person has the provider asked again.
alter table payout_transfers add column is_final_no boolean not null default false;
update payout_transfers set is_final_no = true where provider_status = 'BLOCKED';
create index payout_transfers_final_no on payout_transfers (shop_id) where is_final_no;

alter table pay_run_vendors drop constraint pay_run_vendors_exception_check;
alter table pay_run_vendors add constraint pay_run_vendors_exception_check check (exception in ('paypal_refused',
  'no_paypal_email', 'no_bank_details', 'address_missing', 'provider_not_connected', 'nothing_available', 'nothing_to_pay',
  'below_minimum', 'not_available_yet', 'being_checked', 'paid_there', 'disputed', 'waits_for_answer', 'bank_details_changed',
  'not_recalculated', 'vendor_hidden', 'currency_not_supported'));
