-- ── Imports: waiting for files, one running per shop, resumed by running again ──
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check check (state in ('waiting', 'running', 'done', 'failed'));
-- The process at work and when it was last heard of; an import whose process died is not running.
alter table imports add column owner jsonb, add column seen_at timestamptz;
create unique index imports_running on imports (shop_id) where state = 'running';

-- What this import has met so far, so that a repeated order or variant is found without holding a file in memory.
-- Emptied when the import ends.
create table import_keys (
  import_id int8 not null references imports on delete cascade,
  shop_id int8 not null,
  file text not null,
  key text not null,
  row_number int4 not null,
  primary key (import_id, file, key)
);

-- The refunds file as read, kept while its import runs: what cannot be applied is told by row at the end.
create table import_returns (
  import_id int8 not null references imports on delete cascade,
  shop_id int8 not null,
  row_number int4 not null,
  order_name text not null,
  sku text not null,
  refunded_at timestamptz not null,
  units int4 not null check (units > 0),
  amount int8,
  excerpt text not null,
  primary key (import_id, row_number)
);

-- Units that came back, as refund files have told so far, whether or not their order is known yet.
-- nth tells equal rows of one file apart.
create table order_returns (
  shop_id int8 not null references shops,
  order_name text not null,
  sku text not null,
  refunded_at timestamptz not null,
  units int4 not null check (units > 0),
  nth int4 not null,
  amount int8,
  primary key (shop_id, order_name, sku, refunded_at, units, nth)
);

alter table products add column gift_card boolean not null default false;
-- A line without a SKU finds its product by title.
create index products_title on products (shop_id, title);

grant select, insert, update, delete on import_keys, import_returns to consignment_app;
grant select, insert on order_returns to consignment_app;
grant delete on refund_lines to consignment_app;

do $$
declare name text;
begin
  foreach name in array array['import_keys', 'import_returns', 'order_returns'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I using (shop_id = (select app_shop_id())
      and (select app_vendor_ids()) is null)', name);
  end loop;
end $$;
