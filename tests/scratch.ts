/**
 * The place of temporary files of the tests: in memory where there is room, since data directories are copied for
 * each test and the embedded database forces each commit to disk. No test covers a loss of power.
 */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'consignment-tests-';
const needed = 4 * 1024 ** 3;

/** Makes it the folder of temporary files of this process and its children; `leave` removes its content. */
export function enterScratch(): { leave: () => void } {
  // Nearly every test starts a server, which then finds the compiled code.
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../.cache/compiled');
  if (!hasRoom()) return { leave: () => undefined };
  removeLeftOvers();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user and has its directory in it.
  chmodSync(folder, 0o711);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return {
    leave() {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed && freemem() >= 2 * needed;
  } catch {
    return false;
  }
}

/** Removes the folders of killed runs. */
function removeLeftOvers(): void {
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(prefix))) {
    try {
      process.kill(Number(name.slice(prefix.length)), 0);
    } catch {
      rmSync(join(memory, name), { recursive: true, force: true });
    }
  }
}
