-- ── Returns ──────────────────────────────────────────────────────────────────
-- A return whose amount was not known gets it from a later file, since the amount says which line came back.
grant update (amount) on order_returns to consignment_app;

-- ── Names ────────────────────────────────────────────────────────────────────
-- The one form of a name, as the domain's plainName makes it: without characters that are not seen, white space of any kind as
-- single spaces, and composed. A text of visible characters of ASCII, as nearly every product type is, is answered as it is.
create or replace function trimmed(words text) returns text language sql immutable parallel safe as $$
  select case when words collate "C" ~ '^[!-~]+( [!-~]+)*$' then words
    else normalize(btrim(regexp_replace(regexp_replace(words,
      E'[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]+', '', 'g'),
      E'[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), ' '), NFC)
  end
$$;

-- A version of a rule never changes, and its name is compared in this form.
alter table commission_rules drop constraint commission_rules_name_check;
alter table commission_rules add constraint commission_rules_name_check check (name <> '');

-- Shops with a name that may count as another now: their unpaid lines are priced again, and they pay nobody until it is done.
insert into shop_jobs as j (shop_id, kind, holds_payouts)
select s.id, 'recalculation', true
from shops s
where exists (select from product_type_rates r where r.shop_id = s.id and r.product_type <> trimmed(r.product_type))
  or exists (select from commission_rules r where r.shop_id = s.id and r.name <> trimmed(r.name))
  or exists (select from line_items l where l.shop_id = s.id and l.payout_id is null and l.product_type <> trimmed(l.product_type))
  -- Lists of tags and collections are taken apart elsewhere: any letter beyond plain ASCII will do here.
  or exists (select from shop_settings t where t.shop_id = s.id and t.ignore_order_tags <> ''
    and (t.ignore_order_tags collate "C" ~ '[^ -~]|  '
      or exists (select from orders o where o.shop_id = s.id and o.tags collate "C" ~ '[^ -~]|  ')))
  or exists (select from commission_rules r where r.shop_id = s.id and r.place in ('tag', 'collection'))
    and exists (select from products p where p.shop_id = s.id and (p.tags || p.collections) collate "C" ~ '[^ -~]|  ')
on conflict (shop_id, kind, vendor_id) do update set
  is_due = true, holds_payouts = true, position = '{}', description = '', failures = 0, resume_at = now(),
  progress = case when j.is_due then j.progress else 0 end,
  started_at = case when j.is_due then j.started_at else now() end,
  finished_at = null;

-- Of rates for product types that only this made one, the plainly written one counts; the others are kept under names that say so,
-- and so is one of whose name nothing is seen.
update product_type_rates r set product_type = case
  when trimmed(r.product_type) = '' then '(without a visible name, ' || r.id || ')'
  else trimmed(r.product_type) || case when exists (
    select from product_type_rates o where o.shop_id = r.shop_id and o.vendor_id is not distinct from r.vendor_id and o.id <> r.id
      and trimmed(o.product_type) = trimmed(r.product_type)
      and (o.product_type = trimmed(o.product_type) or o.id < r.id)) then ' (written differently, ' || r.id || ')' else '' end
  end
where r.product_type <> trimmed(r.product_type);
