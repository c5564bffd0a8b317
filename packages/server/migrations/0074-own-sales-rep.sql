-- ── Whose figures a sales rep's login sees ───────────────────────────────────
-- The sales rep that a person with this role is. Without one the person sees the figures of nobody: a manager names it under
-- Settings, Team.
alter table shop_members
  add column sales_rep_id int8,
  add foreign key (shop_id, sales_rep_id) references sales_reps (shop_id, id),
  add constraint shop_members_rep_check check (sales_rep_id is null or role = 'salesrep');
create index shop_members_rep on shop_members (shop_id, sales_rep_id) where sales_rep_id is not null;

alter table team_invitations
  add column sales_rep_id int8,
  add foreign key (shop_id, sales_rep_id) references sales_reps (shop_id, id),
  add constraint team_invitations_rep_check check (sales_rep_id is null or role = 'salesrep');
create index team_invitations_rep on team_invitations (shop_id, sales_rep_id) where sales_rep_id is not null;
