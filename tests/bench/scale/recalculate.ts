import { runJob } from '@consignment/server/jobs/run';
import type { Database, Tx } from '@consignment/server/database/database';
import { pricedColumns } from '@consignment/server/pricing/pricing';
import { dueJobs } from '@consignment/server/queries/shops/shop-jobs';
import { sql } from 'kysely';
import { figure, heading, median, timed } from '../harness.ts';
import { cpuClock } from './cpu.ts';
import { unhurried } from './fill.ts';
import type { Shop } from './shop.ts';

const rounds = 3;

/**
 * Recalculation of all unpaid lines after a change of rules that every one of them depends on, by the job that an owner
 * starts, against the bare UPDATE that writes the same values into the same rows from a table that has them ready, by
 * turns.
 */
export async function measureRecalculation({ database, shopId, call }: Shop): Promise<void> {
  heading('Recalculation of all unpaid lines');
  const clock = cpuClock(database);
  const spent = { ours: [] as number[], bare: [] as number[], nothing: [] as number[] };
  const wall = { ours: [] as number[], bare: [] as number[], nothing: [] as number[] };
  const measured = async (kind: keyof typeof spent, work: () => Promise<unknown>) => {
    const before = await clock();
    wall[kind].push(await timed(work));
    const after = await clock();
    spent[kind].push(
      (after?.database ?? 0) - (before?.database ?? 0) + (after?.server ?? 0) - (before?.server ?? 0),
    );
    // Each turn begins with the same tables: no row left behind by the turn before.
    await database.upkeep();
  };
  const recalculate = async () => {
    await call('/orders/calculate-commissions/');
    for (const job of await database.asSystem((tx) => dueJobs(tx))) {
      await runJob(database, job, { clock: () => new Date() });
    }
  };
  await database.asSystem((tx) => keep(tx, shopId, 'bench_before'), unhurried);
  for (let round = 0; round < rounds; round += 1) {
    await asShop(database, shopId, (tx) => setShare(tx, shopId, 'equal'));
    await measured('ours', recalculate);
    await measured('nothing', recalculate);
    await asShop(database, shopId, (tx) => setShare(tx, shopId, 'vendor'));
    await measured('bare', () => database.asSystem((tx) => writeBack(tx, 'bench_before'), unhurried));
  }
  const written = await database.asSystem((tx) => countOf(tx, 'bench_before'));
  await database.asSystem((tx) => sql`drop table bench_before`.execute(tx));
  const rows = written.toLocaleString('en-US');
  figure(`${rows} lines change, processor time`, median(spent.ours), 'ms', {
    what: 'bare UPDATE',
    value: median(spent.bare),
  });
  figure(`${rows} lines change`, median(wall.ours), 'ms', { what: 'bare UPDATE', value: median(wall.bare) });
  figure('nothing changes', median(wall.nothing), 'ms');
}

function asShop<T>(database: Database, shopId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.asShop({ shopId, vendorIds: null, ...unhurried }, work);
}

async function setShare(tx: Tx, shopId: number, share: 'equal' | 'vendor'): Promise<void> {
  await tx
    .updateTable('shop_settings')
    .set({ discount_share: share })
    .where('shop_id', '=', shopId)
    .execute();
}

/** Keeps the results of all unpaid lines as they are now. */
async function keep(tx: Tx, shopId: number, table: string): Promise<void> {
  const kept = sql.join(['id', ...pricedColumns].map((column) => sql.ref(column)));
  await sql`drop table if exists ${sql.table(table)}`.execute(tx);
  await sql`create table ${sql.table(table)} as select ${kept} from line_items
    where shop_id = ${sql.lit(shopId)} and payout_id is null and terms_currency is not null`.execute(tx);
  await sql`analyze ${sql.table(table)}`.execute(tx);
}

async function countOf(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{
    lines: number;
  }>`select count(*)::int4 as lines from ${sql.table(table)}`.execute(tx);
  return rows[0]?.lines ?? 0;
}

async function writeBack(tx: Tx, table: string): Promise<void> {
  const assignments = sql.join(
    pricedColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`),
  );
  await sql`update line_items l set ${assignments} from ${sql.table(table)} r where l.id = r.id`.execute(tx);
}
