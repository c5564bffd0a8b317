-- Nobody is shown an announcement any more once it has ended; what was said stays on record.
alter table announcements add column ended_date timestamptz;
