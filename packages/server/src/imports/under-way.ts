import type { Database } from '../store/database.ts';
import { unfinishedImports } from '../store/import/runs.ts';
import { failStoppedImports, runImport, type ImportOf } from './run-import.ts';
import type { ImportFile } from './run-state.ts';
import { importsWithUploads, removeUploads } from './uploads.ts';

type UnderWay = { readonly end: Promise<unknown>; readonly stop: AbortController };

const underWay = new WeakMap<Database, Set<UnderWay>>();

type Service = { readonly database: Database; readonly dataDir: string; readonly clock: () => Date };

/** Runs a started import behind the request that asked for it; its files are removed at its end. */
export function runBehind(service: Service, of: ImportOf, files: readonly ImportFile[]): void {
  const running = underWay.get(service.database) ?? new Set();
  underWay.set(service.database, running);
  const stop = new AbortController();
  // Nobody waits for this: the import itself says that it failed, the log says why.
  const end = runToEnd(service, of, files, stop.signal)
    .catch((error: unknown) => console.error(`Import ${of.importId} failed:`, error))
    .finally(() => running.delete(entry));
  const entry: UnderWay = { end, stop };
  running.add(entry);
}

async function runToEnd(
  { database, dataDir, clock }: Service,
  of: ImportOf,
  files: readonly ImportFile[],
  signal: AbortSignal,
): Promise<void> {
  try {
    await runImport(database, of, files, { clock, signal });
  } finally {
    await removeUploads(dataDir, of.importId);
  }
  if (!signal.aborted) await tidyAfterImport(database);
}

/** PostgreSQL looks after its tables by itself; the embedded database does not. */
export async function tidyAfterImport(database: Database): Promise<void> {
  if (database.kind === 'pglite') await database.upkeep();
}

/** Lets the imports under way finish their batch and stop; call it before the database is closed. */
export async function stopImports(database: Database): Promise<void> {
  const running = [...(underWay.get(database) ?? [])];
  for (const { stop } of running) stop.abort();
  await Promise.allSettled(running.map(({ end }) => end));
}

const patience = 24 * 60 * 60 * 1000;

/** For the start of a server: imports of processes that died are marked as failed, and their files removed. */
export async function tidyImports(
  { database, dataDir }: { readonly database: Database; readonly dataDir: string },
  now: Date,
): Promise<void> {
  await failStoppedImports(database, now);
  const fresh = await database.asSystem((tx) => unfinishedImports(tx, new Date(now.getTime() - patience)));
  for (const id of await importsWithUploads(dataDir)) {
    if (!fresh.has(id)) await removeUploads(dataDir, id);
  }
}
