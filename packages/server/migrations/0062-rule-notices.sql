-- ── Notice of rules with days ────────────────────────────────────────────────
-- One kind of mail more, whichever there are.
do $$
declare
  kinds text;
begin
  select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') into kinds
    from pg_constraint where conname = 'mails_kind_check' and conrelid = 'mails'::regclass;
  alter table mails drop constraint mails_kind_check;
  execute format('alter table mails add constraint mails_kind_check check (%s or kind = ''rule_notice'')', kinds);
end $$;

-- ── Statements name the version by which a line was earned ───────────────────
-- Statements that were issued before have neither, and their documents stay what they are.
alter table statements
  -- of the document's form: 2 where an entry has a rule
  add column format int2 not null default 1 check (format in (1, 2));
alter table statement_entries
  -- place, first day and number of the version: 'shop_product_type:2026-12-01:2'
  add column rule text check (rule ~ '^[a-z_]+:\d{4}-\d{2}-\d{2}:[1-9]\d*$');
