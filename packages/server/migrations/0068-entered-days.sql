-- ── Days with a year of two digits ───────────────────────────────────────────
-- Until now 04/01/26 could be saved as a day of the year 26, at which every recalculation failed.
update shop_settings set commission_start_date = (commission_start_date + interval '2000 years')::date
where commission_start_date < date '0100-01-01';
