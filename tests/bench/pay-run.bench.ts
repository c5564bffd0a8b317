/**
 * A pay run of 2,000 vendors and 300,000 lines: drafted, and approved in one transaction.
 *   node --expose-gc tests/bench/pay-run.bench.ts [--engine postgresql|pglite] [--vendors 2000] [--lines 300000]
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from '@consignment/server/features/features';
import { draftPayRun } from '@consignment/server/features/pay-runs/ledger/draft-pay-run';
import { sealerOf } from '@consignment/server/common/sealed';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { createMethods } from '@consignment/server/payments/methods';
import { approveRun } from '@consignment/server/features/pay-runs/approve';
import { draftGiven } from '@consignment/server/features/pay-runs/given';
import { vendorsWithBankDetails } from '@consignment/server/queries/payouts/bank-payees';
import { lockPayRun } from '@consignment/server/features/pay-runs/queries/pay-runs';
import { shopOf } from '@consignment/server/queries/shops/shops';
import { testConfig } from '../config.ts';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, timed } from './harness.ts';
import { fill } from './scale/fill.ts';
import { statementsOf } from './statements.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    vendors: { type: 'string', default: '2000' },
    lines: { type: 'string', default: '300000' },
  },
  allowPositionals: true,
});
const lines = Number(values.lines);
const vendors = Number(values.vendors);

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
  heading(
    `A pay run of ${vendors.toLocaleString('en-US')} vendors and ${lines.toLocaleString('en-US')} lines, ${name}`,
  );
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  const database = await openDatabase(at);
  const { shopId } = await fill(database, { vendors, orders: Math.round(lines * 0.3), lines });
  const now = new Date('2026-01-10T12:00:00Z');
  const publicUrl = 'https://consignment.example';
  const secrets = sealerOf(testConfig({}).secretsKey);
  const methods = createMethods({
    database,
    paypal: null,
    secrets,
    publicUrl: () => publicUrl,
    clock: () => now,
    startDelivery: () => undefined,
    wakeJobs: () => undefined,
    payees: vendorsWithBankDetails,
  });
  const given = { methods, secrets, publicUrl, now };
  const who = { shopId, vendorIds: null, statementTimeout: 0 };
  let id = 0;
  let took = await timed(async () => {
    await database.asShop(who, async (tx) => {
      const shop = await shopOf(tx, shopId);
      const run = { method: 'by_hand', scheduledFor: null, paysByItself: false, createdBy: null } as const;
      const drafted = await draftPayRun(tx, await draftGiven(tx, shop, given, 'look'), run);
      if (drafted.is !== 'drafted') throw new Error(`The run was not drafted: ${drafted.is}.`);
      ({ id } = drafted);
    });
  });
  figure('drafted', took / 1000, 's');
  let count = 0;
  took = await timed(async () => {
    const seen = await statementsOf(() =>
      database.asShop(who, async (tx) => {
        const shop = await shopOf(tx, shopId);
        const run = await lockPayRun(tx, shopId, id);
        if (run === null) throw new Error(`Pay run ${id} is gone.`);
        const by = { kind: 'job', name: 'bench' } as const;
        const verdict = await approveRun(tx, given, { shop, run, by, login: null }, null);
        if (verdict.is !== 'paid') throw new Error(`The run was not approved: ${verdict.is}.`);
      }),
    );
    count = seen.length;
  });
  figure('approved, in one transaction', took / 1000, 's');
  figure('statements of the approval', count, '');
  const differences = await database.asShop({ ...who, readOnly: true }, (tx) => audit(tx, shopId));
  console.log(
    differences.length === 0 ? 'The audit is clean.' : `The audit has ${differences.length} differences.`,
  );
  console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  await database.close();
}
