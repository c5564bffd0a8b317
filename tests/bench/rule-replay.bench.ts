/**
 * A year of lines replayed by drafts, to the end, and the share of it that a bare sum over the same lines takes.
 *   node tests/bench/rule-replay.bench.ts [--engine postgresql|pglite] [--lines 527725]
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RuleDraft } from '@consignment/server/database/column-types';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { createReplayWork } from '@consignment/server/features/rules/rule-replay-work';
import { insertReplay } from '@consignment/server/features/rules/queries/rule-replays';
import { sql } from 'kysely';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, timed } from './harness.ts';
import { fill, unhurried } from './scale/fill.ts';

const { values } = parseArgs({
  options: { engine: { type: 'string' }, lines: { type: 'string', default: '527725' } },
  allowPositionals: true,
});
const lines = Number(values.lines);

/** All days of the orders. */
const days = { firstDay: '2023-01-01', lastDay: '2025-12-31' };

const nothing = { vendorId: null, productId: null, variantId: null, name: null };
const always = { from: '2023-01-01', until: null };

/** A band for one type, a tier for the shop with a floor, and a percentage of one vendor. */
const drafts: readonly RuleDraft[] = [
  {
    target: { ...nothing, place: 'shop_product_type', name: 'Lighting' },
    ...always,
    value: {
      measure: 'unit_price',
      steps: [
        { from: 0, kind: 'percent', value: 600_000 },
        { from: 2001, kind: 'percent', value: 500_000 },
      ],
      bounds: null,
    },
  },
  {
    target: { ...nothing, place: 'global' },
    ...always,
    value: {
      measure: 'vendor_sales',
      steps: [
        { from: 0, kind: 'percent', value: 300_000 },
        { from: 1_000_000, kind: 'percent', value: 350_000 },
      ],
      bounds: { floor: 100, cap: null, per: 'unit' },
    },
  },
  {
    target: { ...nothing, place: 'vendor', vendorId: 1 },
    ...always,
    value: { measure: null, steps: [{ from: 0, kind: 'percent', value: 450_000 }], bounds: null },
  },
];

await withDataDir(async (folder) => {
  if (values.engine !== 'pglite') {
    const postgres = await startPostgres();
    try {
      await measure(`PostgreSQL ${postgres.version}`, { databaseUrl: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
  if (values.engine !== 'postgresql') await measure('PGlite', { dataDir: join(folder, 'data') });
});

async function measure(name: string, at: Location): Promise<void> {
  heading(`A replay of ${lines.toLocaleString('en-US')} lines, ${name}`);
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  const database = await openDatabase(at);
  const { shopId } = await fill(database, { vendors: 35, orders: Math.round(lines * 0.3), lines });
  const now = new Date('2026-01-10T12:00:00Z');
  const work = createReplayWork({ database, clock: () => now });
  const bare = await timed(() =>
    database.asShop({ shopId, vendorIds: null, ...unhurried }, (tx) =>
      sql`select vendor_id, date_trunc('month', processed_at), count(*), sum(commission_amount) from line_items
        where shop_id = ${shopId} and kind = 'product' group by 1, 2`.execute(tx),
    ),
  );
  for (const [what, drafted] of [
    ['with a band, a tier and a vendor’s rate', drafts],
    ['with one percentage', drafts.slice(2)],
  ] as const) {
    const id = await database.asShop({ shopId, vendorIds: null }, (tx) =>
      insertReplay(tx, { shopId, drafts: drafted, ...days, madeBy: null, now }),
    );
    const took = await timed(() => work.run(shopId, new AbortController().signal));
    const { rows } = await database.asSystem((tx) =>
      sql<{ lines: number; changed: number; state: string }>`
        select sum(s.lines)::int8 as lines, sum(s.changed_lines)::int8 as changed, r.state
        from rule_replays r join rule_replay_sums s on s.replay_id = r.id where r.id = ${id ?? 0} group by r.state`.execute(
        tx,
      ),
    );
    const [found = { lines: 0, changed: 0, state: 'without lines' }] = rows;
    figure(
      `${found.lines.toLocaleString('en-US')} lines ${what}, ${found.changed.toLocaleString('en-US')} changed, ${found.state}`,
      took / 1000,
      's',
      { what: 'a bare sum', value: bare / 1000 },
    );
  }
  console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  await database.close();
}
