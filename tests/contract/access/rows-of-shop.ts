import { sql } from 'kysely';
import type { Database } from '../../../packages/server/src/database/database.ts';

/** Digests of the rows of shops, by table and shop. Any change of a row changes its digest. */
export async function digestOfShops(
  database: Database,
  shopIds: readonly number[],
): Promise<Record<string, string>> {
  return database.asSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'shop_id'
      order by 1`.execute(tx);
    const digests = tables.map(({ name }) => {
      // Mails are sent after the calls that queue them.
      const text = name === 'mails' ? sql`row.id::text` : sql`row::text`;
      return sql`
        select ${`${name} of shop `} || row.shop_id as name, md5(string_agg(${text}, '' order by ${text})) as digest
        from ${sql.table(name)} as row where row.shop_id in (${sql.join(shopIds)}) group by row.shop_id`;
    });
    const union = sql.join(digests, sql` union all `);
    const { rows } = await sql<{ name: string; digest: string }>`${union}`.execute(tx);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  });
}
