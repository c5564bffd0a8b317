-- ── The demo shop ────────────────────────────────────────────────────────────
-- Its logins have a public password, so it never stands beside a shop of somebody's own.
alter table shops add column is_demo boolean not null default false;
-- Since then no login and no key opens the shop; null for an open one. Only a closed shop can be removed.
alter table shops add column closed_at timestamptz;
update shops set is_demo = true where myshopify_domain = 'demo.example';

create or replace function sandbox_mail_stays() returns trigger language plpgsql as $$
begin
  if exists (select from shops s where s.id = new.shop_id and (s.sandbox_of is not null or s.closed_at is not null)) then
    new.state := 'sent';
    new.finished_at := new.created_at;
    new.text_body := '';
    new.html_body := '';
    new.problem := 'A sandbox and a closed shop send no mail.';
  end if;
  return new;
end $$;

-- True for rows of a sandbox while it is emptied, or of a closed shop while it is removed: only then do the books give up a row.
create or replace function is_emptied(of_shop int8) returns boolean language sql stable as $$
  select coalesce(current_setting('app.emptied_shop', true), '') = of_shop::text
    and exists (select from shops s where s.id = of_shop and (s.sandbox_of is not null or s.closed_at is not null))
$$;

create or replace function history_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if is_emptied(old.shop_id) then return old; end if;
  end if;
  raise exception 'history only grows' using errcode = 'P0001';
end $$;
drop trigger history_only_grows on history;
create trigger history_only_grows before update or truncate on history
  for each statement execute function history_only_grows();
create trigger history_keeps before delete on history for each row execute function history_only_grows();

create or replace function history_head_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.shop_id = old.shop_id and new.seq > old.seq then return new; end if;
  if tg_op = 'DELETE' then
    if is_emptied(old.shop_id) then return old; end if;
  end if;
  raise exception 'the end of a history only moves on' using errcode = 'P0001';
end $$;

-- Deletes every row of a shop but its own and those of the tables that are kept. Rows that others point to go in a later round.
create function empty_shop(of_shop int8, kept text[]) returns void language plpgsql as $$
declare
  name text;
  names text[] := array(
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'shop_id' and not a.attisdropped
      and c.relname <> all (kept)
    order by c.relname);
  left_over text[];
  gone int8;
  gone_in_round int8;
begin
  perform set_config('app.emptied_shop', of_shop::text, true);
  loop
    left_over := '{}';
    gone_in_round := 0;
    -- Each round takes every table, since the deletion of lines writes totals.
    foreach name in array names loop
      begin
        execute format('delete from %I where shop_id = $1', name) using of_shop;
        get diagnostics gone = row_count;
        gone_in_round := gone_in_round + gone;
      exception when foreign_key_violation then
        left_over := left_over || name;
      end;
    end loop;
    exit when left_over = '{}' and gone_in_round = 0;
    if gone_in_round = 0 then
      raise exception 'the shop % cannot be emptied of %', of_shop, left_over using errcode = 'P0001';
    end if;
  end loop;
  perform set_config('app.emptied_shop', '', true);
end $$;
revoke execute on function empty_shop(int8, text[]) from public;

create or replace function empty_sandbox(of_shop int8) returns void language plpgsql as $$
begin
  if not exists (select from shops s where s.id = of_shop and s.sandbox_of is not null) then
    raise exception 'shop % is not a sandbox', of_shop using errcode = 'P0001';
  end if;
  -- what happened stays known
  perform empty_shop(of_shop, '{history, history_heads, history_origins}');
end $$;

-- Deletes a closed shop and its sandbox, with every row of theirs.
create function remove_shop(of_shop int8) returns void language plpgsql as $$
declare
  sandbox int8 := (select id from shops where sandbox_of = of_shop);
begin
  if not exists (select from shops s where s.id = of_shop and s.closed_at is not null) then
    raise exception 'shop % is not closed', of_shop using errcode = 'P0001';
  end if;
  -- It needs no owner any more.
  perform set_config('app.closed_shop_id', of_shop::text, true);
  if sandbox is not null then
    perform empty_shop(sandbox, '{}');
    delete from shops where id = sandbox;
  end if;
  perform empty_shop(of_shop, '{}');
  delete from shops where id = of_shop;
end $$;
revoke execute on function remove_shop(int8) from public;
