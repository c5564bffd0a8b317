-- ── Whether prices include tax ───────────────────────────────────────────────
-- It is a fact of each order (commission rules §3). Null where neither the platform nor the order's own sums say it: the shop's
-- setting decides, and pricing looks it up.
alter table shop_settings add column prices_include_tax boolean not null default false;
update shop_settings t set prices_include_tax = s.taxes_included from shops s where s.id = t.shop_id and s.taxes_included;
alter table shops drop column taxes_included;
alter table orders alter column taxes_included drop not null, alter column taxes_included drop default;

-- A file's order had the shop's answer until now, and its total has its own: goods and shipping, or these and taxes as well, to a
-- minor unit a line. A connected platform has said it of each order.
update orders o set taxes_included = decided.is_included
from (
  select o.id, case
    when o.total_tax <= 0 or included = on_top or least(included, on_top) > greatest(1, lines) then null
    else included < on_top end as is_included
  from orders o
  cross join lateral (
    select count(*) as lines, coalesce(sum(l.price * l.quantity - l.allocated_discount), 0) as net from line_items l
    where l.shop_id = o.shop_id and l.order_id = o.id and l.kind in ('product', 'gift_card', 'tip')) of_lines
  cross join lateral (
    select o.total_price - o.total_shipping - case when o.subtotal_price > 0 then o.subtotal_price else net end as beyond) sums
  cross join lateral (select abs(beyond) as included, abs(beyond - o.total_tax) as on_top) apart
  where not o.refunds_known) decided
where decided.id = o.id and o.taxes_included is distinct from decided.is_included;

-- Lines that are not paid are priced again where that changes anything, and their shops pay nobody until it is done.
insert into shop_jobs as j (shop_id, kind, holds_payouts)
select distinct l.shop_id, 'recalculation', true
from line_items l
join orders o on o.shop_id = l.shop_id and o.id = l.order_id
join shop_settings s on s.shop_id = l.shop_id
where l.payout_id is null and l.total_tax <> 0
  and l.terms_taxes_included is distinct from coalesce(o.taxes_included, s.prices_include_tax)
on conflict (shop_id, kind, vendor_id) do update set
  is_due = true, holds_payouts = true, position = '{}', description = '', failures = 0, resume_at = now(),
  progress = case when j.is_due then j.progress else 0 end,
  started_at = case when j.is_due then j.started_at else now() end,
  finished_at = null;
