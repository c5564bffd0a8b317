import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/** The files of `server/migrations` in their order. */
export async function readMigrations(
  folder: URL = new URL('../../migrations/', import.meta.url),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies all new migrations in one transaction; there is no way back. Servers that start at the same time take turns
 * by a locked row. A server at work in the database continues: each side waits for the locks of the other for a limited
 * time. An applied migration that has changed or is missing is an error.
 */
export async function migrate(database: Kysely<Schema>, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedNames(database);
  if (applied !== null && migrations.length === applied.length) {
    check(applied, migrations);
    return;
  }
  await database.connection().execute(async (connection) => {
    // `if not exists` may still collide with another server, which then has created the table.
    await sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz)`
      .execute(connection)
      .catch(unless('23505', '42P07', '42710'));
    // The row to lock, since not every PostgreSQL that we support has advisory locks.
    await sql`insert into schema_migrations values ('lock', '', null) on conflict do nothing`.execute(
      connection,
    );
    await connection.transaction().execute((tx) => applyMissing(tx, migrations));
  });
}

async function applyMissing(tx: Transaction<Schema>, migrations: readonly Migration[]): Promise<void> {
  await sql`select from schema_migrations where name = 'lock' for update`.execute(tx);
  const applied = (await appliedNames(tx)) ?? [];
  check(applied, migrations);
  // A waiting table lock blocks every later query of the table.
  await sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`.execute(tx);
  for (const migration of migrations.slice(applied.length)) {
    try {
      await sql.raw(migration.text).execute(tx);
    } catch (error) {
      const why = hasWaitedTooLong(error)
        ? `something else has been busy with the same tables for ${lockTimeout / 1000} s. Start again when it is done, or stop the other servers first.`
        : messageOf(error);
      throw new Error(`Migration ${migration.name} failed; nothing of it was kept: ${why}`, { cause: error });
    }
    await sql`insert into schema_migrations values (${migration.name}, ${migration.checksum}, now())`.execute(
      tx,
    );
  }
}

/** In milliseconds, for each lock. */
const lockTimeout = 5000;

function hasWaitedTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Applied = { name: string; checksum: string };

/** Null when the database has never been migrated. */
async function appliedNames(database: Kysely<Schema>): Promise<Applied[] | null> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('schema_migrations') is not null as there`.execute(database);
  if (tables[0]?.there !== true) return null;
  const { rows } = await sql<Applied>`
    select name, checksum from schema_migrations where name <> 'lock' order by name`.execute(database);
  return rows;
}

function check(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      throw new Error(
        `The database has migration ${name}, which this version of Consignment does not know. Start a newer version.`,
      );
    }
    if (migration.name !== name) {
      throw new Error(
        `The database was migrated by ${name} where this version has ${migration.name}. Migrations are only added at the end.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied. Add a new migration instead.`);
    }
  }
}

function unless(...codes: string[]) {
  return (error: unknown) => {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return;
    throw error;
  };
}
