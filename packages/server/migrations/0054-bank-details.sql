-- ── Bank details of vendors ──────────────────────────────────────────────────
-- One row a vendor, kept after the details were removed. A change holds the vendor's payments until held_until, and until then
-- its link brings back what stood before the hold, whatever has changed meanwhile.
create table vendor_bank_details (
  shop_id int8 not null references shops,
  vendor_id int8 not null,
  -- null for none
  sealed bytea,
  -- what stands again when the change is stopped; null for none
  former_sealed bytea,
  changed_at timestamptz not null,
  held_until timestamptz not null,
  -- The token of the link is derived from it with the server's secret: nothing here stops a change.
  stop_link uuid unique,
  -- the hold follows a change that was stopped
  stopped_at timestamptz,
  primary key (shop_id, vendor_id),
  foreign key (shop_id, vendor_id) references vendors (shop_id, id),
  check (stopped_at is null or stop_link is null)
);
create index vendor_bank_details_held on vendor_bank_details (shop_id, held_until);

grant select, insert, update, delete on vendor_bank_details to consignment_app;
alter table vendor_bank_details enable row level security;
create policy own_rows on vendor_bank_details using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true else vendor_id = any ((select app_vendor_ids())::int8[]) end);

-- ── Mail ─────────────────────────────────────────────────────────────────────
-- The change whose link the bodies leave a place for.
alter table mails add column stop_link uuid;

-- One kind of mail more, whichever there are.
do $$
declare
  kinds text;
begin
  select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') into kinds
    from pg_constraint where conname = 'mails_kind_check' and conrelid = 'mails'::regclass;
  alter table mails drop constraint mails_kind_check;
  execute format('alter table mails add constraint mails_kind_check check (%s or kind = ''bank_details'')', kinds);
end $$;
