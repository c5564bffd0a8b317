-- ── Keys that have the shop in them ───
-- A database that is divided by shop keeps a key within each part only. So the shop comes first in every key of a table of
-- shops, and in every reference between two of them. One sequence still numbers the rows of a table, so no two shops share an id.
set constraints all immediate;

alter table import_findings drop constraint import_findings_import_id_fkey;
alter table import_gaps drop constraint import_gaps_import_id_fkey;
alter table import_keys drop constraint import_keys_import_id_fkey;
alter table import_problems drop constraint import_problems_import_id_fkey;
alter table import_returns drop constraint import_returns_import_id_fkey;
alter table import_variants drop constraint import_variants_import_id_fkey;
alter table ledger_entries drop constraint ledger_entries_transaction_id_fkey;
alter table ledger_transactions drop constraint ledger_transactions_reverses_id_fkey;
alter table line_items drop constraint line_items_reverses_id_fkey;
alter table payout_items drop constraint payout_items_line_item_id_fkey;
alter table questions drop constraint questions_line_item_id_fkey;
alter table refund_lines drop constraint refund_lines_line_item_id_fkey;
alter table vendor_signup_vendors drop constraint vendor_signup_vendors_signup_id_fkey;

-- References to a table depend on its key, so they are dropped with it and made again.
create function put_shop_first(of_table regclass) returns void language plpgsql as $$
declare
  others text := (select string_agg(quote_ident(a.attname), ', ' order by k.place) from pg_index i
    cross join unnest(i.indkey) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = of_table and i.indisprimary and a.attname <> 'shop_id');
  tables regclass[];
  names text[];
  definitions text[];
begin
  select array_agg(conrelid), array_agg(conname), array_agg(pg_get_constraintdef(oid)) into tables, names, definitions
    from pg_constraint where contype = 'f' and confrelid = of_table;
  for n in 1 .. coalesce(cardinality(names), 0) loop
    execute format('alter table %s drop constraint %I', tables[n], names[n]);
  end loop;
  execute format('alter table %s drop constraint %I, drop constraint if exists %I, add primary key (shop_id, %s)',
    of_table, of_table || '_pkey', of_table || '_shop_id_id_key', others);
  for n in 1 .. coalesce(cardinality(names), 0) loop
    execute format('alter table %s add constraint %I %s', tables[n], names[n], definitions[n]);
  end loop;
end $$;
select put_shop_first(of_table) from unnest(array[
  'commission_fields', 'commission_rules', 'compared_orders', 'compared_payments', 'compared_returns',
  'compared_sources', 'customers', 'differences', 'history_origins', 'import_findings', 'import_gaps', 'import_keys',
  'import_problems', 'import_returns', 'import_variants', 'imports', 'ledger_entries', 'ledger_transactions', 'line_items',
  'mails', 'move_differences', 'move_file_parts', 'move_files', 'move_groups', 'move_payouts', 'move_problems',
  'move_profiles', 'move_rows', 'move_vendors', 'moves', 'order_sales_rep_commissions', 'orders', 'pay_run_approvals',
  'pay_run_bank_entries', 'pay_run_files', 'pay_run_vendors', 'pay_runs', 'payout_items', 'payouts', 'platform_inbox',
  'product_type_rates', 'products', 'question_files', 'question_messages', 'questions', 'reconciliation_runs',
  'refund_assignments', 'refund_lines', 'rule_replay_sums', 'rule_replays', 'sales_rep_payout_items', 'sales_rep_payouts',
  'sales_reps', 'shop_metas', 'statement_entries', 'statement_notes', 'statement_run_payees', 'statement_runs',
  'statements', 'team_invitations', 'variants', 'vendor_merges', 'vendor_metafields', 'vendor_signup_vendors',
  'vendor_signups', 'vendors', 'webhook_deliveries', 'webhook_endpoints']::regclass[]) of_table;
drop function put_shop_first;

alter table import_findings add foreign key (shop_id, import_id) references imports on delete cascade;
alter table import_gaps add foreign key (shop_id, import_id) references imports on delete cascade;
alter table import_keys add foreign key (shop_id, import_id) references imports on delete cascade;
alter table import_problems add foreign key (shop_id, import_id) references imports on delete cascade;
alter table import_returns add foreign key (shop_id, import_id) references imports on delete cascade;
alter table import_variants add foreign key (shop_id, import_id) references imports on delete cascade;
alter table ledger_entries add foreign key (shop_id, transaction_id) references ledger_transactions;
alter table ledger_transactions add foreign key (shop_id, reverses_id) references ledger_transactions;
alter table line_items add foreign key (shop_id, reverses_id) references line_items;
alter table payout_items add foreign key (shop_id, line_item_id) references line_items;
alter table questions add foreign key (shop_id, line_item_id) references line_items on delete set null (line_item_id);
alter table refund_lines add foreign key (shop_id, line_item_id) references line_items;
alter table vendor_signup_vendors add foreign key (shop_id, signup_id) references vendor_signups on delete cascade;

