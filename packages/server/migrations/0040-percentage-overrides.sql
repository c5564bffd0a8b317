-- A percentage set by hand bears the vendor's share of a discount, as every other rate does (commission rules §4). Until
-- now it bore none of it, and the terms of these lines say so: those that are paid keep the amount that was paid, and
-- "Why this amount?" still comes to it.
alter table line_items disable trigger paid_line_is_final;
update line_items set terms_discount_share = 'store'
where override_ppm is not null and terms_discount_share <> 'store';
alter table line_items enable trigger paid_line_is_final;

-- Those that are not paid are priced again, and their shops pay nobody until that is done, as after any change of rules.
insert into shop_jobs as j (shop_id, kind, holds_payouts)
select distinct l.shop_id, 'recalculation', true
from line_items l join shop_settings s on s.shop_id = l.shop_id
where l.override_ppm is not null and l.allocated_discount > 0 and l.payout_id is null and s.discount_share <> 'store'
on conflict (shop_id, kind, vendor_id) do update set
  is_due = true, holds_payouts = true, position = '{}', description = '', failures = 0, resume_at = now(),
  progress = case when j.is_due then j.progress else 0 end,
  started_at = case when j.is_due then j.started_at else now() end,
  finished_at = null;
