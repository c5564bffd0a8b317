-- ── The sales that find a tier follow the lines that they are counted from ───
-- A month was counted once, so a tier depended on which file was imported first. Now a change of what was sold in a counted
-- month deletes the count, and a recalculation of the vendor prices its unpaid lines by the new one; it is not paid until then.
alter table vendor_sales_months add column orders int4 not null default 0 check (orders >= 0);
-- How many orders terms_sales was counted from; null where that was not kept.
alter table line_items add column terms_sales_orders int4;

create type sold_at as (shop_id int8, vendor_id int8, at timestamptz);

-- A transaction that counts a missing month takes the same lock alone, and so sees the sales that were written meanwhile.
create function count_sales_again(changed sold_at[]) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('sales of shop ' || shop_id, 0))
    from (select distinct shop_id from unnest(changed)) of_shop order by shop_id;
  with forgotten as (
    delete from vendor_sales_months m
    using (
      select distinct c.shop_id, c.vendor_id, date_trunc('month', c.at at time zone s.time_zone)::date as month
      from unnest(changed) c join shops s on s.id = c.shop_id
      where not is_emptied(c.shop_id)) c
    where m.shop_id = c.shop_id and m.vendor_id = c.vendor_id and m.month = c.month
    returning m.shop_id, m.vendor_id)
  insert into shop_jobs as j (shop_id, kind, vendor_id, holds_payouts)
  select distinct shop_id, 'recalculation', vendor_id, true from forgotten order by shop_id, vendor_id
  on conflict (shop_id, kind, vendor_id) do update set
    holds_payouts = true, position = '{}', failures = 0, resume_at = now(), finished_at = null, is_due = true,
    progress = case when j.is_due then j.progress else 0 end,
    description = case when j.is_due then j.description else '' end,
    started_at = case when j.is_due then j.started_at else now() end;
end $$;

create function lines_sold() returns trigger language plpgsql as $$
begin
  perform count_sales_again(array(
    select distinct row(l.shop_id, l.vendor_id, o.processed_at)::sold_at
    from changed_lines l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.kind = 'product' and l.vendor_id is not null));
  return null;
end $$;
create trigger sales_after_insert after insert on line_items
  referencing new table as changed_lines for each statement execute function lines_sold();
create trigger sales_after_delete after delete on line_items
  referencing old table as changed_lines for each statement execute function lines_sold();

create function line_sold_otherwise() returns trigger language plpgsql as $$
begin
  perform count_sales_again(array(
    select row(o.shop_id, vendor_id, o.processed_at)::sold_at
    from orders o cross join unnest(array[old.vendor_id, new.vendor_id]) vendor_id
    where o.shop_id = new.shop_id and o.id = new.order_id and vendor_id is not null));
  return null;
end $$;
-- By row: pricing writes none of these columns, so it costs pricing nothing.
create trigger sales_after_update after update of kind, price, quantity, allocated_discount, returned_quantity, refunded_amount,
    tracked_vendor_id, override_vendor_id on line_items
  for each row when (
    (old.kind, old.price, old.quantity, old.allocated_discount, old.returned_quantity, old.refunded_amount, old.vendor_id)
    is distinct from
    (new.kind, new.price, new.quantity, new.allocated_discount, new.returned_quantity, new.refunded_amount, new.vendor_id))
  execute function line_sold_otherwise();

create function order_sold_otherwise() returns trigger language plpgsql as $$
begin
  perform count_sales_again(array(
    select distinct row(l.shop_id, l.vendor_id, at)::sold_at
    from line_items l cross join unnest(array[old.processed_at, new.processed_at]) at
    where l.shop_id = new.shop_id and l.order_id = new.id and l.kind = 'product' and l.vendor_id is not null));
  return null;
end $$;
create trigger sales_after_order after update of processed_at, cancelled_at, financial_status, tags on orders
  for each row when (
    (old.processed_at, old.cancelled_at is null, old.financial_status is not distinct from 'voided', old.tags)
    is distinct from
    (new.processed_at, new.cancelled_at is null, new.financial_status is not distinct from 'voided', new.tags))
  execute function order_sold_otherwise();

create or replace function paid_line_is_final() returns trigger language plpgsql as $$
begin
  if (new.commission_full, new.commission_reversed, new.commission_state, new.price, new.quantity,
      new.allocated_discount, new.total_tax, new.cost_per_item, new.compare_at_price, new.override_amount,
      new.override_ppm, new.commission_source, new.commission_rate_ppm, new.terms_currency, new.terms_discount_share,
      new.terms_discount_first, new.terms_taxes_included, new.terms_collects_tax, new.terms_by_compare_at,
      new.terms_by_profit, new.terms_flat, new.terms_vendor_type_ppm, new.terms_vendor_type_amount,
      new.terms_shop_type_ppm, new.terms_shop_type_amount, new.terms_vendor_ppm, new.terms_global_ppm,
      new.commission_rule_id, new.terms_rules, new.terms_sales, new.terms_sales_orders)
     is distinct from
     (old.commission_full, old.commission_reversed, old.commission_state, old.price, old.quantity,
      old.allocated_discount, old.total_tax, old.cost_per_item, old.compare_at_price, old.override_amount,
      old.override_ppm, old.commission_source, old.commission_rate_ppm, old.terms_currency, old.terms_discount_share,
      old.terms_discount_first, old.terms_taxes_included, old.terms_collects_tax, old.terms_by_compare_at,
      old.terms_by_profit, old.terms_flat, old.terms_vendor_type_ppm, old.terms_vendor_type_amount,
      old.terms_shop_type_ppm, old.terms_shop_type_amount, old.terms_vendor_ppm, old.terms_global_ppm,
      old.commission_rule_id, old.terms_rules, old.terms_sales, old.terms_sales_orders)
     or (new.payout_id is not null and new.payout_id <> old.payout_id)
     or (new.vendor_id is distinct from old.vendor_id and not exists (
       select from vendors v where v.shop_id = old.shop_id and v.id = old.vendor_id
         and v.merged_into_id = new.vendor_id)) then
    raise exception 'line item % is paid and cannot change', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;

-- Counted as before, with goods that came back and ignored orders: all of it is counted again.
delete from vendor_sales_months;
insert into shop_jobs as j (shop_id, kind, vendor_id, holds_payouts)
select distinct shop_id, 'recalculation', 0, true from commission_rules where measure = 'vendor_sales'
on conflict (shop_id, kind, vendor_id) do update set
  holds_payouts = true, position = '{}', progress = 0, description = '', failures = 0, resume_at = now(), started_at = now(),
  finished_at = null, is_due = true;
