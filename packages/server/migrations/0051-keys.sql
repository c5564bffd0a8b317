-- ── Sandboxes ────────────────────────────────────────────────────────────────
-- A shop may have one sandbox: a shop of its own with made-up data, without people, that its test keys reach.
alter table shops add column sandbox_of int8 references shops;
create unique index shops_sandbox on shops (sandbox_of) where sandbox_of is not null;

create function sandbox_stays() returns trigger language plpgsql as $$
begin
  if new.sandbox_of is distinct from old.sandbox_of then
    raise exception 'shop % cannot become or stop being a sandbox', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger sandbox_stays before update on shops for each row execute function sandbox_stays();

-- By the shop that has it: how its filling goes.
create table sandboxes (
  shop_id int8 primary key references shops,
  state text not null check (state in ('filling', 'ready', 'failed')),
  description text not null default '',
  progress int2 not null default 0 check (progress between 0 and 100),
  asked_at timestamptz not null,
  filled_at timestamptz
);
grant select, insert, update on sandboxes to consignment_app;
alter table sandboxes enable row level security;
create policy own_rows on sandboxes using (shop_id = (select app_shop_id()) and (select app_vendor_ids()) is null);

-- A sandbox sends no mail: what would leave counts as sent at once, and its text is not kept.
create function sandbox_mail_stays() returns trigger language plpgsql as $$
begin
  if exists (select from shops s where s.id = new.shop_id and s.sandbox_of is not null) then
    new.state := 'sent';
    new.finished_at := new.created_at;
    new.text_body := '';
    new.html_body := '';
    new.problem := 'A sandbox sends no mail.';
  end if;
  return new;
end $$;
create trigger sandbox_mail_stays before insert on mails for each row execute function sandbox_mail_stays();

-- True for rows of a sandbox while it is emptied, and of no other shop ever: only then do the books give up a row.
create function is_emptied(of_shop int8) returns boolean language sql stable as $$
  select coalesce(current_setting('app.emptied_shop', true), '') = of_shop::text
    and exists (select from shops s where s.id = of_shop and s.sandbox_of is not null)
$$;

create or replace function paid_line_stays() returns trigger language plpgsql as $$
begin
  if is_emptied(old.shop_id) then return old; end if;
  raise exception 'line item % is paid and cannot be deleted', old.id using errcode = 'P0001';
end $$;

create or replace function ledger_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if is_emptied(old.shop_id) then return old; end if;
  end if;
  raise exception 'the ledger only grows: % on % is refused', tg_op, tg_table_name using errcode = 'P0001';
end $$;
drop trigger ledger_only_grows on ledger_transactions;
drop trigger ledger_only_grows on ledger_entries;
create trigger ledger_only_grows before update or truncate on ledger_transactions
  for each statement execute function ledger_only_grows();
create trigger ledger_only_grows before update or truncate on ledger_entries
  for each statement execute function ledger_only_grows();
create trigger ledger_keeps before delete on ledger_transactions
  for each row execute function ledger_only_grows();
create trigger ledger_keeps before delete on ledger_entries
  for each row execute function ledger_only_grows();

create or replace function paid_rep_commission_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_emptied(old.shop_id) then return old; end if;
  end if;
  if exists (select from sales_rep_payout_items i where i.shop_id = old.shop_id and i.order_id = old.order_id
      and i.sales_rep_id = old.sales_rep_id and i.active) then
    raise exception 'the commission % of a sales rep is paid and cannot change', old.id using errcode = 'P0001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create or replace function statement_is_kept() returns trigger language plpgsql as $$
begin
  if old.hash <> '' and not is_emptied(old.shop_id) then
    raise exception 'statement % is final', old.id using errcode = 'P0001';
  end if;
  return old;
end $$;

create or replace function statement_entry_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_emptied(old.shop_id) then return old; end if;
  end if;
  raise exception 'an entry of statement % is final', old.statement_id using errcode = 'P0001';
