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
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

/*
 * The embedded database, in a thread of its own because it blocks the one it runs on. It is reached through a
 * Unix socket in a directory that only this user can enter.
 */

export type WorkerSettings = {
  /** The cluster of files; made when it is not there. */
  readonly directory: string;
  readonly socketPath: string;
  /** One Int32: how often a file was forced to disk. */
  readonly fsyncs: SharedArrayBuffer;
};

export type WorkerReport =
  { readonly is: 'listening' | 'closed' } | { readonly is: 'failed'; readonly problem: string };

const postgresqlVersion = '18';

// PGlite's own list switches fsync off (-F) and names no sizes; the rest is its list.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries({
    fsync: 'on',
    // The only method that reaches the patched call below: fdatasync and open_sync are lost on the way.
    wal_sync_method: 'fsync',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

type FileStream = { readonly nfd?: number };
type PatchedModule = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } } } };
};

/** Files on disk, with an fsync that forces them there: the plain file system of PGlite leaves it out. */
class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(pglite, {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        (module) => {
          // Its types describe no operations of the file system; the pinned version has these.
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

// The parent starts this file with both.
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
  // Searches have an index of trigrams; its code is a file beside the engine's and not in the directory.
  return PGlite.create({ fs: new DurableFiles(directory), startParams, extensions: { pg_trgm } });
}

// Made aside and moved into place when it is whole, so that a first start cut short leaves nothing half-made.
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
  throw new Error(
    version === null
      ? `${directory} is not a database: it has no PG_VERSION.`
      : `${directory} was made by PostgreSQL ${version}; this version of Consignment reads ${postgresqlVersion}.`,
  );
}

/** After an error below SQL the engine's memory cannot be trusted, and its socket server would wait for ever. */
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
