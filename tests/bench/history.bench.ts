/**
 * The cost of its entry in the history for a payout: the same transactions with the entry and without, by turns.
 *   node tests/bench/history.bench.ts [--engine postgresql|pglite] [--vendors 400]
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { By } from '@consignment/server/common/by';
import type { Database } from '@consignment/server/database/database';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { audit } from '@consignment/server/features/features';
import { bookPayout } from '@consignment/server/ledger/create-payout';
import { payoutEntry } from '@consignment/server/ledger/payout-entries';
import { record } from '@consignment/server/ledger/record';
import { payoutById } from '@consignment/server/queries/payouts/payouts';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, median, timed } from './harness.ts';
import { fill } from './scale/fill.ts';

const { values } = parseArgs({
  options: { engine: { type: 'string' }, vendors: { type: 'string', default: '400' } },
  allowPositionals: true,
});
const vendorCount = Number(values.vendors);
const linesOfVendor = 50;
const now = new Date('2026-01-10T12:00:00Z');
const by: By = { kind: 'person', id: 1, address: '203.0.113.9', device: 'Firefox on Windows' };

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
  heading(`History of payouts to ${vendorCount} vendors, ${name}`);
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  const database = await openDatabase(at);
  const lines = vendorCount * linesOfVendor;
  const { shopId } = await fill(database, { vendors: vendorCount, orders: Math.round(lines * 0.3), lines });
  await measurePayouts(database, shopId);
  await measureEntries(database, shopId);
  const took = await timed(() =>
    database.asShop({ shopId, vendorIds: null, readOnly: true, statementTimeout: 0 }, (tx) =>
      audit(tx, shopId),
    ),
  );
  figure('audit of the shop, its history among the rest', took / 1000, 's');
  console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  await database.close();
}

/** By turns, so that a busy moment of the machine falls on both. */
async function measurePayouts(database: Database, shopId: number): Promise<void> {
  const vendors = await database.asSystem((tx) =>
    tx
      .selectFrom('vendor_totals as t')
      .innerJoin('vendors as v', 'v.id', 't.vendor_id')
      .select('t.vendor_id')
      .where('t.shop_id', '=', shopId)
      .where('t.due', '>', 0)
      .where('v.hidden', '=', false)
      .orderBy('t.vendor_id')
      .execute(),
  );
  const times: { bare: number[]; recorded: number[] } = { bare: [], recorded: [] };
  for (const [nth, { vendor_id: vendorId }] of vendors.entries()) {
    const way = nth % 2 === 0 ? 'recorded' : 'bare';
    const took = await timed(() => pay(database, { shopId, vendorId }, way === 'recorded'));
    // The first ones open connections and plan their statements.
    if (nth >= 20) times[way].push(took);
  }
  const [bare, recorded] = [median(times.bare), median(times.recorded)];
  figure('a payout with its entry, median', recorded, 'ms', { what: 'without', value: bare });
  figure('the cost of the entry', (recorded / bare - 1) * 100, '%');
}

function pay(
  database: Database,
  { shopId, vendorId }: { shopId: number; vendorId: number },
  isRecorded: boolean,
): Promise<void> {
  return database.asShop({ shopId, vendorIds: null }, async (tx) => {
    const ask = { shopId, vendorId, lines: 'all', additionalPay: 0, expectedAmount: null, note: '' } as const;
    const verdict = await bookPayout(tx, { ...ask, setup: { method: 'by_hand' }, createdBy: null, now });
    if (verdict.is === 'refused') throw new Error(verdict.detail);
    // The answer reads it in either case.
    const payout = await payoutById(tx, shopId, verdict.payout.id);
    if (payout === null) throw new Error(`Payout ${verdict.payout.id} was not written.`);
    if (isRecorded) await record(tx, { shopId, by, now }, [payoutEntry('payout.created', payout)]);
  });
}

/** Entries of a pay run, which are written by one statement. */
async function measureEntries(database: Database, shopId: number): Promise<void> {
  const count = 5000;
  const entries = Array.from({ length: count }, (_, nth) => ({
    event: 'payout.created' as const,
    id: nth + 1,
    vendorId: 1,
    after: { invoice_number: nth, amount: '145.00', currency: 'GBP', status: 'recorded' },
  }));
  const took = await timed(() =>
    database.asShop({ shopId, vendorIds: null }, (tx) => record(tx, { shopId, by, now }, entries)),
  );
  figure(`${count.toLocaleString('en-US')} entries at once`, took, 'ms');
}
