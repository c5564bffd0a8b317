/**
 * Import of the retail sample: lines in a second, the second time, and time and peak memory at a multiple of its size.
 *   node tests/bench/import.bench.ts [--engine postgresql|pglite] [--copies 4]
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { sql } from 'kysely';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, timed } from './harness.ts';
import { retailFiles, type RetailFiles } from './retail.ts';

const { values } = parseArgs({
  options: { engine: { type: 'string' }, copies: { type: 'string', default: '4' } },
  allowPositionals: true,
});
const copies = Number(values.copies);

type Run = { seconds: number; cpu: number; peak: number };

async function run(at: Location, files: RetailFiles, isAgain: boolean): Promise<Run> {
  const script = join(import.meta.dirname, 'import-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    JSON.stringify({ at, files, isAgain }),
  ]);
  // Our own script's one line.
  return JSON.parse(stdout) as Run;
}

/** The tables that an import of files fills, but for its own keys. */
const filled = [
  'vendors',
  'products',
  'variants',
  'orders',
  'customers',
  'line_items',
  'refund_lines',
] as const;

/**
 * Seconds for writing all rows that an import has left into tables with the same checks and indices, each by one statement:
 * no reading of files, no pricing, no triggers.
 */
async function bareCopy(at: Location): Promise<number> {
  const database = await openDatabase(at);
  try {
    return await database.asSystem(
      async (tx) => {
        let ms = 0;
        for (const table of filled) {
          const floor = sql.table(`floor_${table}`);
          await sql`create table ${floor} (like ${sql.table(table)} including all)`.execute(tx);
          const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
            where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
            tx,
          );
          const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
          ms += await timed(() =>
            sql`insert into ${floor} (${columns}) overriding system value
              select ${columns} from ${sql.table(table)}`.execute(tx),
          );
          await sql`drop table ${floor}`.execute(tx);
        }
        return ms / 1000;
      },
      { statementTimeout: 0 },
    );
  } finally {
    await database.close();
  }
}

async function measure(
  name: string,
  locations: readonly [Location, Location],
  files: readonly [RetailFiles, RetailFiles],
) {
  heading(`Import of the retail sample, ${name}`);
  const [once, many] = files;
  const first = await run(locations[0], once, false);
  figure(`${once.lines.toLocaleString('en-US')} lines, process start to end`, first.seconds, 's', {
    what: 'aim',
    value: 15,
  });
  figure('lines in a second', once.lines / first.seconds, '/s');
  const second = await run(locations[0], once, true);
  figure('the same files again', second.seconds, 's', { what: 'first time', value: first.seconds });
  const large = await run(locations[1], many, false);
  figure(`${many.lines.toLocaleString('en-US')} lines`, large.seconds, 's', {
    what: `${copies} × first`,
    value: first.seconds * copies,
  });
  figure('of it processor time of the process', large.cpu, 's', {
    what: `${copies} × first`,
    value: first.cpu * copies,
  });
  const bare = await bareCopy(locations[1]);
  figure('the same rows by bare statements, with checks and indices', bare, 's');
  figure(`${many.lines.toLocaleString('en-US')} lines`, large.seconds, 's', {
    what: 'bare statements',
    value: bare,
  });
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  figure(`peak memory at ${copies} times the size`, megabytes(large.peak), 'MB', {
    what: 'at once',
    value: megabytes(first.peak),
  });
}

await withDataDir(async (folder) => {
  await mkdir(join(folder, 'large'));
  const files = [await retailFiles(folder, 1), await retailFiles(join(folder, 'large'), copies)] as const;
  if (values.engine !== 'postgresql') {
    await measure('PGlite', [{ dataDir: join(folder, 'one') }, { dataDir: join(folder, 'many') }], files);
  }
  if (values.engine !== 'pglite') {
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
  }
});