end $$;

-- Deletes every row of a sandbox but its shop's. Rows that others point to go in a later round.
create function empty_sandbox(of_shop int8) returns void language plpgsql as $$
declare
  name text;
  names text[] := array(
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'shop_id' and not a.attisdropped
      -- what happened stays known
      and c.relname not in ('history', 'history_heads', 'history_origins')
    order by c.relname);
  left_over text[];
  gone int8;
  gone_in_round int8;
begin
  if not exists (select from shops s where s.id = of_shop and s.sandbox_of is not null) then
    raise exception 'shop % is not a sandbox', of_shop using errcode = 'P0001';
  end if;
  perform set_config('app.emptied_shop', of_shop::text, true);
  loop
    left_over := '{}';
    gone_in_round := 0;
    -- Each round takes every table, since the deletion of lines writes totals.
    foreach name in array names loop
      begin
        execute format('delete from %I where shop_id = $1', name) using of_shop;
        get diagnostics gone = row_count;
        gone_in_round := gone_in_round + gone;
      exception when foreign_key_violation then
        left_over := left_over || name;
      end;
    end loop;
    exit when left_over = '{}' and gone_in_round = 0;
    if gone_in_round = 0 then
      raise exception 'the sandbox % cannot be emptied of %', of_shop, left_over using errcode = 'P0001';
    end if;
  end loop;
  perform set_config('app.emptied_shop', '', true);
end $$;
revoke execute on function empty_sandbox(int8) from public;

-- ── Keys of programs ─────────────────────────────────────────────────────────
-- Only the digest of a secret is kept, and the shop's own role cannot read it.
create table api_keys (
  id int8 generated by default as identity primary key,
  shop_id int8 not null references shops,
  -- test: for the sandbox of the shop
  mode text not null check (mode in ('live', 'test')),
  name text not null check (name <> ''),
  scopes jsonb not null check (jsonb_typeof(scopes) = 'array'),
  -- null for the whole shop
  vendor_id int8,
  hash bytea not null check (octet_length(hash) = 32),
  calls_a_minute int4 not null check (calls_a_minute between 1 and 6000),
  created_by int8 references logins on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- to the minute
  last_used_at timestamptz,
  last_used_from text not null default '',
  revoked_at timestamptz,
  -- of a key that was rotated: the end of the time for which it works beside its successor
  overlap_ends_at timestamptz,
  rotated_from int8,
  -- the first of a chain of rotations; null for itself
  first_id int8,
  unique (shop_id, id),
  check (mode = 'live' or vendor_id is null),
  foreign key (shop_id, vendor_id) references vendors (shop_id, id),
  foreign key (shop_id, rotated_from) references api_keys (shop_id, id),
  foreign key (shop_id, first_id) references api_keys (shop_id, id)
);
create index api_keys_shop on api_keys (shop_id, id desc);
create unique index api_keys_rotated on api_keys (rotated_from) where rotated_from is not null;
create index api_keys_vendor on api_keys (shop_id, vendor_id) where vendor_id is not null;

grant select (id, shop_id, mode, name, scopes, vendor_id, calls_a_minute, created_by, created_at, expires_at,
  last_used_at, last_used_from, revoked_at, overlap_ends_at, rotated_from, first_id) on api_keys to consignment_app;
grant insert on api_keys to consignment_app;
grant update (name, expires_at, calls_a_minute, revoked_at, overlap_ends_at) on api_keys to consignment_app;
alter table api_keys enable row level security;
create policy own_rows on api_keys using (shop_id = (select app_shop_id()) and (select app_vendor_ids()) is null);

-- A link to a file is good while the session or the key that asked for it is.
alter table export_links
  alter column session_id drop not null,
  add column key_id int8 references api_keys on delete cascade,
  add check ((session_id is null) <> (key_id is null));
create index export_links_key on export_links (key_id) where key_id is not null;
