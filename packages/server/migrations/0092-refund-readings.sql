-- Whether prices included tax where the lines of a refund were found: with the other reading it may be of others. Null holds for both.
alter table refund_assignments add column taxes_included boolean;
