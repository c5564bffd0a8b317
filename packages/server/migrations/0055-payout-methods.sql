-- ── Methods of payouts ───────────────────────────────────────────────────────
-- The words of both lists are in domain/payout-method.ts and domain/payout-status.ts.
alter table payouts
  drop constraint payouts_status_check,
  add constraint payouts_status_check check (status in ('recorded', 'ready', 'at_bank', 'sending', 'checking', 'sent',
    'held', 'unclaimed', 'paid', 'needs_attention', 'failed', 'returned', 'reversed', 'deleted')),
  add column method text not null default 'by_hand' check (method in ('paypal', 'bank', 'by_hand')),
  add check (status not in ('ready', 'at_bank') or method = 'bank'),
  -- The fee that the provider charged for it, in minor units of its currency; null while it is not known.
  add column fee int8 check (fee >= 0),
  -- As the shop said when the payout was made.
  add column fee_borne_by text not null default 'shop' check (fee_borne_by in ('shop', 'vendor')),
  -- The part of the fee that the vendor has borne, and the custom item that deducts it; the item may be removed.
  add column fee_charged int8 not null default 0 check (fee_charged >= 0),
  add column fee_line_item_id int8,
  add check (fee_charged = 0 or fee_borne_by = 'vendor');

-- Only a provider's payouts have a row in the outbox.
update payouts p set method = 'paypal'
where exists (select from payout_transfers t where t.shop_id = p.shop_id and t.payout_id = p.id);

alter table shops
  add column payout_method text not null default 'by_hand' check (payout_method in ('paypal', 'bank', 'by_hand')),
  add column fees_borne_by text not null default 'shop' check (fees_borne_by in ('shop', 'vendor'));

-- Null: as the shop pays others.
alter table vendors add column payout_method text check (payout_method in ('paypal', 'bank', 'by_hand'));
