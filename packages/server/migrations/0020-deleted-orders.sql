-- The nightly look for orders that their platform has deleted: where it goes on; null when it is not under way.
alter table platform_connections add column deletions jsonb;
