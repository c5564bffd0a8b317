-- Whether whoever holds the session has shown the password of the login. The word of a shop's platform is that shop's
-- alone, and must not be enough to take a login to other shops away. Nobody knows it of the sessions from before.
alter table sessions add column by_password boolean not null default false;
