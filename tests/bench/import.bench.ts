/** Import of the retail sample: lines per second, the second time, and peak memory at one and four times the size. */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Location } from '@consignment/server/store/database';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading } from './harness.ts';
import { retailFiles, type RetailFiles } from './retail.ts';

type Run = { seconds: number; peak: number };

async function run(at: Location, files: RetailFiles, isAgain: boolean): Promise<Run> {
  const script = join(import.meta.dirname, 'import-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    JSON.stringify({ at, files, isAgain }),
  ]);
  // Our own script's one line.
  return JSON.parse(stdout) as Run;
}

async function measure(
  name: string,
  locations: readonly [Location, Location],
  files: readonly [RetailFiles, RetailFiles],
) {
  heading(`Import of the retail sample, ${name}`);
  const [once, fourTimes] = files;
  const first = await run(locations[0], once, false);
  figure(`${once.lines.toLocaleString('en-US')} lines, process start to end`, first.seconds, 's', {
    what: 'aim',
    value: 15,
  });
  figure('lines in a second', once.lines / first.seconds, '/s');
  const second = await run(locations[0], once, true);
  figure('the same files again', second.seconds, 's', { what: 'first time', value: first.seconds });
  const large = await run(locations[1], fourTimes, false);
  figure(`${fourTimes.lines.toLocaleString('en-US')} lines`, large.seconds, 's', {
    what: '4 × first',
    value: first.seconds * 4,
  });
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  figure('peak memory at 4 times the size', megabytes(large.peak), 'MB', {
    what: 'at once',
    value: megabytes(first.peak),
  });
}

await withDataDir(async (folder) => {
  await mkdir(join(folder, 'large'));
  const files = [await retailFiles(folder, 1), await retailFiles(join(folder, 'large'), 4)] as const;
  await measure('PGlite', [{ dataDir: join(folder, 'one') }, { dataDir: join(folder, 'four') }], files);

  const postgres = await startPostgres();
  try {
    const other = new URL(postgres.url);
    other.pathname = '/template1';
    await measure(
      `PostgreSQL ${postgres.version}`,
      [{ databaseUrl: postgres.url }, { databaseUrl: other.href }],
      files,
    );
  } finally {
    await postgres.stop();
  }
});
