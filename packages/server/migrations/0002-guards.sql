-- ── Totals follow their lines, in the transaction that changes them ──────────
create type totals_change as (shop_id int8, vendor_id int8, due int8, paid int8, sales int8, tax int8);

-- Ordered by vendor, so that two transactions over the same vendors wait for each other instead of deadlocking.
create function apply_totals_changes(changes totals_change[]) returns void language sql as $$
  insert into vendor_totals as t (shop_id, vendor_id, due, paid, total_sales, amount_taxed)
  select shop_id, vendor_id, sum(due), sum(paid), sum(sales), sum(tax)
  from unnest(changes)
  where vendor_id is not null
  group by shop_id, vendor_id
  having sum(due) <> 0 or sum(paid) <> 0 or sum(sales) <> 0 or sum(tax) <> 0
  order by shop_id, vendor_id
  on conflict (shop_id, vendor_id) do update set
    due = t.due + excluded.due,
    paid = t.paid + excluded.paid,
    total_sales = t.total_sales + excluded.total_sales,
    amount_taxed = t.amount_taxed + excluded.amount_taxed
$$;

create function totals_of(line line_items, sign int) returns totals_change language sql immutable as $$
  select row(
    line.shop_id, line.vendor_id,
    case when line.payout_id is null then sign * line.commission_amount else 0 end,
    case when line.payout_id is null then 0 else sign * line.commission_amount end,
    sign * line.net_sales, sign * line.net_tax)::totals_change
$$;

create function line_items_inserted() returns trigger language plpgsql as $$
begin
  perform apply_totals_changes(array(
    select totals_of(n::line_items, 1) from new_lines n where n.commission_state = 'accrued'));
  return null;
end $$;
create function line_items_updated() returns trigger language plpgsql as $$
begin
  perform apply_totals_changes(array(
    select totals_of(n::line_items, 1) from new_lines n where n.commission_state = 'accrued'
    union all
    select totals_of(o::line_items, -1) from old_lines o where o.commission_state = 'accrued'));
  return null;
end $$;
create function line_items_deleted() returns trigger language plpgsql as $$
begin
  perform apply_totals_changes(array(
    select totals_of(o::line_items, -1) from old_lines o where o.commission_state = 'accrued'));
  return null;
end $$;
create trigger totals_after_insert after insert on line_items
  referencing new table as new_lines for each statement execute function line_items_inserted();
create trigger totals_after_update after update on line_items
  referencing old table as old_lines new table as new_lines for each statement execute function line_items_updated();
create trigger totals_after_delete after delete on line_items
  referencing old table as old_lines for each statement execute function line_items_deleted();

-- Additional pay is earned and paid at the same moment.
create function payout_counted() returns trigger language plpgsql as $$
declare
  before int8 := case when tg_op = 'UPDATE' and old.status <> 'deleted' then old.additional_pay else 0 end;
  after int8 := case when new.status <> 'deleted' then new.additional_pay else 0 end;
begin
  if after <> before then
    perform apply_totals_changes(array[row(new.shop_id, new.vendor_id, 0, after - before, 0, 0)::totals_change]);
  end if;
  return null;
end $$;
create trigger totals_after_payout after insert or update of status on payouts
  for each row execute function payout_counted();

-- ── What must never happen, whatever the code above the database does ────────
create function paid_line_is_final() returns trigger language plpgsql as $$
begin
  if (new.commission_full, new.commission_reversed, new.commission_state, new.vendor_id, new.price, new.quantity,
      new.allocated_discount, new.total_tax, new.cost_per_item, new.compare_at_price, new.override_amount,
      new.override_ppm, new.commission_rule)
     is distinct from
     (old.commission_full, old.commission_reversed, old.commission_state, old.vendor_id, old.price, old.quantity,
      old.allocated_discount, old.total_tax, old.cost_per_item, old.compare_at_price, old.override_amount,
      old.override_ppm, old.commission_rule)
     or (new.payout_id is not null and new.payout_id <> old.payout_id) then
    raise exception 'line item % is paid and cannot change', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- A generated column is not yet computed in a before trigger, hence after.
create trigger paid_line_is_final after update on line_items
  for each row when (old.payout_id is not null) execute function paid_line_is_final();

create function paid_line_stays() returns trigger language plpgsql as $$
begin
  raise exception 'line item % is paid and cannot be deleted', old.id using errcode = 'P0001';
end $$;
create trigger paid_line_stays before delete on line_items
  for each row when (old.payout_id is not null) execute function paid_line_stays();

create function ledger_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows: % on % is refused', tg_op, tg_table_name using errcode = 'P0001';
end $$;
create trigger ledger_only_grows before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_only_grows();
create trigger ledger_only_grows before update or delete or truncate on ledger_entries
  for each statement execute function ledger_only_grows();

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to 0', new.transaction_id using errcode = 'P0001';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();

-- ── The second wall: row-level security ──────────────────────────────────────
grant usage on schema public to consignment_app;
grant select on all tables in schema public to consignment_app;
revoke select on logins, sessions, refresh_tokens from consignment_app;
grant insert, update on
  shops, shop_settings, shop_metas, invoice_counters, vendors, vendor_signups, product_type_rates, products, variants,
  orders, line_items, payouts, payout_items, vendor_totals, idempotency_keys, imports, import_problems, refund_lines,
  vendor_signup_vendors to consignment_app;
grant delete on
  line_items, product_type_rates, vendor_signup_vendors, idempotency_keys, import_problems, vendor_totals
  to consignment_app;
grant insert on ledger_transactions, ledger_entries to consignment_app;

do $$
declare name text;
begin
  foreach name in array array['shop_settings', 'shop_metas', 'invoice_counters', 'shop_members', 'vendor_signups',
    'vendor_signup_vendors', 'variants', 'refund_lines', 'idempotency_keys', 'imports', 'import_problems'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I using (shop_id = (select app_shop_id()))', name);
  end loop;
  -- For a vendor's session the same tables show only that vendor's rows.
  foreach name in array array['product_type_rates', 'products', 'line_items', 'payouts', 'vendor_totals',
    'ledger_transactions', 'ledger_entries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_rows on %I using (shop_id = (select app_shop_id()) and
      ((select app_vendor_ids()) is null or vendor_id = any ((select app_vendor_ids())::int8[])))', name);
  end loop;
end $$;
alter table shops enable row level security;
create policy own_shop on shops using (id = (select app_shop_id()));
alter table vendors enable row level security;
create policy own_rows on vendors using (shop_id = (select app_shop_id())
  and ((select app_vendor_ids()) is null or id = any ((select app_vendor_ids())::int8[])));
-- A vendor sees an order, or a payout's items, only through a line of their own.
alter table orders enable row level security;
create policy own_rows on orders using (shop_id = (select app_shop_id()) and ((select app_vendor_ids()) is null
  or exists (select from line_items l where l.shop_id = orders.shop_id and l.order_id = orders.id)));
alter table payout_items enable row level security;
create policy own_rows on payout_items using (shop_id = (select app_shop_id()) and ((select app_vendor_ids()) is null
  or exists (select from line_items l where l.id = payout_items.line_item_id)));
