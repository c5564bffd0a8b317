-- ── Logins that the shop has set up ──────────────────────────────────────────
-- The shop has set the password, the vendors or the customer of an account: its login may not change where money goes
-- until its person has chosen a password by a mailed link.
alter table vendor_signups
  add column set_by_shop_at timestamptz,
  -- the login that did, without a foreign key, since it may be deleted; null for none that is known
  add column set_by_shop int8,
  add column password_by_mail_at timestamptz;
-- Nothing says who has chosen the passwords of earlier accounts.
update vendor_signups set set_by_shop_at = created_at where approved;

-- A change that this login made was stopped: it opens nothing until a password is chosen by a mailed link.
alter table logins add column closed_at timestamptz;

-- ── A hold for every address that money goes to ──────────────────────────────
alter table vendor_bank_details
  -- null where the bank details have never changed
  alter column changed_at drop not null,
  -- the PayPal address that stands again when the change is stopped
  add column former_paypal_email text,
  -- the logins that have changed the details since the hold began
  add column changed_by int8[] not null default '{}',
  -- the people of the shop behind these changes: none of them ends the hold
  add column changed_behind int8[] not null default '{}',
  -- by the shop alone, so that the vendor may end it
  add column is_by_shop boolean not null default false;

-- ── Addresses that a vendor had ──────────────────────────────────────────────
-- Mails about its payout details go there for some weeks more, so that nobody turns them away before a change.
create table vendor_former_addresses (
  shop_id int8 not null references shops,
  vendor_id int8 not null,
  address text not null,
  left_at timestamptz not null,
  primary key (shop_id, vendor_id, address),
  foreign key (shop_id, vendor_id) references vendors (shop_id, id)
);
create index vendor_former_addresses_left on vendor_former_addresses (left_at);
alter table vendor_former_addresses enable row level security;

create function keep_former_address(of_shop int8, of_vendor int8, of_address text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if trim(of_address) = '' or is_emptied(of_shop) then return; end if;
  insert into vendor_former_addresses (shop_id, vendor_id, address, left_at)
  values (of_shop, of_vendor, lower(trim(of_address)), now())
  on conflict (shop_id, vendor_id, address) do update set left_at = excluded.left_at;
end $$;
revoke execute on function keep_former_address from public;

create function vendor_address_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.email is distinct from old.email then
    perform keep_former_address(old.shop_id, old.id, old.email);
  end if;
  if new.merged_into_id is not null and old.merged_into_id is null then
    perform keep_former_address(old.shop_id, new.merged_into_id, old.email);
    perform keep_former_address(old.shop_id, new.merged_into_id, f.address)
      from vendor_former_addresses f where f.shop_id = old.shop_id and f.vendor_id = old.id;
  end if;
  return null;
end $$;
create trigger vendor_address_left after update of email, merged_into_id on vendors
  for each row execute function vendor_address_left();

create function vendor_login_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_former_address(old.shop_id, old.vendor_id, l.email)
    from vendor_signups s join logins l on l.id = s.login_id where s.id = old.signup_id;
  return null;
end $$;
create trigger vendor_login_left after delete on vendor_signup_vendors
  for each row execute function vendor_login_left();

-- The links of an account that is deleted go after it.
create function vendor_account_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_former_address(v.shop_id, v.vendor_id, l.email)
    from vendor_signup_vendors v join logins l on l.id = old.login_id where v.signup_id = old.id;
  return old;
end $$;
create trigger vendor_account_left before delete on vendor_signups
  for each row execute function vendor_account_left();

create function login_address_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_former_address(v.shop_id, v.vendor_id, old.email)
    from vendor_signups s join vendor_signup_vendors v on v.signup_id = s.id
    where s.login_id = old.id and new.email is distinct from old.email;
  return null;
end $$;
create trigger login_address_left after update of email on logins
  for each row execute function login_address_left();

-- ── Who stands behind an act ─────────────────────────────────────────────────
-- The person of the shop who has set the password or the vendors of a vendor's login.
alter table history_origins add column set_by int8;
drop index history_origins_once;
create unique index history_origins_once on history_origins (shop_id, login_id, address, device, coalesce(set_by, 0))
  where address <> '' or device <> '';

create or replace function history_origin(of_shop int8, of_login int8, from_address text, from_device text) returns int8
language plpgsql security definer as $$
declare
  found_id int8;
  behind int8;
begin
  if public.app_shop_id() is distinct from of_shop and public.app_shop_id() is not null then
    raise exception 'shop % is not of this session', of_shop using errcode = '42501';
  end if;
  select s.set_by_shop into behind from public.vendor_signups s
    where s.shop_id = of_shop and s.login_id = of_login and s.set_by_shop <> of_login
      and not exists (select from public.shop_members m where m.shop_id = of_shop and m.login_id = of_login);
  select id into found_id from public.history_origins
    where shop_id = of_shop and login_id = of_login and address = from_address and device = from_device
      and set_by is not distinct from behind
    order by id limit 1;
  if found_id is null then
    insert into public.history_origins (shop_id, login_id, address, device, set_by)
    values (of_shop, of_login, from_address, from_device, behind) on conflict do nothing returning id into found_id;
  end if;
  if found_id is null then
    select id into found_id from public.history_origins
      where shop_id = of_shop and login_id = of_login and address = from_address and device = from_device
        and set_by is not distinct from behind
    order by id limit 1;
  end if;
  return found_id;
end $$;

create or replace view history_people with (security_barrier) as
  select l.id, l.name from logins l
  where app_vendor_ids() is null and not l.is_forgotten
    and exists (select from history_origins o
      where o.shop_id = app_shop_id() and (o.login_id = l.id or o.set_by = l.id));
