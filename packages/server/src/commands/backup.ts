import {
  BackupError,
  dump,
  load,
  readHeader,
  type AppliedMigration,
  type Dumped,
  type RowCounts,
} from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import { openDatabase, type Location } from '../database/open-database.ts';
import { readMigrations, type Migration } from '../database/migrate.ts';

/**
 * A whole backup, line by line; `onDumped` gets the counts at the end. Throws DataDirInUse for an embedded database
 * with a running server.
 */
export async function* backUp(
  from: Location,
  onDumped: (dumped: Dumped) => void = () => undefined,
): AsyncGenerator<string> {
  const database = await openDatabase(from);
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const written = dump(database, (line) => writer.write(line)).then(
    async (dumped) => {
      onDumped(dumped);
      await writer.close();
    },
    (error: unknown) => writer.abort(error),
  );
  try {
    yield* readable;
  } finally {
    await written.catch(() => undefined);
    await database.close();
  }
}

/**
 * Restores a backup into an empty database and applies newer migrations. Throws BackupError, and then leaves the
 * database unchanged.
 */
export async function restore(to: Location, lines: AsyncIterable<string>): Promise<RowCounts> {
  const reader = lines[Symbol.asyncIterator]();
  try {
    const first = await reader.next();
    const applied = readHeader(first.done === true ? undefined : first.value);
    const migrations = migrationsOf(applied, await readMigrations());
    const rest = { [Symbol.asyncIterator]: () => reader };
    const rows = await using(await openDatabase(to, { migrations }), (database) => load(database, rest));
    await using(await openDatabase(to), (database) => database.upkeep());
    return rows;
  } finally {
    // Ends the writer, whose lines are no longer read.
    await reader.return?.();
  }
}

/** Copies all rows but the demo's of one database into an empty one; the first stays as it is. */
export async function move(from: Location, to: Location): Promise<Dumped> {
  let leftOutDemo = false;
  const lines = backUp(from, (dumped) => ({ leftOutDemo } = dumped));
  return { rows: await restore(to, lines), leftOutDemo };
}

/** Our migrations up to the backup's last, which must equal the backup's. */
function migrationsOf(applied: readonly AppliedMigration[], ours: readonly Migration[]): Migration[] {
  applied.forEach(({ name, checksum }, at) => {
    if (ours[at]?.name !== name || ours[at].checksum !== checksum) {
      throw new BackupError(
        `The backup has the migration ${name}, which this version of Consignment does not have. ` +
          'Restore it with the version that made it, or a newer one.',
      );
    }
  });
  return ours.slice(0, applied.length);
}

async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
