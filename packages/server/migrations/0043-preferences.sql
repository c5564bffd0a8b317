-- How a person likes the apps, in all browsers: under one key each, as columns that are hidden or the theme. A login is
-- above shops, and so is this.
create table login_preferences (
  login_id int8 not null references logins on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (login_id, key)
);
alter table login_preferences enable row level security;
