-- ── Refusals after a payment was recorded as paid ────────────────────────────
-- Another person than the one who took the entry in confirms it, where the shop asks for two.
alter table pay_run_bank_entries add taken_by int8 references logins;
-- the paid payout that the entry would bring back, until that person has decided
alter table pay_run_bank_entries add brings_back int8;
alter table pay_run_bank_entries add foreign key (shop_id, brings_back) references payouts (shop_id, id);
alter table pay_run_bank_entries add check (brings_back is null or state <> 'matched');
