import type { By } from '../../common/by.ts';
import { record } from '../../ledger/record.ts';
import type { Config } from '../../config/config.ts';
import type { BatchSize } from '../csv/csv-platform.ts';
import type { Database } from '../../database/database.ts';
import {
  abandonedImports,
  deleteUnwritten,
  unfinishedImports,
  type UnderWay as UnderWayState,
} from '../../queries/imports/runs.ts';
import { failStoppedImports, runImport, type ImportOf } from './run-import.ts';
import { ImportTakenOver, type ImportFile } from './import-run.ts';
import { importsWithUploads, removeUploads } from './uploads.ts';

type UnderWay = {
  readonly importId: number;
  readonly as: UnderWayState;
  readonly end: Promise<unknown>;
  readonly stop: AbortController;
};

const underWay = new WeakMap<Database, Set<UnderWay>>();

type Service = {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir'>;
  readonly clock: () => Date;
};

/**
 * Runs a started import, or its check, in the background of the request. Its files are removed at the end, unless
 * they have passed a check or wait for an answer.
 */
export function runBehind(
  service: Service,
  of: ImportOf,
  files: readonly ImportFile[],
  as: UnderWayState,
): void {
  const running = underWay.get(service.database) ?? new Set();
  underWay.set(service.database, running);
  const stop = new AbortController();
  // Not awaited: the import stores its failure, and the log has the reason.
  const end = runToEnd(service, of, files, { signal: stop.signal, as })
    .catch((error: unknown) => console.error(`Import ${of.importId} failed:`, error))
    .finally(() => running.delete(entry));
  const entry: UnderWay = { importId: of.importId, as, end, stop };
  running.add(entry);
}

/**
 * Calls wait for a batch of the embedded database, which does one thing after the other: 0.7 s for 2,000 lines, and less than
 * half of that for 250.
 */
const shortBatch: BatchSize = { lines: 250, rows: 150 };

async function runToEnd(
  { database, config, clock }: Service,
  of: ImportOf,
  files: readonly ImportFile[],
  given: { readonly signal: AbortSignal; readonly as: UnderWayState },
): Promise<void> {
  let isKept = false;
  try {
    const batchSize = database.kind === 'pglite' ? shortBatch : undefined;
    const end = await runImport(database, of, files, { clock, batchSize, ...given });
    isKept = end.is === 'asked' || (given.as === 'checking' && end.is === 'done');
  } catch (error) {
    // Another process has cancelled the check, so there is nothing to report.
    if (!(given.as === 'checking' && error instanceof ImportTakenOver)) throw error;
  } finally {
    if (!isKept) await removeUploads(config.dataDir, of.importId);
  }
  if (!given.signal.aborted) await tidyAfterImport(database);
}

/** Deletes an import that has written nothing, with its files. False where it has, or does not exist. */
export async function stopImport(
  { database, config }: Pick<Service, 'database' | 'config'>,
  of: { readonly shopId: number; readonly importId: number; readonly by: By; readonly now: Date },
): Promise<boolean> {
  const checks = [...(underWay.get(database) ?? [])].filter(
    ({ importId, as }) => importId === of.importId && as === 'checking',
  );
  for (const { stop } of checks) stop.abort();
  await Promise.allSettled(checks.map(({ end }) => end));
  const isGone = await database.asShop({ shopId: of.shopId, vendorIds: null }, async (tx) => {
    const isDeleted = await deleteUnwritten(tx, of.shopId, of.importId);
    if (isDeleted) await record(tx, of, [{ event: 'import.canceled', id: of.importId }]);
    return isDeleted;
  });
  if (isGone) await removeUploads(config.dataDir, of.importId);
  return isGone;
}

/** PostgreSQL vacuums its tables automatically; the embedded database does not. */
export async function tidyAfterImport(database: Database): Promise<void> {
  if (database.kind === 'pglite') await database.upkeep();
}

/** Lets the running imports finish their batch and stop; to be called before the database is closed. */
export async function stopImports(database: Database): Promise<void> {
  const running = [...(underWay.get(database) ?? [])];
  for (const { stop } of running) stop.abort();
  await Promise.allSettled(running.map(({ end }) => end));
}

const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Called before a new import: files that have waited for a decision too long hold personal data and are deleted. */
export async function cancelAbandoned(
  service: Pick<Service, 'database' | 'config'>,
  shopId: number,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - abandonedAfterMs);
  const ids = await service.database.asShop({ shopId, vendorIds: null }, (tx) =>
    abandonedImports(tx, shopId, since),
  );
  const by: By = { kind: 'job', name: 'abandoned imports' };
  for (const importId of ids) await stopImport(service, { shopId, importId, by, now });
}

/** At the start of a server: imports of dead processes are set to failed, and their files removed. */
export async function tidyImports(
  { database, config }: Pick<Service, 'database' | 'config'>,
  now: Date,
): Promise<void> {
  await failStoppedImports(database, now);
  const fresh = await database.asSystem((tx) =>
    unfinishedImports(tx, new Date(now.getTime() - abandonedAfterMs)),
  );
  for (const id of await importsWithUploads(config.dataDir)) {
    if (!fresh.has(id)) await removeUploads(config.dataDir, id);
  }
}
