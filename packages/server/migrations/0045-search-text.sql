-- A search of a vendor's lines read each of them from the table: 240 ms for 50,000 on the embedded database, 15 to 60
-- from the index alone. Texts that are too long for an index are left out of it and compared in the table.
alter table line_items add column search_text text generated always as (
  case when octet_length(title) + octet_length(name) + octet_length(sku) < 1500
    then lower(title || e'\n' || name || e'\n' || sku) end) stored;
drop index line_items_vendor;
create index line_items_vendor on line_items (shop_id, vendor_id, processed_at desc, id desc)
  include (payout_id, order_id, search_text);
-- The one above is too wide for counting a whole shop's lines; with the vendor, whom row-level security asks for, this one
-- counts them alone.
drop index line_items_processed;
create index line_items_processed on line_items (shop_id, processed_at desc, id desc) include (vendor_id, payout_id);
create index line_items_long_text on line_items (shop_id) where search_text is null;

-- One or two characters have no trigram, and are compared in every order: in one text, and not five times by ILIKE,
-- which puts both sides in lower case each time.
alter table orders add column search_text text not null generated always as (lower(name || e'\n' || platform_id
  || e'\n' || customer_name || e'\n' || customer_company || e'\n' || customer_email)) stored;

-- Nothing but a search compares this column, so the planner has no other use for its trigrams.
do $$
declare ops text;
begin
  select format('%I.gin_trgm_ops', n.nspname) into strict ops
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  drop index if exists orders_search;
  execute format('create index orders_search on orders using gin (search_text %s)', ops);
exception when no_data_found then
  raise notice 'Searches scan the orders, for pg_trgm is not here';
end $$;

-- The parts are compared one by one only in rows that have the words somewhere, and not at all where all five count.
create or replace function search_orders(pattern text, parts text[]) returns setof int8
language plpgsql stable security definer rows 200 set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query select o.id from orders o where o.shop_id = app_shop_id() and o.search_text like lower(pattern) and (
    parts @> array['name', 'platform_id', 'customer_name', 'customer_company', 'customer_email']
    or 'name' = any (parts) and o.name ilike pattern
    or 'platform_id' = any (parts) and o.platform_id ilike pattern
    or 'customer_name' = any (parts) and o.customer_name ilike pattern
    or 'customer_company' = any (parts) and o.customer_company ilike pattern
    or 'customer_email' = any (parts) and o.customer_email ilike pattern);
end $$;