alter table import_gaps drop constraint import_gaps_import_id_title_sku_no_vendor_unknown_sku_key,
  add unique (shop_id, import_id, title, sku, no_vendor, unknown_sku);
alter table ledger_transactions drop constraint ledger_transactions_reverses_id_key, add unique (shop_id, reverses_id);
alter table move_groups drop constraint move_groups_move_id_key_key, add unique (shop_id, move_id, key);
alter table move_payouts drop constraint move_payouts_move_id_row_number_key, add unique (shop_id, move_id, row_number);
alter table move_vendors drop constraint move_vendors_move_id_key_key, add unique (shop_id, move_id, key);
alter table pay_run_bank_entries drop constraint pay_run_bank_entries_run_id_key_key, add unique (shop_id, run_id, key);
alter table pay_run_payouts drop constraint pay_run_payouts_run_id_vendor_id_attempt_key,
  add unique (shop_id, run_id, vendor_id, attempt);
alter table statement_notes drop constraint statement_notes_statement_id_question_id_key,
  add unique (shop_id, statement_id, question_id);
drop index api_keys_rotated, compared_orders_once, move_differences_once, move_files_role, pay_run_approvals_once,
  payout_items_once, statements_next;
create unique index api_keys_rotated on api_keys (shop_id, rotated_from) where rotated_from is not null;
create unique index compared_orders_once on compared_orders (shop_id, source_id, md5(platform_id)) where record is not null;
create unique index move_differences_once on move_differences (shop_id, move_payout_id, coalesce(row_number, 0));
create unique index move_files_role on move_files (shop_id, move_id, role) where sha256 is not null;
create unique index pay_run_approvals_once on pay_run_approvals (shop_id, run_id, coalesce(login_id, 0));
create unique index payout_items_once on payout_items (shop_id, line_item_id) where active;
create unique index statements_next on statements (shop_id, previous_id) where withdrawn_at is null and previous_id is not null;

-- ── Lookups by such a key name the shop ───
create or replace function ledger_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where shop_id = new.shop_id and transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to 0', new.transaction_id using errcode = 'P0001';
  end if;
  return null;
end $$;

create or replace function vendor_login_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_former_address(old.shop_id, old.vendor_id, l.email)
    from vendor_signups s join logins l on l.id = s.login_id where s.shop_id = old.shop_id and s.id = old.signup_id;
  return null;
end $$;

create or replace function vendor_account_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_former_address(v.shop_id, v.vendor_id, l.email)
    from vendor_signup_vendors v join logins l on l.id = old.login_id where v.shop_id = old.shop_id and v.signup_id = old.id;
  return old;
end $$;

create or replace function login_address_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_former_address(v.shop_id, v.vendor_id, old.email)
    from vendor_signups s join vendor_signup_vendors v on v.shop_id = s.shop_id and v.signup_id = s.id
    where s.login_id = old.id and new.email is distinct from old.email;
  return null;
end $$;

create or replace function language_of_reader(of_shop int8, of_address text, of_vendor int8) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(p.value #>> '{}', l.language)
  from logins l left join login_preferences p on p.login_id = l.id and p.key = 'language'
  where of_shop = coalesce(app_shop_id(), of_shop)
    and coalesce(p.value #>> '{}', l.language) <> ''
    and (
      lower(l.email) = lower(of_address)
        and (exists (select from vendor_signups s where s.shop_id = of_shop and s.login_id = l.id)
          or exists (select from shop_members m where m.shop_id = of_shop and m.login_id = l.id))
      or l.id in (select s.login_id from vendor_signup_vendors v join vendor_signups s on s.shop_id = v.shop_id and s.id = v.signup_id
        where v.shop_id = of_shop and v.vendor_id = of_vendor and s.approved)
        and not exists (select from shops o where o.id = of_shop and lower(o.email) = lower(of_address))
        and not exists (select from shop_members m join logins o on o.id = m.login_id
          where m.shop_id = of_shop and lower(o.email) = lower(of_address))
    )
  order by lower(l.email) = lower(of_address) desc, l.id
  limit 1
$$;
