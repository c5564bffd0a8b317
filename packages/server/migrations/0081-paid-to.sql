-- ── Accounts that payouts were paid to ───────────────────────────────────────
-- As it was when the payout was made: a bank account masked, or the address at PayPal. Null where nobody has said it.
alter table payouts add column paid_to text;

update payouts p set paid_to = t.receiver from payout_transfers t
where t.shop_id = p.shop_id and t.payout_id = p.id;
