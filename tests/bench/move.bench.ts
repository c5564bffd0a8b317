/**
 * Moving in from another app: a year of 35 vendors and 420 payouts, checked, booked and taken back by the job.
 *   node tests/bench/move.bench.ts [--engine postgresql|pglite] [--payouts 420] [--lines 12]
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { movingCauses } from '@consignment/domain/moves/moving-lines';
import { firstForm, formOf, readHead } from '@consignment/server/features/moves/move-form';
import type { Database, Tx } from '@consignment/server/database/database';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { insertImport, runImport, beginImport } from '@consignment/server/imports/run/run-import';
import { createMoveWork } from '@consignment/server/features/moves/move-work';
import { allOrders, priceLines } from '@consignment/server/pricing/pricing';
import { addPart, beginFile, putFile } from '@consignment/server/features/moves/queries/move-files';
import { standPayouts } from '@consignment/server/features/moves/queries/move-figures';
import { foundOf } from '@consignment/server/features/moves/queries/move-found';
import { changeMove, insertMove } from '@consignment/server/features/moves/queries/moves';
import { makeOldApp, type OldApp } from '../contract/moves/old-app.ts';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, timed } from './harness.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    payouts: { type: 'string', default: '420' },
    lines: { type: 'string', default: '12' },
  },
  allowPositionals: true,
});
const now = new Date('2026-03-15T12:00:00Z');
const most = 300;

const app = makeOldApp({
  seed: 1,
  vendors: 35,
  payouts: Number(values.payouts),
  linesPerPayout: Number(values.lines),
  plant: movingCauses,
  faulty: 5,
});

await withDataDir(async (folder) => {
  if (values.engine !== 'pglite') {
    const postgres = await startPostgres();
    try {
      await measure(`PostgreSQL ${postgres.version}`, { databaseUrl: postgres.url }, folder);
    } finally {
      await postgres.stop();
    }
  }
  if (values.engine !== 'postgresql') await measure('PGlite', { dataDir: join(folder, 'data') }, folder);
});

async function measure(name: string, at: Location, folder: string): Promise<void> {
  heading(`A move of ${app.payouts.length} payouts, ${name}`);
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  const database = await openDatabase(at);
  try {
    const shopId = await openShop(database);
    await importAll(database, shopId, app.imports, folder);
    await setRules(database, shopId, app);
    const asShop = <T>(work: (tx: Tx) => Promise<T>) =>
      database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, work);
    const moveId = await begin(asShop, shopId);
    const of = { shopId, moveId };
    const run = createMoveWork({ database, clock: () => now });
    const under = { what: 'the most', value: most };
    const step = async (what: string, state: 'checking' | 'booking' | 'undoing') => {
      await asShop((tx) => changeMove(tx, of, { state, position: { step: 0, after: 0 } }));
      const took = await timed(() => run.run(shopId, new AbortController().signal));
      figure(what, took / 1000, 's', under);
    };
    await step('checked', 'checking');
    await asShop(async (tx) => {
      await tx.updateTable('move_groups').set({ answer: 'theirs' }).where('move_id', '=', moveId).execute();
      await standPayouts(tx, of);
    });
    const found = await asShop((tx) => foundOf(tx, of));
    console.log(
      `${found.rows} rows, ${found.matched_rows} with a line; ${found.equal} equal, ${found.groups} groups`,
    );
    await step('booked', 'booking');
    await step('taken back', 'undoing');
  } finally {
    await database.close();
  }
}

function openShop(database: Database): Promise<number> {
  return database.asSystem(async (tx) => {
    const domain = 'move.example';
    const { id } = await tx
      .insertInto('shops')
      .values({
        myshopify_domain: domain,
        domain,
        name: domain,
        currency: 'USD',
        time_zone: 'UTC',
        created_date: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('shop_settings')
      .values({ shop_id: id, discount_share: app.shop.discountShare })
      .execute();
    await tx.insertInto('invoice_counters').values({ shop_id: id }).execute();
    const metas = {
      consignment_discount_pre_percentage: app.shop.discountBeforePercentage,
      consignment_calculate_by_profit: app.shop.calculateByProfit,
    };
    for (const [meta_key, value] of Object.entries(metas))
      await tx
        .insertInto('shop_metas')
        .values({ shop_id: id, meta_key, meta_value: String(value) })
        .execute();
    return id;
  });
}

async function importAll(
  database: Database,
  shopId: number,
  texts: OldApp['imports'],
  folder: string,
): Promise<void> {
  const place = await mkdtemp(join(folder, 'import-'));
  const files = await Promise.all(
    (['products', 'orders', 'refunds'] as const).map(async (role) => {
      const path = join(place, `${role}.csv`);
      await writeFile(path, texts[role]);
      return { role, name: `${role}.csv`, path, size: Buffer.byteLength(texts[role]), dateOrder: null };
    }),
  );
  const { id } = await insertImport(database, { shopId, now }, files, true);
  const of = { shopId, importId: id, now };
  await beginImport(database, of);
  await runImport(database, of, files, { clock: () => now });
}

async function setRules(database: Database, shopId: number, { vendors }: OldApp): Promise<void> {
  await database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
    for (const { name, rate } of vendors)
      await tx
        .updateTable('vendors')
        .set({ commission_rate_ppm: rate })
        .where('shop_id', '=', shopId)
        .where('name', '=', name)
        .execute();
    await priceLines(tx, shopId, allOrders);
  });
}

async function begin(
  asShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  shopId: number,
): Promise<number> {
  const moveId = await asShop((tx) => insertMove(tx, { shopId, name: 'Previous app', createdBy: null, now }));
  if (moveId === null) throw new Error('Another move is under way.');
  const of = { shopId, moveId };
  for (const role of ['vendors', 'payouts', 'commissions'] as const) {
    const bytes = Buffer.from(app.files[role]);
    const fileId = await asShop((tx) => beginFile(tx, of, { role, name: `${role}.csv`, now }));
    await asShop((tx) => addPart(tx, { shopId, fileId }, 1, bytes));
    const fileOf = { shopId, fileId, role };
    const head = await readHead(asShop, fileOf);
    const guessed = firstForm(role, head.headers, []);
    const mapping = { ...guessed.mapping, columns: app.columns[role] };
    const given = { currency: 'USD', timeZone: 'UTC', now };
    const form = await formOf(asShop, fileOf, head.headers, { ...guessed, mapping }, given);
    await asShop((tx) =>
      putFile(tx, of, { id: fileId, role }, { ...head, size: bytes.length, sha256: '0'.repeat(64) }, form),
    );
  }
  return moveId;
}
