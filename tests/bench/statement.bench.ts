/**
 * A year's lines of 35 vendors in twelve statements each: issued, listed and downloaded.
 *   node --expose-gc tests/bench/statement.bench.ts [--engine postgresql|pglite] [--lines 527725]
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sealerOf } from '@consignment/server/common/sealed';
import type { Database } from '@consignment/server/database/database';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { createStatementWork } from '@consignment/server/features/statements/statement-work';
import { insertStatementRun } from '@consignment/server/features/statements/queries/statement-runs';
import { sql } from 'kysely';
import { testConfig } from '../config.ts';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { compare, figure, heading, shortTurns, timed } from './harness.ts';
import { fill } from './scale/fill.ts';
import { openShopServer, type Shop } from './scale/shop.ts';

const { values } = parseArgs({
  options: { engine: { type: 'string' }, lines: { type: 'string', default: '527725' } },
  allowPositionals: true,
});
const lines = Number(values.lines);

/** The quarters of the three years in which the orders are. */
const quarters = [2023, 2024, 2025].flatMap((year) =>
  ['01-01/03-31', '04-01/06-30', '07-01/09-30', '10-01/12-31'].map((days) =>
    days.split('/').map((day) => `${year}-${day}`),
  ),
);

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
  heading(`Statements of ${lines.toLocaleString('en-US')} lines, ${name}`);
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  const database = await openDatabase(at);
  const { shopId } = await fill(database, { vendors: 35, orders: Math.round(lines * 0.3), lines });
  await measureIssuing(database, shopId);
  const shop = await openShopServer(database, shopId, folder);
  await measureList(shop);
  await measureFiles(shop);
  console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  await shop.close();
  await database.close();
}

async function measureIssuing(database: Database, shopId: number): Promise<void> {
  const { secretsKey } = testConfig({});
  const now = new Date('2026-01-10T12:00:00Z');
  const work = createStatementWork({
    database,
    secrets: sealerOf(secretsKey),
    publicUrl: () => 'https://consignment.example',
    clock: () => now,
    startDelivery: () => undefined,
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const before = process.memoryUsage.rss();
  const took = await timed(async () => {
    for (const [firstDay = '', lastDay = ''] of quarters) {
      await database.asShop({ shopId, vendorIds: null }, (tx) =>
        insertStatementRun(tx, {
          shop_id: shopId,
          payees: 'vendors',
          first_day: firstDay,
          last_day: lastDay,
          sends_mail: false,
          scheduled_for: null,
          created_by: null,
          created_at: now,
        }),
      );
      await work.run(shopId, new AbortController().signal);
    }
  });
  clearInterval(watch);
  const { rows } = await database.asSystem((tx) =>
    sql<{ statements: number; entries: number; most: number }>`
      select count(*) as statements, sum(entry_count)::int8 as entries, max(entry_count) as most from statements
      where shop_id = ${shopId}`.execute(tx),
  );
  const [{ statements, entries, most } = { statements: 0, entries: 0, most: 0 }] = rows;
  const counted = `${statements} statements of ${entries.toLocaleString('en-US')} entries, the largest ${most.toLocaleString('en-US')}`;
  figure(counted, took / 1000, 's');
  figure('memory of the server, peak', peak / 2 ** 20, 'MB', { what: 'before', value: before / 2 ** 20 });
}

async function measureList({ call, database, shopId }: Shop): Promise<void> {
  const [ours, raw] = await compare(
    () => call('/statements/?page_size=50'),
    () =>
      database.asShop({ shopId, vendorIds: null, readOnly: true }, async (tx) => {
        await sql`select count(*) from statements where shop_id = ${shopId}::int8 and vendor_id is not null`.execute(
          tx,
        );
        await sql`
          select s.*, before.hash as previous_hash,
            exists (select from statements n where n.previous_id = s.id and n.withdrawn_at is null) as is_followed
          from statements s left join statements before on before.id = s.previous_id
          where s.shop_id = ${shopId}::int8 and s.vendor_id is not null
          order by s.last_day desc, s.id desc limit 50`.execute(tx);
      }),
    shortTurns,
  );
  figure('a page of 50 statements: p95', ours.p95, 'ms', { what: 'its two statements', value: raw.p95 });
}

async function measureFiles({ open, database, shopId }: Shop): Promise<void> {
  const { id, entry_count: count } = await database.asSystem((tx) =>
    tx
      .selectFrom('statements')
      .select(['id', 'entry_count'])
      .where('shop_id', '=', shopId)
      .orderBy('entry_count', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  for (const type of ['json', 'csv', 'pdf']) {
    const answer = await open(`/statements/${id}/file/?type=${type}`, { method: 'POST' });
    // The answer of exportStatement.
    const { url } = (await answer.json()) as { url: string };
    let bytes = 0;
    const took = await timed(async () => {
      const file = await open(url.replace(/^\/api/, ''));
      bytes = (await file.arrayBuffer()).byteLength;
    });
    figure(
      `${type.toUpperCase()} of ${count.toLocaleString('en-US')} entries, ${(bytes / 1e6).toFixed(1)} MB`,
      took / 1000,
      's',
    );
  }
}
