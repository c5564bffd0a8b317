-- Whether the shop has saved an account since it registered: until then it waits, and is told of in the menu. One that
-- was approved, or has vendors, has been looked at.
alter table vendor_signups add column decided boolean not null default false;
update vendor_signups s set decided = s.approved
  or exists (select from vendor_signup_vendors l where l.signup_id = s.id);
