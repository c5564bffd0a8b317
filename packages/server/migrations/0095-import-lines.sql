-- The lines that a finding of an import is of, where it counts lines; 0 where it is of whole orders.
alter table import_findings add column lines int4 not null default 0;
