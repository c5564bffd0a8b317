-- ── The day on which a bank file asks for payment ────────────────────────────
-- A working day of its banks. Null for files from before, whose day stands in the file alone.
alter table pay_run_files add column pays_on date;
