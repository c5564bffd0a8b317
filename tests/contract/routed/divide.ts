import type pg from 'pg';
import { control, firstShopId, isOfShops, type Home } from './placement.ts';

/** The code of the notice that reports a change of a control row. */
export const changeCode = 'C0PY0';

/** The ids of the first database begin here, so that no id is in both. */
const firstIdOfControl = 500_000_000;

export type Table = { readonly name: string; readonly columns: readonly string[]; readonly key: string[] };

export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '') as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
        where i.indrelid = t.oid and i.indisprimary) as key
    from pg_class t
    where t.relkind in ('r', 'v') and t.relnamespace = 'public'::regnamespace and t.relname <> 'schema_migrations'`);
  return rows;
}

/**
 * Makes a migrated database one of the two. It refuses rows of the shops that live in the other. It reports each change of a control
 * row, which the router copies to the other one: shops join them, so both have them, as with the reference tables of Citus.
 */
export async function divide(client: pg.Client, tables: readonly Table[], home: Home): Promise<void> {
  const { rows: sequences } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  );
  const ids = sequences.map(({ name }) => {
    const first = name === 'shops_id_seq' ? firstShopId : firstIdOfControl;
    return `alter sequence ${name} restart ${first}`;
  });
  const rules = tables.flatMap((table) => {
    const { name, key, columns } = table;
    // A view.
    if (key.length === 0) return [];
    return isOfShops(table)
      ? `alter table ${name} add constraint at_home check (shop_id % 2 = ${home === control ? 0 : 1})`
      : `create trigger report_change after insert or update or delete on ${name} for each row
          execute function report_change('${key.join()}', '${columns.join()}')`;
  });
  await client.query([copying, ...rules, ...(home === control ? ids : [])].join(';\n'));
}

/** A copied row was checked in its own database. Deleting a row also deletes the rows of its shops. */
const copying = `
  create function report_change() returns trigger language plpgsql as $$
  begin
    if current_setting('app.is_copying', true) = 'yes' then return null; end if;
    raise notice using errcode = '${changeCode}', message = 'changed', detail = jsonb_build_object('table', tg_table_name,
      'key', tg_argv[0], 'columns', tg_argv[1], 'before', to_jsonb(old), 'after', to_jsonb(new));
    return null;
  end $$;
  create function copy_change(change jsonb) returns void language plpgsql set app.is_copying = 'yes' as $$
  declare
    name text := change ->> 'table';
    key text := change ->> 'key';
    columns text := change ->> 'columns';
  begin
    if change -> 'after' = 'null' then
      execute format('delete from %1$I where (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))',
        name, key) using change -> 'before';
    else
      perform set_config('session_replication_role', 'replica', true);
      execute format('insert into %1$I (%3$s) overriding system value select %3$s from jsonb_populate_record(null::%1$I, $1)
        on conflict (%2$s) do update set (%3$s) = row(excluded.%4$s)',
        name, key, columns, replace(columns, ',', ',excluded.')) using change -> 'after';
      perform set_config('session_replication_role', 'origin', true);
    end if;
  end $$`;
