-- In which language a person reads mails where they have chosen none, and in which a statement was issued.
alter table logins add column language text not null default '';
comment on column logins.language is 'That the last sign-in asked for (BCP 47), for mails; empty where it asked for none.';
alter table statements add column language text not null default 'en';
comment on column statements.language is 'In which its papers and files are written (BCP 47), as when it was issued.';

-- In which language to write to an address about a vendor: that of the login with the address, else, unless it is the shop's, that of
-- the vendor's first login. Null where none is known. A shop learns nothing else of a login here, and nothing of another shop's.
create function language_of_reader(of_shop int8, of_address text, of_vendor int8) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(p.value #>> '{}', l.language)
  from logins l left join login_preferences p on p.login_id = l.id and p.key = 'language'
  where of_shop = coalesce(app_shop_id(), of_shop)
    and coalesce(p.value #>> '{}', l.language) <> ''
    and (
      lower(l.email) = lower(of_address)
        and (exists (select from vendor_signups s where s.shop_id = of_shop and s.login_id = l.id)
          or exists (select from shop_members m where m.shop_id = of_shop and m.login_id = l.id))
      or l.id in (select s.login_id from vendor_signup_vendors v join vendor_signups s on s.id = v.signup_id
        where v.shop_id = of_shop and v.vendor_id = of_vendor and s.approved)
        and not exists (select from shops o where o.id = of_shop and lower(o.email) = lower(of_address))
        and not exists (select from shop_members m join logins o on o.id = m.login_id
          where m.shop_id = of_shop and lower(o.email) = lower(of_address))
    )
  order by lower(l.email) = lower(of_address) desc, l.id
  limit 1
$$;
revoke execute on function language_of_reader from public;
grant execute on function language_of_reader to consignment_app;
