/**
 * The year of the retail sample compared with its export: as it is, and with every line changed; memory; and a page of 100,000
 * differences as a multiple of its bare SQL. Each of several copies has its own orders.
 *   node tests/bench/reconciliation.bench.ts [--engine postgresql|pglite] [--copies 1] [--differences 100000]
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sealerOf } from '@consignment/server/common/sealed';
import { reconciliationAnswer } from '@consignment/server/features/reconciliation/reconciliation-start';
import type { Database } from '@consignment/server/database/database';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { createReconciliationWork } from '@consignment/server/features/reconciliation/reconciliation-work';
import { createMethods } from '@consignment/server/payments/methods';
import { vendorsWithBankDetails } from '@consignment/server/queries/payouts/bank-payees';
import {
  countDifferencesOf,
  pageOfDifferences,
} from '@consignment/server/features/reconciliation/queries/list';
import { insertReconciliation } from '@consignment/server/features/reconciliation/queries/runs';
import { readComparedFile } from '@consignment/server/features/reconciliation/read-file';
import { sql } from 'kysely';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, timed } from './harness.ts';
import { importRetail, retailFiles, type RetailFiles } from './retail.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    copies: { type: 'string', default: '1' },
    differences: { type: 'string', default: '100000' },
  },
  allowPositionals: true,
});
const now = new Date('2026-01-10T12:00:00Z');
const unhurried = { statementTimeout: 0 } as const;
/** How often a page is asked for. */
const rounds = 20;

await withDataDir(async (folder) => {
  const files = await retailFiles(folder, Number(values.copies));
  if (values.engine !== 'pglite') {
    const postgres = await startPostgres();
    try {
      await measure(`PostgreSQL ${postgres.version}`, { databaseUrl: postgres.url }, files);
    } finally {
      await postgres.stop();
    }
  }
  if (values.engine !== 'postgresql') await measure('PGlite', { dataDir: join(folder, 'data') }, files);
});

async function measure(name: string, at: Location, files: RetailFiles): Promise<void> {
  heading(`A year compared with its export, ${name}`);
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  await importRetail(at, files);
  const database = await openDatabase(at);
  const shopId = await database.asSystem(async (tx) => {
    const { id } = await tx.selectFrom('shops').select('id').executeTakeFirstOrThrow();
    return id;
  });
  const asShop = <T>(work: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId, vendorIds: null, ...unhurried }, work);
  const compare = comparison(database, shopId);

  const orders = await asShop((tx) =>
    tx
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  const read = await timed(() => readFile(database, shopId, files.orders));
  figure(`${orders.count.toLocaleString('en-US')} orders read`, read / 1000, 's');
  figure('compared, all the same', (await timed(compare)) / 1000, 's');
  await report(database, shopId);

  await database.asSystem(
    (tx) =>
      sql`update line_items set price = price + 1 where shop_id = ${shopId} and price < 1000000`.execute(tx),
    unhurried,
  );
  await readFile(database, shopId, files.orders);
  const before = process.memoryUsage().rss;
  figure('compared, every line another', (await timed(compare)) / 1000, 's');
  figure('memory more', (process.memoryUsage().rss - before) / 1024 ** 2, 'MB');
  await report(database, shopId);
  figure('looked at again', (await timed(compare)) / 1000, 's');

  await fillDifferences(database, shopId, Number(values.differences));
  await pages(database, shopId);
  console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  await database.close();
}

function comparison(database: Database, shopId: number): () => Promise<void> {
  const secrets = sealerOf('a key for benches, of at least 32 characters');
  const methods = createMethods({
    database,
    paypal: null,
    secrets,
    publicUrl: () => 'https://bench.example',
    clock: () => now,
    startDelivery: () => undefined,
    wakeJobs: () => undefined,
    payees: vendorsWithBankDetails,
  });
  const work = createReconciliationWork({
    database,
    platforms: new Map(),
    secrets,
    methods,
    clock: () => now,
  });
  return async () => {
    await database.asShop({ shopId, vendorIds: null }, (tx) =>
      insertReconciliation(tx, { shopId, because: 'asked', steps: ['orders'], madeBy: null, now }),
    );
    await work.run(shopId, new AbortController().signal);
  };
}

async function readFile(database: Database, shopId: number, path: string): Promise<void> {
  const { size } = await stat(path);
  const file = { role: 'orders', path, name: 'orders.csv', size, dateOrder: null } as const;
  await readComparedFile({ database, shopId, madeBy: null, now, atEnd: () => Promise.resolve() }, file);
}

async function report(database: Database, shopId: number): Promise<void> {
  const { kinds } = await database.asShop({ shopId, vendorIds: null }, (tx) =>
    countDifferencesOf(tx, shopId),
  );
  const words = kinds.map(({ kind, open }) => `${kind} ${open.toLocaleString('en-US')}`);
  console.log(`  found: ${words.length === 0 ? 'nothing' : words.join(', ')}`);
}

async function fillDifferences(database: Database, shopId: number, count: number): Promise<void> {
  await database.asSystem(async (tx) => {
    await sql`delete from differences where shop_id = ${shopId}`.execute(tx);
    await sql`
      insert into differences (shop_id, topic, kind, source, subject, title, facts, amount, order_name, since, seen_at, seen_run)
      select ${shopId}, 'orders', 'price_differs', 'orders', 'line:' || n, '#' || n || ' · Lamp',
        '[{"field":"price","form":"money","here":1000,"there":900}]', n % 9973, '#' || n,
        ${now}::timestamptz - n * interval '1 second', ${now}::timestamptz, 1
      from generate_series(1, ${count}::int4) n`.execute(tx);
    await sql`analyze differences`.execute(tx);
  }, unhurried);
}

async function pages(database: Database, shopId: number): Promise<void> {
  const asShop = <T>(work: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId, vendorIds: null, readOnly: true }, work);
  const often = async (work: () => Promise<unknown>) => {
    await work();
    return (
      (await timed(async () => {
        for (let round = 0; round < rounds; round++) await work();
      })) / rounds
    );
  };
  for (const by of ['since', 'amount'] as const) {
    const ask = { state: 'open', group: 'orders', kind: null, vendorId: null, search: null } as const;
    const ordering = { by, direction: 'desc' } as const;
    const column = by === 'since' ? sql`since` : sql`coalesce(abs(amount), 0)`;
    const bare = await often(() =>
      asShop((tx) =>
        sql`select * from differences where shop_id = ${shopId} and state = 'open' and topic = 'orders'
          order by ${column} desc, id desc limit 50`.execute(tx),
      ),
    );
    const page = await often(() =>
      asShop((tx) => pageOfDifferences(tx, shopId, { ...ask, ordering, size: 50, offset: 0 })),
    );
    figure(`a page by ${by}`, page, 'ms', { what: 'its bare SQL', value: bare });
  }
  figure(
    'the runs and files beside it',
    await often(() => asShop((tx) => reconciliationAnswer(tx, shopId))),
    'ms',
  );
  figure('counts', await often(() => asShop((tx) => countDifferencesOf(tx, shopId))), 'ms');
}
