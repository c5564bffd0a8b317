-- ── Jobs: what has to be done for a shop, and how far it is ──────────────────
-- The row is the work. It becomes due in the transaction that makes the work necessary, and every step commits its
-- position together with what it has done: a process that dies loses nothing, and whoever looks next goes on.
create table shop_jobs (
  shop_id int8 not null references shops,
  kind text not null check (kind in ('sync', 'recalculation', 'totals')),
  -- 0: the whole shop
  vendor_id int8 not null default 0,
  is_due boolean not null default true,
  -- A rule was changed and lines still have the old one's price: nobody concerned is paid until this is done.
  holds_payouts boolean not null default false,
  position jsonb not null default '{}',
  description text not null default '',
  progress int2 not null default 0 check (progress between 0 and 100),
  -- Failures in a row; the next try is at resume_at.
  failures int4 not null default 0,
  resume_at timestamptz not null default now(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (shop_id, kind, vendor_id)
);
create index shop_jobs_due on shop_jobs (shop_id, kind) where is_due;

grant select, insert, update on shop_jobs to consignment_app;
alter table shop_jobs enable row level security;
create policy own_shop on shop_jobs using (shop_id = (select app_shop_id()) and (select app_vendor_ids()) is null);

-- The vendor as the line's own row of the order names it; it stands before its product's when vendors are found again.
alter table line_items add column sold_by text not null default '';
