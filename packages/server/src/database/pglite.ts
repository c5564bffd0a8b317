import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerReport, WorkerSettings } from './pglite-worker.ts';

export type Engine = {
  /** The `host` for `pg`: the directory of the Unix socket. */
  readonly host: string;
  /** The number of the engine's fsyncs. */
  fsyncs(): number;
  /** The reason why the engine has ended on its own; null while it runs. */
  failure(): Error | null;
  stop(): Promise<void>;
};

/** Compiled once a process: a database that is opened again finds it compiled, and optimised where it was used. */
let compiledEngine: Promise<WebAssembly.Module> | null = null;

async function compileEngine(): Promise<WebAssembly.Module> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(pglite), 'pglite.wasm')));
}

/** Starts the embedded database on `<dataDir>/pg`. The caller holds the lock of the data directory. */
export async function startEngine(dataDir: string): Promise<Engine> {
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded database does not run on Windows. Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const host = mkdtempSync(join(tmpdir(), 'consignment-'));
  const settings: WorkerSettings = {
    directory: join(dataDir, 'pg'),
    socketPath: join(host, '.s.PGSQL.5432'),
    fsyncs: new SharedArrayBuffer(4),
    engine: await (compiledEngine ??= compileEngine()),
  };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: settings });
  let failure: Error | null = null;
  let isStopping = false;
  const tidy = () => rmSync(host, { recursive: true, force: true });
  process.on('exit', tidy);

  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      process.off('exit', tidy);
      tidy();
      if (!isStopping) failure ??= new Error('The embedded database stopped unexpectedly.');
      resolve();
    });
  });
  worker.on('error', (error) => {
    failure ??= new Error('The embedded database stopped unexpectedly.', { cause: error });
  });
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (report: WorkerReport) => {
      if (report.is === 'listening') resolve();
      if (report.is === 'failed') failure = new Error(`The embedded database failed: ${report.problem}`);
    });
    void gone.then(() => reject(failure ?? new Error('The embedded database did not start.')));
  });

  return {
    host,
    fsyncs: () => Atomics.load(new Int32Array(settings.fsyncs), 0),
    failure: () => failure,
    async stop() {
      isStopping = true;
      worker.postMessage('stop');
      await gone;
    },
  };
}
