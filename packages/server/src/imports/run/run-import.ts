import { createReadStream } from 'node:fs';
import type { By } from '../../common/by.ts';
import { record } from '../../ledger/record.ts';
import { csvPlatform, type BatchSize } from '../csv/csv-platform.ts';
import { DatesInQuestion } from '../csv/date-order.ts';
import type { DateQuestion, FileOrder, FileVariant } from '../port/records.ts';
import { readCsv } from '../csv/read-csv.ts';
import { CsvRefused } from '../csv/refused.ts';
import type { PlatformBatch } from '../port/source.ts';
import type { Database, Tx } from '../../database/database.ts';
import {
  addImport,
  claimImport,
  finishImport,
  runningImport,
  shopsWithRunningImports,
  stillAlive,
  type ImportCounts,
  type ImportRow,
  type UnderWay,
} from '../../queries/imports/runs.ts';
import { askDates } from '../../queries/imports/dates.ts';
import { importShop } from '../../queries/imports/shop.ts';
import type { FilledTable } from '../../queries/imports/statistics.ts';
import { checkOrders, checkVariants } from './check-files.ts';
import { importOrders } from './import-orders.ts';
import { importVariants } from './import-variants.ts';
import { applyReturns, importReturns, keepReturns } from './import-returns.ts';
import { isGone, thisProcess } from './owner.ts';
import {
  ImportRun,
  ImportStopped,
  ImportTakenOver,
  type BatchResult,
  type ImportFile,
} from './import-run.ts';

export type ImportOf = { readonly shopId: number; readonly importId: number; readonly now: Date };

const heartbeatMs = 10_000;

/** Lines determine the cost: these are about 75 orders of the usual length. */
const usualSize: BatchSize = { lines: 2000, rows: 1000 };

const byCommand: By = { kind: 'command', name: 'npm run import' };

/** Creates an import, which waits for its start. */
export function createImport(
  database: Database,
  of: { readonly shopId: number; readonly now: Date },
  files: readonly Pick<ImportFile, 'role' | 'name' | 'size' | 'dateOrder'>[],
  received: boolean,
  by: By = byCommand,
): Promise<ImportRow> {
  return database.asShop({ shopId: of.shopId, vendorIds: null }, async (tx) => {
    const row = await addImport(
      tx,
      of,
      files.map(({ role, name, size, dateOrder = null }) => ({
        role,
        name,
        size,
        received,
        date_order: dateOrder,
      })),
    );
    const after = { files: files.map(({ role }) => role) };
    await record(tx, { ...of, by }, [{ event: 'import.created', id: row.id, after }]);
    return row;
  });
}

/**
 * Claims a waiting import for this process, to check its files or to run. False where another import of the shop is
 * running. An import whose process died is first set to failed: it is complete up to its last batch, and a new run
 * continues it.
 */
