-- An announcement is no longer shown once it has ended; its text stays on record.
alter table announcements add column ended_date timestamptz;
