import { createReadStream } from 'node:fs';
import { csvPlatform } from '../platforms/csv/csv-platform.ts';
import type { ReadOrder } from '../platforms/csv/orders.ts';
import type { ReadVariant } from '../platforms/csv/products.ts';
import { CsvRefused, readCsv } from '../platforms/csv/read-csv.ts';
import type { Portion } from '../platforms/platform.ts';
import type { Database, Tx } from '../store/database.ts';
import {
  addImport,
  claimImport,
  finishImport,
  runningImport,
  shopsWithRunningImports,
  stillAlive,
  type ImportCounts,
  type ImportRow,
} from '../store/import/runs.ts';
import { importShop } from '../store/import/shop.ts';
import type { FilledTable } from '../store/import/statistics.ts';
import { importOrders } from './import-orders.ts';
import { importVariants } from './import-products.ts';
import { applyReturns, importReturns, keepReturns } from './import-refunds.ts';
import { isGone, thisProcess } from './owner.ts';
import { ImportRun, ImportStopped, ImportTakenOver, type BatchResult, type ImportFile } from './run-state.ts';

export type ImportOf = { readonly shopId: number; readonly importId: number; readonly now: Date };

const heartbeatMs = 10_000;

/** A new import that waits to be started. */
export function createImport(
  database: Database,
  of: { readonly shopId: number; readonly now: Date },
  files: readonly Pick<ImportFile, 'role' | 'name' | 'size'>[],
  received: boolean,
): Promise<ImportRow> {
  return database.asShop({ shopId: of.shopId, vendorIds: null }, (tx) =>
    addImport(
      tx,
      of,
      files.map(({ role, name, size }) => ({ role, name, size, received })),
    ),
  );
}

/**
 * Takes a waiting import for this process. False when another import of the shop runs. An import whose
 * process died is first marked as failed: it is whole up to its last batch, and running it again goes on.
 */
export async function startImport(database: Database, of: ImportOf): Promise<boolean> {
  try {
    return await database.asShop({ shopId: of.shopId, vendorIds: null }, async (tx) => {
      await failStopped(tx, of.shopId, of.now);
      return claimImport(tx, of, thisProcess);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Marks the imports of dead processes as failed, for all shops; for the start of a server. */
export async function failStoppedImports(database: Database, now: Date): Promise<void> {
  const shops = await database.asSystem(shopsWithRunningImports);
  for (const shopId of shops) {
    await database.asShop({ shopId, vendorIds: null }, (tx) => failStopped(tx, shopId, now));
  }
}

async function failStopped(
  tx: Parameters<typeof runningImport>[0],
  shopId: number,
  now: Date,
): Promise<void> {
  const running = await runningImport(tx, shopId);
  if (running === null || !isGone(running.owner, running.isSilent)) return;
  await finishImport(tx, running.id, {
    state: 'failed',
    description: 'Stopped half-way',
    problem: 'The import stopped half-way. Run it again: it goes on where it stopped.',
    now,
  });
}

export type ImportEnd =
  | { readonly is: 'done'; readonly counts: ImportCounts; readonly description: string }
  | { readonly is: 'failed'; readonly problem: string };

/**
 * Runs an import that `startImport` has taken, to its end. What its files are wrong in as a whole comes
 * back as words; a fault of the program or the database is thrown, after the import is marked as failed.
 */
export async function runImport(
  database: Database,
  of: ImportOf,
  files: readonly ImportFile[],
  given: { readonly clock: () => Date; readonly signal?: AbortSignal },
): Promise<ImportEnd> {
  const { clock, signal } = given;
  const asShop = <T>(work: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId: of.shopId, vendorIds: null }, work);
  // Missing one beat is harmless: a broken connection shows in the next batch.
  const beat = setInterval(() => {
    asShop((tx) => stillAlive(tx, of.importId, thisProcess)).catch(() => undefined);
  }, heartbeatMs);
  beat.unref();
  try {
    const shop = await asShop((tx) => importShop(tx, of.shopId));
    const run = new ImportRun(database, {
      shop,
      importId: of.importId,
      owner: thisProcess,
      files,
      now: of.now,
      signal,
    });
    await checkHeaders(files);
    await readFiles(run, files);
    const description = summaryOf(run.counts);
    await asShop((tx) =>
      finishImport(tx, of.importId, { state: 'done', description, problem: null, now: clock() }),
    );
    return { is: 'done', counts: run.counts, description };
  } catch (error) {
    if (error instanceof ImportTakenOver) throw error;
    const problem =
      error instanceof CsvRefused || error instanceof ImportStopped
        ? error.message
        : 'The import stopped because of a fault of the server. Run it again: it goes on where it stopped.';
    await asShop((tx) =>
      finishImport(tx, of.importId, { state: 'failed', description: 'Stopped', problem, now: clock() }),
    );
    if (error instanceof CsvRefused || error instanceof ImportStopped) return { is: 'failed', problem };
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** A file that is not what it is given as stops the import before any other is read. */
async function checkHeaders(files: readonly ImportFile[]): Promise<void> {
  for (const { role, path } of files) {
    for await (const row of readCsv(role, createReadStream(path))) {
      if (row.number > 1) break;
    }
  }
}

const fills = {
  products: ['vendors', 'products', 'variants', 'import_keys'],
  returns: ['order_returns'],
  orders: ['vendors', 'orders', 'line_items', 'refund_lines', 'import_keys'],
} satisfies Record<'products' | 'returns' | 'orders', readonly FilledTable[]>;

async function readFiles(run: ImportRun, files: readonly ImportFile[]): Promise<void> {
  let reading: keyof typeof fills | null = null;
  for await (const portion of csvPlatform(files).tell(run.shop, null)) {
    if (portion.of === 'nothing') continue;
    if (portion.of !== reading) {
      if (reading === 'returns') await keepReturns(run);
      reading = portion.of;
      run.step(portion.description, fills[reading]);
    }
    run.hasRead(portion.progress);
    await run.commit((tx) => write(tx, run, portion));
  }
  if (reading === 'returns') await keepReturns(run);
  if (files.some(({ role }) => role === 'refunds')) await applyReturns(run);
}

function write(
  tx: Tx,
  run: ImportRun,
  portion: Exclude<Portion<null, ReadVariant, ReadOrder>, { of: 'nothing' }>,
): Promise<BatchResult> {
  const { problems, skipped } = portion;
  if (portion.of === 'products')
    return importVariants(tx, run, { read: portion.variants, problems, skipped });
  if (portion.of === 'returns') return importReturns(tx, run, { read: portion.returns, problems, skipped });
  return importOrders(tx, run, { read: portion.orders, problems, skipped });
}

function summaryOf(counts: ImportCounts): string {
  const read = [
    counted(counts.products, 'product'),
    counted(counts.orders, 'order'),
    counted(counts.lines, 'line'),
    counted(counts.refunds, 'return'),
  ].filter((part) => part !== null);
  const left = counted(counts.skipped, 'row') ?? 'nothing';
  return `Read ${read.length === 0 ? 'nothing' : read.join(', ')}; ${left} left out`;
}

function counted(count: number, what: string): string | null {
  if (count === 0) return null;
  const grouped = String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped} ${what}${count === 1 ? '' : 's'}`;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
