import { isTried } from '@consignment/domain/imports/import-trial';
import type { By } from '../../common/by.ts';
import { record } from '../../ledger/record.ts';
import type { BatchSize } from '../csv/csv-platform.ts';
import { DatesInQuestion } from '../csv/date-order.ts';
import type { DateQuestion } from '../port/records.ts';
import { CsvRefused } from '../csv/refused.ts';
import type { Database } from '../../database/database.ts';
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
import { keepColumns } from '../../queries/imports/file-columns.ts';
import { importShop } from '../../queries/imports/shop.ts';
import { isGone, thisProcess } from './owner.ts';
import { ImportRun, ImportStopped, ImportTakenOver, type ImportFile } from './import-run.ts';
import { columnsOfFiles, readFiles } from './read-files.ts';
import { keepTrial, tryImport } from './trial-run.ts';

export type ImportOf = { readonly shopId: number; readonly importId: number; readonly now: Date };

const heartbeatMs = 10_000;

/** Lines determine the cost: these are about 75 orders of the usual length. */
const usualSize: BatchSize = { lines: 2000, rows: 1000 };

const byCommand: By = { kind: 'command', name: 'npm run import' };

/** Creates an import, which waits for its start. */
export function insertImport(
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
export async function beginImport(
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
    const runOf = { shop, importId: of.importId, owner: thisProcess, files, now: of.now, signal };
    const run = new ImportRun(database, runOf);
    const columns = await columnsOfFiles(files);
    await asShop((tx) => keepColumns(tx, of.importId, columns));
    await readFiles(run, files, { as, batchSize });
    const description = summaryOf(run.counts);
    if (hasReadNothing(run.counts)) throw new CsvRefused(nothingRead(run.counts, files));
    if (as === 'checking' && isTried(run.counts)) {
      await run.report('Calculating what it would pay');
      const trial = await tryImport(database, runOf, batchSize);
      await asShop((tx) => keepTrial(tx, run, trial));
    }
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

function hasReadNothing({ variants, orders, refunds }: ImportCounts): boolean {
  return variants === 0 && orders === 0 && refunds === 0;
}

function nothingRead({ skipped }: ImportCounts, files: readonly ImportFile[]): string {
  const names = files.map(({ name }) => name).join(', ');
  if (skipped === 0) return `Nothing was read from ${names}: there are no rows below the header.`;
  return `Nothing was read from ${names}: ${counted(skipped, 'row') ?? ''} left out, each with its reason.`;
}

function summaryOf(counts: ImportCounts): string {
  const read = [
    counted(counts.products, 'product'),
    counted(counts.orders, 'order'),
    counted(counts.lines, 'line'),
    counted(counts.refunds, 'return'),
  ].filter((part) => part !== null);
  const left = counted(counts.skipped, 'row');
  return `Read ${read.length === 0 ? 'nothing' : read.join(', ')}${left === null ? '' : `; ${left} left out`}`;
}

function counted(count: number, what: string): string | null {
  if (count === 0) return null;
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
