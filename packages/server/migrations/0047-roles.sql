-- ── What a person may do ─────────────────────────────────────────────────────
-- A session is one party's, which is the app that it may use. The role within the party is read with each request.
alter table sessions rename column role to party;

alter table shop_members drop constraint shop_members_role_check;
update shop_members set role = 'owner' where role = 'merchant';
alter table shop_members add constraint shop_members_role_check
  check (role in ('owner', 'manager', 'payer', 'bookkeeper', 'support', 'salesrep'));

alter table vendor_signups add column role text not null default 'vendor' check (role in ('vendor', 'vendor_viewer'));

create or replace function end_vendor_sessions(of_signups int8[], because text, at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_shop_id() is null or app_vendor_ids() is not null then
    raise exception 'sessions of accounts are for the shop itself to end' using errcode = '42501';
  end if;
  update sessions s set revoked_at = at, revoked_because = because
  from vendor_signups u
  where u.id = any (of_signups) and u.shop_id = app_shop_id() and s.shop_id = u.shop_id and s.login_id = u.login_id
    and s.party = 'vendor' and s.revoked_at is null;
end $$;
