import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** The process with the data directory open, from `server.lock`; `url` and `token` are null until it listens. */
export type Owner = {
  readonly pid: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly url: string | null;
  /** Authorizes commands of the same system user to act through the running server. */
  readonly token: string | null;
};

export type Lock = {
  readonly owner: Owner;
  /** Publishes the address of the owner. */
  announce(reachable: { url: string; token: string }): void;
  release(): void;
};

/** Another process has the data directory open. Two processes on one directory would corrupt it. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly owner: Owner | null;

  constructor(dataDir: string, owner: Owner | null) {
    const who =
      owner === null
        ? 'another process'
        : `process ${owner.pid} since ${owner.startedAt}${owner.url === null ? '' : ` (${owner.url})`}`;
    super(
      `The data directory ${dataDir} is in use by ${who}. Stop that process first, or choose another DATA_DIR.`,
    );
    this.owner = owner;
  }
}

/**
 * Locks a data directory for this process, or throws DataDirInUse.
 *
 * The lock is one of the operating system, taken through SQLite since Node has no file locks: it ends with the process
 * in every case, so there are no stale locks and no race to take one over. `server.lock` beside it only names the owner
 * for people and commands.
 */
export async function lockDataDir(dataDir: string, now: Date): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const held = hold(join(dataDir, 'server.lock.db'));
  if (held === null) throw new DataDirInUse(dataDir, await ownerOnceWritten(dataDir));

  const path = join(dataDir, 'server.lock');
  let owner: Owner = { pid: process.pid, startedAt: now.toISOString(), url: null, token: null };
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    process.off('exit', release);
    rmSync(path, { force: true });
    held.close();
  };
  process.on('exit', release);
  write(path, owner);
  return {
    get owner() {
      return owner;
    },
    announce(reachable) {
      owner = { ...owner, ...reachable };
      write(path, owner);
    },
    release,
  };
}

/** The process with the data directory open; null for none. */
export async function ownerOf(dataDir: string): Promise<Owner | null> {
  if (readOwner(dataDir) === null) return null;
  const held = hold(join(dataDir, 'server.lock.db'));
  if (held === null) return ownerOnceWritten(dataDir);
  held.close();
  return null;
}

function hold(path: string): DatabaseSync | null {
  const arbiter = new DatabaseSync(path, { timeout: 0 });
  try {
    arbiter.exec('begin exclusive');
    return arbiter;
  } catch (error) {
    arbiter.close();
    if (error instanceof Error && error.message.includes('locked')) return null;
    throw new Error(`The data directory could not be locked through ${path}.`, { cause: error });
  }
}

// Renamed into place, so that no reader sees half a file.
function write(path: string, owner: Owner): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

// The owner holds the lock a moment before `server.lock` is written.
async function ownerOnceWritten(dataDir: string): Promise<Owner | null> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const owner = readOwner(dataDir);
    if (owner !== null && isRunning(owner.pid)) return owner;
    await wait(50);
  }
  return readOwner(dataDir);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readOwner(dataDir: string): Owner | null {
  try {
    const read: unknown = JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8'));
    return isOwner(read) ? read : null;
  } catch {
    return null;
  }
}

function isOwner(read: unknown): read is Owner {
  if (typeof read !== 'object' || read === null) return false;
  const { pid, startedAt, url, token } = read as Partial<Record<keyof Owner, unknown>>;
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
  return typeof pid === 'number' && typeof startedAt === 'string' && isTextOrNull(url) && isTextOrNull(token);
}
