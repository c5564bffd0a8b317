-- ── Notice of rules ──────────────────────────────────────────────────────────
-- A rule with days is made so many days before its first day at the least; 0 allows any day.
alter table shop_settings add column rule_notice_days int4 not null default 0 check (rule_notice_days between 0 and 90);

-- So that every day, and the day after it, has a year of four digits and sorts as text.
alter table commission_rules add check (from_day >= '1970-01-01' and coalesce(until_day, from_day) < '3000-01-01');

-- The names of those who have made rules of the session's shop.
create index commission_rules_made_by on commission_rules (shop_id, made_by) where made_by is not null;
create view rule_people with (security_barrier) as
  select l.id, l.name from logins l
  where app_vendor_ids() is null and not l.is_forgotten
    and exists (select from commission_rules r where r.shop_id = app_shop_id() and r.made_by = l.id);
grant select on rule_people to consignment_app;
