import {
  BackupError,
  dump,
  load,
  readBackupHeader,
  type AppliedMigration,
  type Dumped,
  type RowCounts,
} from '../database/backup.ts';
import type { Database, Tx } from '../database/database.ts';
import { openDatabase, type Location } from '../database/open-database.ts';
import { invoiceNumbersAnew, payRunNumbersAnew } from '../ledger/invoice-numbers.ts';
import { payoutIdsAnew, type Random } from '../queries/payouts/payout-ids.ts';
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
 * Restores a backup into an empty database and applies newer migrations. The backup does not know the payments that were made
 * after it, so new payouts, invoices and pay runs get numbers that those cannot have. Throws BackupError, and then leaves the
 * database unchanged.
 */
export async function restore(
  to: Location,
  lines: AsyncIterable<string>,
  random?: Random,
): Promise<Restored> {
  const numbers = { lastPayout: 0, hasPayRuns: true };
  const rows = await copy(to, lines, async (tx) => {
    // With the rows, so that no restored database is without them, whatever happens next.
    numbers.lastPayout = await payoutIdsAnew(tx, random);
    await invoiceNumbersAnew(tx);
    numbers.hasPayRuns = await payRunNumbersAnew(tx);
  });
  if (!numbers.hasPayRuns) {
    // Those of an older version have their place only since the newer migrations.
    await using(await openDatabase(to), (database) => database.asSystem(payRunNumbersAnew));
  }
  return { rows, firstPayout: numbers.lastPayout + 1 };
}

type Restored = {
  readonly rows: RowCounts;
  /** The id of the next payout. */
  readonly firstPayout: number;
};

async function copy(
  to: Location,
  lines: AsyncIterable<string>,
  atEnd?: (tx: Tx) => Promise<void>,
): Promise<RowCounts> {
  const reader = lines[Symbol.asyncIterator]();
  try {
    const first = await reader.next();
    const applied = readBackupHeader(first.done === true ? undefined : first.value);
    const migrations = migrationsOf(applied, await readMigrations());
    const rest = { [Symbol.asyncIterator]: () => reader };
    const rows = await using(await openDatabase(to, { migrations }), (database) =>
      load(database, rest, atEnd),
    );
    await using(await openDatabase(to), (database) => database.upkeep());
    return rows;
  } finally {
    // Ends the writer, whose lines are no longer read.
    await reader.return?.();
  }
}

/** Copies all rows but the demo's of one database into an empty one, where its numbers go on; the first stays as it is. */
export async function move(from: Location, to: Location): Promise<Dumped> {
  let leftOutDemo = false;
  const lines = backUp(from, (dumped) => ({ leftOutDemo } = dumped));
  return { rows: await copy(to, lines), leftOutDemo };
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
