-- ── Holds and the minimum payout ─────────────────────────────────────────────
-- A commission is on its way until so many days after the order, its payment or its fulfilment. 0 days after the order hold nothing
-- back, and a minimum of 0 pays any sum: nothing changes for a shop that sets neither.
alter table shop_settings
  add column hold_days int4 not null default 0 check (hold_days between 0 and 365),
  add column hold_from text not null default 'order' check (hold_from in ('order', 'payment', 'fulfilment')),
  -- minor units
  add column minimum_payout int8 not null default 0 check (minimum_payout between 0 and 1000000000000);

-- of one vendor; null for the shop's
alter table vendors
  add column hold_days int4 check (hold_days between 0 and 365),
  add column minimum_payout int8 check (minimum_payout between 0 and 1000000000000);
create index vendors_own_hold on vendors (shop_id) where hold_days is not null;

-- when an order was paid and fulfilled in full; null while it is not, or where its platform does not say
alter table orders
  add column paid_at timestamptz,
  add column fulfilled_at timestamptz;

-- Orders from before have no such moments. Those that are paid or fulfilled already count from the order itself, so that a
-- shop that holds commissions from then on does not hold these for good.
update orders o set
  paid_at = case when financial_status in ('paid', 'partially_refunded', 'refunded') then processed_at end,
  fulfilled_at = case when fulfillment_status = 'fulfilled' then processed_at end
where (financial_status in ('paid', 'partially_refunded', 'refunded') or fulfillment_status = 'fulfilled')
  and exists (select from line_items l where l.shop_id = o.shop_id and l.order_id = o.id and l.payout_id is null);
