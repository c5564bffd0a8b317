-- The server's own tables say what is due; which process does it stood in the schema of a job queue, and stands here now.
create table work_leases (
  name text not null,
  shop_id int8 not null,
  holder uuid not null,
  until timestamptz not null,
  primary key (name, shop_id)
);
alter table work_leases enable row level security;
comment on table work_leases is 'The work that a process does now: of one name for one shop it is done by one process, which renews its lease. One that has died loses it.';
comment on column work_leases.shop_id is '0 for a recurring task.';

create table recurring_tasks (
  name text primary key,
  began_at timestamptz not null
);
alter table recurring_tasks enable row level security;
comment on table recurring_tasks is 'When each recurring task last began, so that it begins once at each of its times, in one of all processes.';

drop schema if exists pgboss cascade;
