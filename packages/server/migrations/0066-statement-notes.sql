-- ── Notes of statements ──────────────────────────────────────────────────────
-- Lines of text: the questions that were asked or that ended in the period. They move no money. A statement with notes is of
-- the third form; those without stay what they are.
alter table statements drop constraint statements_format_check;
alter table statements add constraint statements_format_check check (format in (1, 2, 3));

create table statement_notes (
  statement_id int8 not null,
  position int4 not null check (position > 0),
  shop_id int8 not null,
  -- without a foreign key, as of a line that is stated
  question_id int8 not null,
  question_number int4 not null check (question_number > 0),
  happened_at timestamptz not null,
  order_name text not null,
  title text not null,
  text text not null check (text <> ''),
  primary key (statement_id, position),
  unique (statement_id, question_id),
  foreign key (shop_id, statement_id) references statements (shop_id, id)
);

create function statement_note_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_emptied(old.shop_id) then return old; end if;
  end if;
  raise exception 'a note of statement % is final', old.statement_id using errcode = 'P0001';
end $$;
create trigger statement_note_is_final before update or delete on statement_notes
  for each row execute function statement_note_is_final();

grant select, insert on statement_notes to consignment_app;
alter table statement_notes enable row level security;
create policy own_rows on statement_notes using (shop_id = (select app_shop_id()) and case
  when (select app_vendor_ids()) is null then true
  else exists (select from statements s where s.id = statement_notes.statement_id) end);

-- ── Lines that wait for an answer ────────────────────────────────────────────
alter table pay_run_vendors
  -- lines of open or answered questions, which are not in the amount: how many, and what they come to in minor units
  add column waiting_count int4 not null default 0 check (waiting_count >= 0),
  add column waiting_amount int8 not null default 0 check (waiting_amount >= 0);
alter table pay_run_vendors drop constraint pay_run_vendors_exception_check;
alter table pay_run_vendors add constraint pay_run_vendors_exception_check check (exception in ('no_paypal_email',
  'no_bank_details', 'provider_not_connected', 'nothing_available', 'nothing_to_pay', 'below_minimum', 'not_available_yet',
  'being_checked', 'disputed', 'waits_for_answer', 'bank_details_changed', 'vendor_hidden', 'currency_not_supported'));
