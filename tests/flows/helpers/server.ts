/**
 * The real server: in a process that the servers of a test worker share, or, for tests of that, in a separate one, the
 * way `npm start` runs it once everything is built.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { HostReply, HostRequest } from './server-host.ts';

const main = join(import.meta.dirname, '../../../shells/server/main.ts');

export type RunningServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  /** Finishes what is under way and closes the database. */
  end(): Promise<void>;
};

export type ServerProcess = Omit<RunningServer, 'end'> & {
  readonly pid: number;
  /** Milliseconds from the start of the process to the line `ready`. */
  readonly startedIn: number;
  /** Everything it printed so far. */
  said(): string;
  /** Sends the signal and resolves with the exit code, null when the signal itself ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
};

export type Ended = { readonly code: number | null; readonly said: string };

type Options = { dataDir: string; env?: Record<string, string> };
type Patience = { patience?: number };

let host: Host | null = null;

/** Resolves once data can be read, and rejects where it does not start. */
export async function startServer({ dataDir, env }: Options): Promise<RunningServer> {
  const ask = (host ??= startHost());
  const { id, url } = await ask({ is: 'start', env: serverEnvironment(dataDir, env) });
  return {
    url,
    dataDir,
    async end() {
      await ask({ is: 'stop', id });
    },
  };
}

type Host = (request: HostRequest) => Promise<{ id: number; url: string }>;

function startHost(): Host {
  const child = fork(join(import.meta.dirname, 'server-host.ts'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-10_000)));
  }
  // It ends with this process, and does not keep it.
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, (reply: HostReply) => void>();
  child.on('message', (reply: HostReply) => waiting.get(reply.to)?.(reply));
  // When all that it said has been read too.
  child.once('close', (code, signal) => {
    host = null;
    const problem = `The process of the servers has ended with ${signal ?? String(code)}.`;
    for (const [to, answer] of waiting) answer({ to, problem });
  });
  let asked = 0;
  return (request) =>
    new Promise((resolve, reject) => {
      const to = ++asked;
      waiting.set(to, (reply) => {
        waiting.delete(to);
        if ('url' in reply) resolve(reply);
        else reject(new Error(`${reply.problem}\n${said}`));
      });
      child.send({ ...request, to });
    });
}

/** A separate process. Resolves once data can be read; rejects with what it said when it ends before. */
export async function startProcess(options: Options & Patience): Promise<ServerProcess> {
  const outcome = await launch(options);
  if ('url' in outcome) return outcome;
  throw new Error(`The server ended with ${String(outcome.code)}:\n${outcome.said}`);
}

/** For a server that is expected to refuse; when it starts after all it is stopped and this rejects. */
export async function startRefused(options: Options & Patience): Promise<Ended> {
  const outcome = await launch(options);
  if (!('url' in outcome)) return outcome;
  await outcome.end('SIGKILL');
  throw new Error(`The server was expected to refuse, and started:\n${outcome.said()}`);
}

/** A separate folder for each caller, empty or a copy of `template`; `work` gets its path and it is gone afterwards. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>, template?: string): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consignment-data-'));
  try {
    if (template !== undefined) await cp(template, dataDir, { recursive: true });
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The data that the demo's first start makes, as setup.ts has it once for all flows; to copy, not to serve. */
export function demoData(): string {
  return dataOf('DEMO_DATA');
}

/** A migrated database without a shop. */
export function emptyData(): string {
  return dataOf('EMPTY_DATA');
}

function dataOf(name: string): string {
  const folder = process.env[name];
  if (folder === undefined) throw new Error(`${name} is set by tests/flows/setup.ts, which has not run.`);
  return folder;
}

/** A folder with the demo's data, for tests that remove it themselves. */
export async function copyOfDemo(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consignment-data-'));
  await cp(demoData(), dataDir, { recursive: true });
  return dataDir;
}

/** A server on its own data, a copy of the demo's or of `template`, for as long as `work` takes. */
export function withServer(
  { template = demoData(), ...options }: Omit<Options, 'dataDir'> & { template?: string },
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  return withDataDir((dataDir) => whileServing({ dataDir, ...options }, work), template);
}

export async function whileServing(
  options: Options,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(options);
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function serverEnvironment(dataDir: string, env: Record<string, string> = {}) {
  return ownEnvironment({ PORT: '0', DATA_DIR: dataDir, SIGN_IN_LIMIT: '100000', ...env });
}

function launch({ dataDir, env, patience = 60_000 }: Options & Patience): Promise<ServerProcess | Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, [main], {
    env: serverEnvironment(dataDir, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const impatient = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready after ${patience} ms:\n${said}`));
    }, patience);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = readyAt(said);
      if (url === undefined || child.pid === undefined) return;
      clearTimeout(impatient);
      resolve({
        url,
        pid: child.pid,
        dataDir,
        startedIn: performance.now() - began,
        said: () => said,
        end: (signal) => end(child, signal, exited),
      });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(impatient);
      resolve({ code, said });
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals, exited: Promise<number | null>) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  return exited;
}

/** The address that a server says it listens on, once it is ready. */
export function readyAt(said: string): string | undefined {
  return /^ready (?:\S+, on )?(http:\S+)$/m.exec(said)?.[1];
}

const ownSettings = ['DATABASE_URL', 'TOKEN_SECRET', 'NODE_ENV', 'DEMO', 'HOST'];

/** This process's environment with `settings`: a developer's own must not decide what a test sees. */
export function ownEnvironment(settings: Record<string, string>): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !ownSettings.includes(name));
  return { ...Object.fromEntries(kept), ...settings };
}
