-- ── The terms of a commission as plain columns ───────────────────────────────
-- What a line's trace needs besides the line's own figures: the switches it was priced under, and every rule that
-- had a value, whether it won or not. As one document they were more than half of a line, so that counts, searches
-- and recalculations read and wrote twice as much. All null where no rule was applied.
alter table line_items
  add column terms_currency text,
  add column terms_discount_share text check (terms_discount_share in ('vendor', 'store', 'equal')),
  add column terms_discount_first boolean,
  add column terms_taxes_included boolean,
  add column terms_collects_tax boolean,
  add column terms_by_compare_at boolean,
  add column terms_by_profit boolean,
  add column terms_flat boolean,
  add column terms_vendor_type_ppm int4,
  add column terms_vendor_type_amount int8,
  add column terms_shop_type_ppm int4,
  add column terms_shop_type_amount int8,
  add column terms_vendor_ppm int4,
  add column terms_global_ppm int4,
  add check ((commission_source is null or kind in ('custom', 'reversal')) = (terms_currency is null));

drop trigger paid_line_is_final on line_items;
drop trigger totals_after_update on line_items;

update line_items l set
  terms_currency = l.commission_rule ->> 'currency',
  terms_discount_share = l.commission_rule ->> 'discountShare',
  terms_discount_first = (l.commission_rule ->> 'discountBeforePercentage')::boolean,
  terms_taxes_included = (l.commission_rule ->> 'taxesIncluded')::boolean,
  terms_collects_tax = (l.commission_rule ->> 'collectsTax')::boolean,
  terms_by_compare_at = (l.commission_rule ->> 'byCompareAtPrice')::boolean,
  terms_by_profit = (l.commission_rule ->> 'byProfit')::boolean,
  terms_flat = rules.flat,
  terms_vendor_type_ppm = rules.vendor_type_ppm,
  terms_vendor_type_amount = rules.vendor_type_amount,
  terms_shop_type_ppm = rules.shop_type_ppm,
  terms_shop_type_amount = rules.shop_type_amount,
  terms_vendor_ppm = rules.vendor_ppm,
  terms_global_ppm = rules.global_ppm
from line_items of_line, lateral (
  select
    coalesce(bool_or(rule ->> 'source' = 'flat'), false) as flat,
    max(value) filter (where rule ->> 'source' = 'vendor_product_type' and rule ->> 'kind' = 'percent') as vendor_type_ppm,
    max(value) filter (where rule ->> 'source' = 'vendor_product_type' and rule ->> 'kind' = 'unit_amount') as vendor_type_amount,
    max(value) filter (where rule ->> 'source' = 'shop_product_type' and rule ->> 'kind' = 'percent') as shop_type_ppm,
    max(value) filter (where rule ->> 'source' = 'shop_product_type' and rule ->> 'kind' = 'unit_amount') as shop_type_amount,
    max(value) filter (where rule ->> 'source' = 'vendor') as vendor_ppm,
    max(value) filter (where rule ->> 'source' = 'global') as global_ppm
  from (
    select rule, (rule ->> 'value')::int8 as value
    from jsonb_array_elements(of_line.commission_rule -> 'beaten' || (of_line.commission_rule -> 'rule')) rule) told
) rules
where of_line.id = l.id and l.commission_rule is not null;

alter table line_items drop column commission_rule;
drop function commission_rule(text, text, int8);

create trigger totals_after_update after update on line_items
  referencing old table as old_lines new table as new_lines for each statement execute function line_items_updated();
create or replace function paid_line_is_final() returns trigger language plpgsql as $$
begin
  if (new.commission_full, new.commission_reversed, new.commission_state, new.vendor_id, new.price, new.quantity,
      new.allocated_discount, new.total_tax, new.cost_per_item, new.compare_at_price, new.override_amount,
      new.override_ppm, new.commission_source, new.commission_rate_ppm, new.terms_currency, new.terms_discount_share,
      new.terms_discount_first, new.terms_taxes_included, new.terms_collects_tax, new.terms_by_compare_at,
      new.terms_by_profit, new.terms_flat, new.terms_vendor_type_ppm, new.terms_vendor_type_amount,
      new.terms_shop_type_ppm, new.terms_shop_type_amount, new.terms_vendor_ppm, new.terms_global_ppm)
     is distinct from
     (old.commission_full, old.commission_reversed, old.commission_state, old.vendor_id, old.price, old.quantity,
      old.allocated_discount, old.total_tax, old.cost_per_item, old.compare_at_price, old.override_amount,
      old.override_ppm, old.commission_source, old.commission_rate_ppm, old.terms_currency, old.terms_discount_share,
      old.terms_discount_first, old.terms_taxes_included, old.terms_collects_tax, old.terms_by_compare_at,
      old.terms_by_profit, old.terms_flat, old.terms_vendor_type_ppm, old.terms_vendor_type_amount,
      old.terms_shop_type_ppm, old.terms_shop_type_amount, old.terms_vendor_ppm, old.terms_global_ppm)
     or (new.payout_id is not null and new.payout_id <> old.payout_id) then
    raise exception 'line item % is paid and cannot change', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger paid_line_is_final after update on line_items
  for each row when (old.payout_id is not null) execute function paid_line_is_final();

