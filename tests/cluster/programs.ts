/** The programs of a shop that has outgrown one machine, all on this machine: processes with separate folders. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, unprivilegedUser } from '../postgres.ts';

export type Program = { readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<unknown> };

const identity = unprivilegedUser();
const bin = findBinaries();

/** The programs to install before these tests can run; empty where all are there. */
export function missingPrograms(): string[] {
  const ofPostgres = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup'].map((name) => join(bin, name));
  return [
    ...['haproxy', 'pgbouncer'].filter((name) => pathOf(name) === undefined),
    ...(ofPostgres.every((path) => existsSync(path)) ? [] : ['postgresql']),
  ];
}

function pathOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function installed(name: string): string {
  const path = pathOf(name);
  if (path === undefined) throw new Error(`${name} is missing. On Debian: apt-get install ${name}`);
  return path;
}

/** A folder for a server that refuses to run as root. */
function folderFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `consignment-${name}-`));
  if (identity !== null) chownSync(folder, identity.uid, identity.gid);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

export type Postgres = Program & {
  readonly folder: string;
  /** The address of one of its databases, without the pooler. */
  readonly urlOf: (database: string) => string;
};

/** A new server, or with `standbyOf` a streaming copy of another one. */
export async function startPostgres(name: string, standbyOf: Postgres | null): Promise<Postgres> {
  const folder = folderFor(name);
  const data = join(folder, 'data');
  if (standbyOf === null) {
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  } else {
    run('pg_basebackup', [
      '-h',
      standbyOf.folder,
      '-U',
      'postgres',
      '-D',
      data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
  }
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=100'];
  const child = start(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], folder);
  const urlOf = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await until(() => answers(urlOf('postgres')), `PostgreSQL ${name}`);
  return { folder, urlOf, end: ending(child) };
}

/** Makes a standby the primary. */
export async function promote(standby: Postgres): Promise<void> {
  run('pg_ctl', ['promote', '-w', '-D', join(standby.folder, 'data')]);
  await until(
    async () => (await ask(standby.urlOf('postgres'), 'select pg_is_in_recovery() as value')) === false,
    'promotion',
  );
}

export type Pooler = Program & {
  readonly urlOf: (database: string) => string;
  /** Routes to another server from now on; open transactions with the former one end. */
  readonly pointAt: (server: Postgres) => void;
};

/** pgbouncer in transaction mode. */
export async function startPgbouncer(server: Postgres): Promise<Pooler> {
  const folder = folderFor('pgbouncer');
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const configure = ({ folder: host }: Postgres) =>
    writeFileSync(
      file,
      `[databases]
* = host=${host} user=postgres
[pgbouncer]
pool_mode = transaction
auth_type = any
unix_socket_dir = ${folder}
listen_port = ${port}
max_client_conn = 400
default_pool_size = 20
server_login_retry = 1
`,
      { mode: 0o644 },
    );
  configure(server);
  const child = start(installed('pgbouncer'), ['-q', file], folder);
  const urlOf = (database: string) =>
    `postgresql://postgres@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`;
  await until(() => answers(urlOf('postgres')), 'pgbouncer');
  return {
    urlOf,
    pointAt(next) {
      configure(next);
      child.kill('SIGHUP');
    },
    end: ending(child),
  };
}

const errorOf = (status: number) =>
  `  http-error status ${status} content-type application/json string '{"code":"of_haproxy"}'`;

/** haproxy with health checks before web servers; returns the public address. */
export async function startHaproxy(urls: readonly string[]): Promise<Program & { readonly url: string }> {
  const folder = folderFor('haproxy');
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const servers = urls.map(
    (url, at) => `  server api${at} ${new URL(url).host} check inter 500 fall 3 rise 1`,
  );
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
${[502, 503, 504].map(errorOf).join('\n')}
frontend people
  bind 127.0.0.1:${port}
  default_backend apis
backend apis
  balance roundrobin
  option httpchk GET /api/ready/
${servers.join('\n')}
`,
    { mode: 0o644 },
  );
  const child = start(installed('haproxy'), ['-db', '-q', '-f', file], folder);
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/api/ready/`)).ok, 'haproxy');
  return { url, end: ending(child) };
}

/** The first value of the first row of a statement. */
export async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value?: unknown }>(statement);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

export async function until(holds: () => Promise<boolean>, what: string, patience = 60_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: nothing after ${patience / 1000} s.`);
    await wait(50);
  }
}

async function answers(url: string): Promise<boolean> {
  return (await ask(url, 'select 1 as value')) === 1;
}

function run(program: string, args: readonly string[]): void {
  execFileSync(join(bin, program), args, { ...identity, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
}

function start(program: string, args: readonly string[], cwd: string): ChildProcess {
  const child = spawn(program, args, { ...identity, cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  process.on('exit', () => child.kill('SIGKILL'));
  return child;
}

function ending(child: ChildProcess): Program['end'] {
  return async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
}
