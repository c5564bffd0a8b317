/**
 * The server over 1,000,000 lines on PostgreSQL, and over a tenth of them on the embedded database: pages, search,
 * recalculation, a long CSV, pay all. Beside each part is the load of the machine: compare ratios and processor
 * time, not milliseconds.
 *   node tests/bench/scale.bench.ts [--engine postgresql|pglite] [--lines 1000000]
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading } from './harness.ts';
import { measureExport } from './scale/exports.ts';
import { fill, sizeOf, type Size } from './scale/fill.ts';
import { measurePages } from './scale/pages.ts';
import { measurePayAll } from './scale/pay-all.ts';
import { measureRecalculation } from './scale/recalculate.ts';
import { openShopServer } from './scale/shop.ts';

async function measure(name: string, at: Location, size: Size, dataDir: string): Promise<void> {
  heading(
    `${size.lines.toLocaleString('en-US')} lines of ${size.vendors.toLocaleString('en-US')} vendors, ${name}`,
  );
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
  );
  const database = await openDatabase(at);
  const began = performance.now();
  const { shopId, firstPricing } = await fill(database, size);
  figure('filling, in all', (performance.now() - began) / 1000, 's');
  figure('of that the first pricing of every line', firstPricing / 1000, 's');
  const shop = await openShopServer(database, shopId, dataDir);
  for (const part of [measurePages, measureRecalculation, measureExport, measurePayAll]) {
    await part(shop);
    console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  }
  await shop.close();
  await database.close();
}

const { values } = parseArgs({
  options: { engine: { type: 'string' }, lines: { type: 'string' } },
  allowPositionals: true,
});
const sizeFor = (lines: number) => sizeOf(Number(values.lines ?? lines));
await withDataDir(async (folder) => {
  if (values.engine !== 'pglite') {
    const postgres = await startPostgres();
    try {
      await measure(
        `PostgreSQL ${postgres.version}`,
        { databaseUrl: postgres.url },
        sizeFor(1_000_000),
        folder,
      );
    } finally {
      await postgres.stop();
    }
  }
  if (values.engine !== 'postgresql') {
    await measure('PGlite', { dataDir: join(folder, 'data') }, sizeFor(100_000), folder);
  }
});
