import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export type FilledTable =
  | 'vendors'
  | 'products'
  | 'variants'
  | 'orders'
  | 'line_items'
  | 'refund_lines'
  | 'order_returns'
  | 'import_keys'
  | 'import_variants';

/**
 * Refreshes the planner's statistics of tables that may have doubled: those with fewer estimated rows than were
 * written since, as `handled` counts them. An import fills tables faster than any background job analyzes them (the embedded
 * database has none), and plans for an empty table take quadratic time.
 */
export async function refreshStatistics(tx: Tx, handled: Map<FilledTable, number>): Promise<void> {
  const { rows } = await sql<{ name: string; tuples: number }>`
    select relname as name, reltuples::int8 as tuples from pg_class
    where oid = any (${[...handled.keys()]}::regclass[])`.execute(tx);
  const thought = new Map(rows.map(({ name, tuples }) => [name, tuples]));
  const due = [...handled].filter(([name, count]) => count > (thought.get(name) ?? 0));
  if (due.length === 0) return;
  await sql`analyze ${sql.join(due.map(([name]) => sql.table(name)))}`.execute(tx);
  // Rows of all tables are counted alike: from zero, a table that gets few of them would be refreshed after every batch.
  for (const [name, count] of due) handled.set(name, Number.isFinite(count) ? -count : 0);
}