export async function startImport(
  database: Database,
  of: ImportOf,
  to: UnderWay = 'running',
  by: By = byCommand,
): Promise<boolean> {
  try {
    return await database.asShop({ shopId: of.shopId, vendorIds: null }, async (tx) => {
      await failStopped(tx, of.shopId, of.now);
      const isClaimed = await claimImport(tx, of, thisProcess, to);
      const event = to === 'checking' ? 'import.checked' : 'import.started';
      if (isClaimed) await record(tx, { ...of, by }, [{ event, id: of.importId }]);
      return isClaimed;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Sets the imports of dead processes to failed, for all shops; at the start of a server. */
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
    state: unfinished[running.state],
    description: 'Stopped half-way',
    problem: words[running.state].halfWay,
    now,
  });
}

const unfinished = { checking: 'check_failed', running: 'failed' } as const;

const words = {
  checking: {
    halfWay: 'The check stopped half-way. Choose the files again.',
    stopped: 'The check was stopped with the server. Choose the files again.',
    fault: 'The check stopped because of a fault of the server. Choose the files again.',
  },
  running: {
    halfWay: 'The import stopped half-way. Run it again: it continues where it stopped.',
    stopped: 'The import was stopped with the server. Run it again: it continues where it stopped.',
    fault:
      'The import stopped because of a fault of the server. Run it again: it continues where it stopped.',
  },
} satisfies Record<UnderWay, Record<string, string>>;

export type ImportEnd =
  | { readonly is: 'done'; readonly counts: ImportCounts; readonly description: string }
  | { readonly is: 'failed'; readonly problem: string }
  /** Nothing is written: the dates of these files can be read in several ways. */
  | { readonly is: 'asked'; readonly questions: readonly DateQuestion[] };

/**
 * Runs an import, or a check, that `startImport` has claimed, to its end. An invalid file is returned as a message; an
 * internal error is thrown, after the import is set to failed.
 */
export async function runImport(
  database: Database,
  of: ImportOf,
  files: readonly ImportFile[],
  given: {
    readonly clock: () => Date;
    readonly signal?: AbortSignal;
    readonly as?: UnderWay;
    readonly batchSize?: BatchSize | undefined;
  },
): Promise<ImportEnd> {
  const { clock, signal, as = 'running', batchSize = usualSize } = given;
  const asShop = <T>(work: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId: of.shopId, vendorIds: null }, work);
  // A missed heartbeat is harmless: a broken connection shows in the next batch.
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
    await readFiles(run, files, { as, batchSize });
    const description = summaryOf(run.counts);
    if (hasReadNothing(run.counts)) throw new CsvRefused(nothingRead(run.counts, files));
    const { newVendors } = run;
    const state = as === 'checking' ? 'checked' : 'done';
    await asShop((tx) =>
      finishImport(tx, of.importId, { state, description, problem: null, newVendors, now: clock() }),
    );
    return { is: 'done', counts: run.counts, description };
  } catch (error) {
    if (error instanceof ImportTakenOver) throw error;
    if (error instanceof DatesInQuestion) {
      const { questions } = error;
      await asShop((tx) => askDates(tx, of.importId, questions));
      return { is: 'asked', questions };
    }
    const problem =
      error instanceof CsvRefused
        ? error.message
        : words[as][error instanceof ImportStopped ? 'stopped' : 'fault'];
    const state = unfinished[as];
    await asShop((tx) =>
      finishImport(tx, of.importId, { state, description: 'Stopped', problem, now: clock() }),
    );
    if (error instanceof CsvRefused || error instanceof ImportStopped) return { is: 'failed', problem };
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** A file of another kind than stated stops the import before any other file is read. */
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

const checkFills = {
  products: ['import_variants', 'import_keys'],
  returns: [],
  orders: ['import_keys'],
} satisfies Record<keyof typeof fills, readonly FilledTable[]>;

async function readFiles(
  run: ImportRun,
  files: readonly ImportFile[],
  { as, batchSize }: { readonly as: UnderWay; readonly batchSize: BatchSize },
): Promise<void> {
  const isCheck = as === 'checking';
  let reading: keyof typeof fills | null = null;
  const at = { now: run.now, timeZone: run.shop.timeZone, batchSize };
  for await (const batch of csvPlatform(files, at).batches(run.shop, null)) {
    if (batch.of === 'nothing') continue;
    if (batch.of !== reading) {
      if (reading === 'returns' && !isCheck) await keepReturns(run);
      reading = batch.of;
      run.step(batch.description, (isCheck ? checkFills : fills)[reading]);
    }
    run.hasRead(batch.progress);
    await run.commit((tx) => (isCheck ? check : write)(tx, run, batch));
  }
  if (isCheck) return;
  if (reading === 'returns') await keepReturns(run);
  if (files.some(({ role }) => role === 'refunds')) await applyReturns(run);
}

type FileBatch = Exclude<PlatformBatch<null, FileVariant, FileOrder>, { of: 'nothing' }>;

async function check(tx: Tx, run: ImportRun, batch: FileBatch): Promise<BatchResult> {
  if (batch.of === 'products') return checkVariants(tx, run, batch);
  if (batch.of === 'orders') return checkOrders(tx, run, batch);
  return { counts: { refunds: batch.read.length, skipped: batch.skipped }, problems: batch.problems };
}

function write(tx: Tx, run: ImportRun, batch: FileBatch): Promise<BatchResult> {
  if (batch.of === 'products') return importVariants(tx, run, batch);
  if (batch.of === 'orders') return importOrders(tx, run, batch);
  return importReturns(tx, run, batch);
}

function hasReadNothing({ variants, orders, refunds }: ImportCounts): boolean {
  return variants === 0 && orders === 0 && refunds === 0;
}

function nothingRead({ skipped }: ImportCounts, files: readonly ImportFile[]): string {
  const names = files.map(({ name }) => name).join(', ');
  if (skipped === 0) return `Nothing was read of ${names}: there are no rows below the header.`;
  return `Nothing was read of ${names}: ${counted(skipped, 'row') ?? ''} left out, each with its reason.`;
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
