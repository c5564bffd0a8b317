import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyPostgresTemplate } from '../../templates.ts';
import { keysOverAllShops } from './keys-over-all-shops.ts';

/*
 * A database that is divided by shop refuses a key that it would have to look up in every part. PostgreSQL refuses the same
 * keys on a table that is partitioned by shop, so each table is made once more in that form, with all its keys.
 */

let database: pg.Client;

beforeAll(async () => {
  database = new pg.Client({ connectionString: await copyPostgresTemplate(inject('postgresUrl')) });
  await database.connect();
});
afterAll(() => database.end());

it('every key of a table of shops has the shop in it, but for those on the list', async () => {
  const refused = await refusedKeys(database);
  const added = [...refused].filter((key) => !(key in keysOverAllShops));
  const mended = Object.keys(keysOverAllShops).filter((key) => !refused.has(key));
  expect(added, 'These keys do not name the shop: put shop_id into them.').toEqual([]);
  expect(mended, 'These keys name the shop now: remove them from keys-over-all-shops.ts.').toEqual([]);
});

it('the handbook counts what is left', async () => {
  const { rows } = await database.query<{ tables: number; triggers: number }>(`
    select (select count(*)::int4 from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'shop_id'
        where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace) as tables,
      (select count(*)::int4 from pg_trigger where tgnewtable is not null or tgoldtable is not null) as triggers`);
  const [{ tables, triggers } = { tables: 0, triggers: 0 }] = rows;
  const excepted = Object.keys(keysOverAllShops);
  const page = readFileSync(
    new URL('../../../stories/handbook/operator/Scaling.mdx', import.meta.url),
    'utf8',
  );
  expect(page).toContain(`${tables} tables have \`shop_id\``);
  expect(page).toContain(`${excepted.length} exceptions are left`);
  expect(page).toContain(`${triggers} triggers with transition tables`);
});

it('finds a planted key of each kind, and none that has the shop in it', async () => {
  const before = await refusedKeys(database);
  await database.query(`
    create table planted (id int8 primary key, shop_id int8 not null, name text, unique (shop_id, id));
    create unique index planted_name on planted (lower(name)) where name <> '';
    create unique index planted_shop_name on planted (shop_id, lower(name)) where name <> '';
    create table planted_parts (shop_id int8, planted_id int8 references planted, primary key (shop_id, planted_id),
      foreign key (shop_id, planted_id) references planted (shop_id, id));
    create table planted_logins (planted_id int8 references planted);
    create table planted_news (shop_id int8);`);
  const found = [...(await refusedKeys(database))].filter((key) => !before.has(key));
  expect(found.toSorted()).toEqual([
    'planted.planted_name',
    'planted.planted_pkey',
    'planted_logins.planted_logins_planted_id_fkey',
    'planted_news.shop_id',
    'planted_parts.planted_parts_planted_id_fkey',
  ]);
});

/** The keys that a division by shop does not permit, as `table.constraint`, and as `table.shop_id` each shop that may be missing. */
async function refusedKeys(client: pg.Client): Promise<Set<string>> {
  await client.query('drop schema if exists divided cascade; create schema divided');
  const { rows: tables } = await client.query<{ name: string; of_shops: boolean; may_lack: boolean }>(`
    select t.relname as name, a.attname is not null as of_shops, a.attnotnull is false as may_lack
    from pg_class t left join pg_attribute a on a.attrelid = t.oid and a.attname = 'shop_id'
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`);
  const { rows: keys } = await client.query<{ key: string; statement: string }>(`
    select format('%s.%s', t.relname, k.conname) as key, case k.contype when 'f' then 2 else 1 end as turn,
      format('alter table divided.%I add constraint %I %s', t.relname, k.conname, pg_get_constraintdef(k.oid)) as statement
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype in ('p', 'u', 'f') and t.relkind = 'r' and k.connamespace = 'public'::regnamespace
    union all
    select format('%s.%s', t.relname, i.indexrelid::regclass), 1,
      replace(pg_get_indexdef(i.indexrelid), ' ON public.', ' ON divided.')
    from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
    order by turn, key`);
  // Read with `public` on the path, the keys name their tables alone; they now reference the divided ones.
  await client.query('set search_path = divided, public');
  for (const { name, of_shops } of tables) {
    const division = of_shops ? 'partition by hash (shop_id)' : '';
    await client.query(`create table divided.${name} (like public.${name}) ${division}`);
  }
  const refused = new Set(tables.filter(({ may_lack }) => may_lack).map(({ name }) => `${name}.shop_id`));
  for (const { key, statement } of keys) {
    if (await isRefused(client, statement)) refused.add(key);
  }
  await client.query('set search_path = public');
  return refused;
}

async function isRefused(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return false;
  } catch (error) {
    const isNotSupported = '0A000';
    const hasNoSuchKey = '42830';
    if (error instanceof pg.DatabaseError && [isNotSupported, hasNoSuchKey].includes(error.code ?? ''))
      return true;
    throw error;
  }
}
