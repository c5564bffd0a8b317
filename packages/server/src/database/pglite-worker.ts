import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { damagedText } from './damaged.ts';

/*
 * The embedded database, in a separate thread since it blocks its thread. It listens on a Unix socket in a directory
 * that only this user can enter.
 */

export type WorkerSettings = {
  /** The directory of the database's files; created where it is missing. */
  readonly directory: string;
  readonly socketPath: string;
  /** PGlite's own, compiled. */
  readonly engine: WebAssembly.Module;
  /** One Int32, the number of fsyncs. */
  readonly fsyncs: SharedArrayBuffer;
};

export type WorkerReport =
  { readonly is: 'listening' | 'closed' } | { readonly is: 'failed'; readonly problem: string };

const postgresqlVersion = '18';

// PGlite's own parameters, but with fsync (without -F) and with sizes.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries({
    fsync: 'on',
    // The only method that reaches the patched call below; fdatasync and open_sync do not.
    wal_sync_method: 'fsync',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

type FileStream = { readonly nfd?: number };
type PatchedModule = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } } } };
};

/** Files on disk with fsync, which PGlite's own file system omits. */
class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(pglite, {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        (module) => {
          // The types lack these operations of the pinned version.
          const { FS } = module as unknown as PatchedModule;
          const files = FS.filesystems.NODEFS;
          files.stream_ops.fsync = ({ nfd }) => {
            if (nfd !== undefined) fsyncSync(nfd);
            Atomics.add(counter, 0, 1);
            return 0;
          };
        },
      ],
    });
  }
}

// Set by the parent.
const settings = workerData as WorkerSettings;
const parent = parentPort as MessagePort;
const counter = new Int32Array(settings.fsyncs);

try {
  const database = await open(settings.directory);
  const server = new PGLiteSocketServer({ db: database, path: settings.socketPath, maxConnections: 100 });
  stopWhenBroken(database);
  await server.start();
  parent.once('message', () => void close(database, server));
  report({ is: 'listening' });
} catch (error) {
  report({ is: 'failed', problem: error instanceof Error ? error.message : String(error) });
  parent.close();
}

async function open(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) await make(directory);
  checkVersion(directory);
  checkSpace(directory);
  try {
    // For the trigram indexes of searches; the extension's code is not part of the directory.
    return await PGlite.create({
      fs: new DurableFiles(directory),
      startParams,
      extensions: { pg_trgm },
      pgliteWasmModule: settings.engine,
    });
  } catch (error) {
    const isOfMachine = error instanceof RangeError || (error instanceof Error && 'syscall' in error);
    // Lack of memory or of rights is no damage; of damage the engine says only that it has aborted.
    throw isOfMachine ? error : new Error(damagedText(directory), { cause: error });
  }
}

/** Without room for one more file of its log the engine aborts, as it does on damaged files. */
function checkSpace(directory: string): void {
  const { blocks, bavail, bsize } = statfsSync(directory);
  // Some file systems do not say how large they are.
  if (blocks === 0 || bavail * bsize >= 16 * 1024 * 1024) return;
  throw new Error(`The disk of ${directory} is full. Make room, then start again.`);
}

// Created elsewhere and renamed into place, so that an interrupted first start leaves no partial directory.
async function make(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const made = await PGlite.create({ fs: new NodeFS(draft) });
  await made.close();
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    force(join(entry.parentPath, entry.name));
  }
  renameSync(draft, directory);
  force(dirname(directory));
}

function force(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function checkVersion(directory: string): void {
  const path = join(directory, 'PG_VERSION');
  const version = existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
  if (version === postgresqlVersion) return;
  if (version === '') throw new Error(damagedText(directory));
  throw new Error(
    version === null
      ? `${directory} is not a database: it has no PG_VERSION.`
      : `${directory} was made by PostgreSQL ${version}; this version of Consignment reads ${postgresqlVersion}.`,
  );
}

/** Ends the engine after an error below SQL: its memory is unreliable, and its socket server would wait for ever. */
function stopWhenBroken(database: PGlite): void {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (...call) => {
    try {
      await run(...call);
    } catch (error) {
      report({ is: 'failed', problem: error instanceof Error ? error.message : String(error) });
      process.exit(1);
    }
  };
}

async function close(database: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await database.close();
  report({ is: 'closed' });
  parent.close();
}

function report(message: WorkerReport): void {
  parent.postMessage(message);
}
