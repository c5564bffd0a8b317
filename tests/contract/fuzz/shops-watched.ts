import { sql } from 'kysely';
import { audit } from '../../../packages/server/src/features/features.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Fixture } from '../access/fixture.ts';
import { digestOfShops } from '../access/rows-of-shop.ts';

/** Digests of the data of shops, by table and shop. */
export type Rows = Readonly<Record<string, string>>;

/** The digests of the shops of a fixture; read again only after a write. */
export function shopsWatched(database: Database): (fixture: Fixture) => Promise<Rows> {
  let seen: { readonly at: string; readonly rows: Rows } | null = null;
  return async ({ alder, birch }) => {
    const position = await database.asSystem((tx) =>
      sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(tx),
    );
    const at = `${alder.word} ${position.rows[0]?.at ?? ''}`;
    if (seen?.at !== at) {
      seen = { at, rows: await digestOfShops(database, [alder.ids.first.shop, birch.ids.first.shop]) };
    }
    return seen.rows;
  };
}

/** The names of the digests that have changed. */
export function changesOf(before: Rows, after: Rows): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}

/** Faults in the books of the shops. */
export async function auditOf(database: Database, { alder, birch }: Fixture): Promise<string[]> {
  const found = await database.asSystem(async (tx) => [
    ...(await audit(tx, alder.ids.first.shop)),
    ...(await audit(tx, birch.ids.first.shop)),
  ]);
  return found.map((difference) => `the books: ${JSON.stringify(difference)}`);
}