-- The same as before, but a text that begins and ends with a visible letter of ASCII, as nearly every product type
-- does, is answered as it is: taking off 25 kinds of white space was a fifth of the pricing of a line.
create or replace function trimmed(words text) returns text language sql immutable parallel safe as $$
  select case when ascii(words) between 33 and 126 and ascii(right(words, 1)) between 33 and 126 then words
    else btrim(words, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
  end
$$;

-- ── Row-level security that the planner can reckon with ──────────────────────
-- The same rows as before. Written as `… is null or …` the planner takes a condition on a value that is not known yet
-- to leave one row in a hundred, and joins hundreds of thousands of lines by nested loops; of a `case` it takes half.
do $$
declare name text;
begin
  foreach name in array array['product_type_rates', 'products', 'line_items', 'payouts', 'vendor_totals',
    'ledger_transactions', 'ledger_entries', 'vendor_customers'] loop
    execute format('alter policy own_rows on %I using (shop_id = (select app_shop_id()) and case
      when (select app_vendor_ids()) is null then true else vendor_id = any ((select app_vendor_ids())::int8[]) end)', name);
  end loop;
end $$;
alter policy own_rows on vendors using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true else id = any ((select app_vendor_ids())::int8[]) end);
alter policy own_rows on orders using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true
  else exists (select from line_items l where l.shop_id = orders.shop_id and l.order_id = orders.id) end);
alter policy own_rows on payout_items using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true
  else exists (select from line_items l where l.id = payout_items.line_item_id) end);
alter policy own_rows on customers using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true
  else exists (select from vendor_customers l where l.shop_id = customers.shop_id and l.customer_id = customers.id) end);

-- ── Lists ────────────────────────────────────────────────────────────────────
-- With payout_id the paid and the unpaid lines of a vendor are counted from the index alone.
drop index line_items_vendor;
create index line_items_vendor on line_items (shop_id, vendor_id, processed_at desc, id desc) include (payout_id);

-- ── Search ───────────────────────────────────────────────────────────────────
-- A search finds its words anywhere in a text, which only an index of trigrams serves. pg_trgm comes with PostgreSQL
-- and is a trusted extension: the owner of a database may create it without being superuser. Where it is missing, or
-- whoever migrates may not create it, searches answer the same and scan the orders.
do $$
declare ops text;
begin
  create extension if not exists pg_trgm;
  select format('%I.gin_trgm_ops', n.nspname) into strict ops
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index orders_search on orders using gin
    (name %1$s, platform_id %1$s, customer_name %1$s, customer_company %1$s, customer_email %1$s)', ops);
exception when undefined_file or feature_not_supported or insufficient_privilege then
  raise notice 'Searches scan the orders, for pg_trgm cannot be created here: %', sqlerrm;
end $$;

-- The orders of the session's shop that hold the words of an ILIKE pattern in one of the parts named. Under row-level
-- security a condition by ILIKE comes after the policies and so never reaches an index; with the owner's rights it
-- does. Ask for these ids inside a query of the orders, where the policies decide who sees which of them.
-- Planned anew for each pattern: how many rows it will find is what the plan depends on.
create function search_orders(pattern text, parts text[]) returns setof int8
language plpgsql stable security definer rows 200 set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query select o.id from orders o where o.shop_id = app_shop_id() and (
    'name' = any (parts) and o.name ilike pattern
    or 'platform_id' = any (parts) and o.platform_id ilike pattern
    or 'customer_name' = any (parts) and o.customer_name ilike pattern
    or 'customer_company' = any (parts) and o.customer_company ilike pattern
    or 'customer_email' = any (parts) and o.customer_email ilike pattern);
end $$;
revoke execute on function search_orders from public;
grant execute on function search_orders to consignment_app;
