-- A search of customers finds its words anywhere in a name or an e-mail, as that of orders does (0012), and by the same
-- kind of index. Without pg_trgm it answers the same and scans the table.
do $$
declare ops text;
begin
  select format('%I.gin_trgm_ops', n.nspname) into strict ops
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index customers_search on customers using gin
    ((first_name || '' '' || last_name) %1$s, email %1$s)', ops);
exception when no_data_found then
  raise notice 'Searches scan the customers, for pg_trgm is not here';
end $$;

-- The customers of the session's shop whose whole name or e-mail holds the words of an ILIKE pattern. Under row-level
-- security the planner may not use the index, so it looks with the owner's rights; whoever asks sees only those of
-- them that are in sight.
create function search_customers(pattern text) returns setof int8
language plpgsql stable security definer rows 200 set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query select c.id from customers c where c.shop_id = app_shop_id()
    and (c.first_name || ' ' || c.last_name ilike pattern or c.email ilike pattern);
end $$;
revoke execute on function search_customers from public;
grant execute on function search_customers to consignment_app;
