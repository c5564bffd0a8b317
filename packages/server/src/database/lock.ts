import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Who has a data directory open, as `server.lock` tells it. `url` and `token` are known once it listens. */
export type Owner = {
  readonly pid: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly url: string | null;
  /** Lets a command of the same machine user act through the running server. */
  readonly token: string | null;
};

export type Lock = {
  readonly owner: Owner;
  /** Tells other processes where the owner listens. */
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
 * Takes a data directory for this process alone, or throws DataDirInUse.
 *
 * The decision is an operating system's file lock, held through SQLite because Node has none of its own: it
 * ends with the process however that dies, so there is no stale lock to judge and no race to take one over.
 * `server.lock` beside it only tells people and commands who the owner is.
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

/** The process that has the data directory open now, or null when none has. */
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

// Whole or not at all, so that no reader meets half a file.
function write(path: string, owner: Owner): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

// The owner holds the lock a moment before it has written its name.
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
