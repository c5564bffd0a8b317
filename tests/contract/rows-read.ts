import { sql } from 'kysely';
import type { Tx } from '../../packages/server/src/database/database.ts';

/** The number of rows of each table that `work` reads, with or without an index, by the table's name. */
export async function rowsRead(tx: Tx, work: () => Promise<unknown>): Promise<Map<string, number>> {
  // The difference, since rows read by earlier transactions of this connection may still be counted.
  const soFar = async () => {
    const { rows } = await sql<{ name: string; read: number }>`
      select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
      where schemaname = 'public'`.execute(tx);
    return new Map(rows.map(({ name, read }) => [name, read]));
  };
  const before = await soFar();
  await work();
  const after = await soFar();
  return new Map([...after].map(([name, read]) => [name, read - (before.get(name) ?? 0)]));
}

/** The number of rows of one table that `work` reads. */
export async function rowsReadBy(tx: Tx, table: string, work: () => Promise<unknown>): Promise<number> {
  return (await rowsRead(tx, work)).get(table) ?? 0;
}
