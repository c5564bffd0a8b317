import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database, Tx } from '../../packages/server/src/database/database.ts';

/** Runs `work` in a transaction that stays open until it is committed by the test. */
export async function holdOpen(
  database: Database,
  shopId: number,
  work: (tx: Tx) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  const [done, freed] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const holder = database.asShop({ shopId, vendorIds: null }, async (tx) => {
    await work(tx);
    done.resolve(null);
    await freed.promise;
  });
  await Promise.race([done.promise, holder]);
  const commit = () => {
    freed.resolve(null);
    return holder;
  };
  onTestFinished(commit);
  return { commit };
}

/** The number of transactions that wait for a locked row. */
export async function waiting(database: Database): Promise<number> {
  const { rows } = await database.asSystem((tx) =>
    sql<{ count: number }>`select count(*)::int4 as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}
