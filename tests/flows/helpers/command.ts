/** The commands of the README as processes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ownEnvironment } from './server.ts';

const folder = join(import.meta.dirname, '../../../shells/server');

export type Ended = { readonly code: number | null; readonly said: string };

/** Runs `shells/server/<file>` on a data directory to its end. */
export function runCommand(file: string, args: readonly string[], dataDir: string): Promise<Ended> {
  const child = spawn(process.execPath, [join(folder, file), ...args], {
    env: ownEnvironment({ DATA_DIR: dataDir }),
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
