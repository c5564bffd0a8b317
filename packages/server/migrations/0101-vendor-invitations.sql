-- An invitation of a vendor's first person: accepted, it begins the vendor's team.
alter table team_invitations
  add column vendor_id int8,
  add foreign key (shop_id, vendor_id) references vendors (shop_id, id),
  add check (vendor_id is null or team_id is null),
  drop constraint team_invitations_check1,
  add constraint team_invitations_role_check check (case when team_id is null and vendor_id is null
    then role in ('owner', 'manager', 'payer', 'bookkeeper', 'support', 'salesrep')
    else role in ('vendor', 'vendor_viewer') end);
comment on column team_invitations.team_id is 'Null for the shop''s own team, and where a vendor has none yet.';
comment on column team_invitations.vendor_id is 'The vendor whose team begins with the person; null where the team is there.';

drop index team_invitations_open;
create unique index team_invitations_open
  on team_invitations (shop_id, coalesce(team_id, 0), coalesce(vendor_id, 0), lower(email))
  where accepted_at is null and withdrawn_at is null;
create index team_invitations_vendor on team_invitations (shop_id, vendor_id) where vendor_id is not null;
