import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from './database.ts';
import { createPool, DatabaseAway, patientPool, plainStatement } from './driver.ts';
import { lockDataDir } from './lock.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { startEngine } from './pglite.ts';
import { caughtUp } from './replica.ts';
import type { Schema } from './schema.ts';
import { patienceNow, patienceWithBegin, transactionsOn } from './transactions.ts';

export type Location =
  | { readonly dataDir: string }
  | {
      readonly databaseUrl: string;
      /** A streaming standby that answers what only reads, once it has all that the primary has. */
      readonly replicaUrl?: string | null;
    };

export type OpenOptions = {
  /** Connections to PostgreSQL; the embedded database has one. */
  readonly poolSize?: number;
  /** When the process started, for the lock. */
  readonly now?: Date;
  readonly migrations?: readonly Migration[];
};

/**
 * Opens the database and migrates it. Throws DataDirInUse when another process has the data directory, and
 * errors with plain words when the engine cannot start, is too old, or holds foreign migrations.
 */
export async function openDatabase(at: Location, options: OpenOptions = {}): Promise<Database> {
  const source = 'dataDir' in at ? await openEmbedded(at.dataDir, options) : openServer(at, options);
  try {
    // Twice: a process is busiest while it starts, and may have seen the answer too late.
    const version = await versionOf(source.kysely).catch((error: unknown) => {
      if (error instanceof DatabaseAway) return versionOf(source.kysely);
      throw error;
    });
    await migrate(source.kysely, options.migrations ?? (await readMigrations()));
    return { ...transactionsOn(source), kind: source.kind, version, ...restOf(source) };
  } catch (error) {
    await source.close();
    throw error;
  }
}

type Source = {
  readonly kind: Database['kind'];
  readonly kysely: Kysely<Schema>;
  /** Where a transaction that only reads is run. */
  readonly forReading: () => Promise<Kysely<Schema>>;
  readonly pool: ReturnType<typeof createPool>;
  readonly announce: Database['announce'];
  /** Why the engine ended, or null: clearer than the broken connection that it leaves. */
  readonly failure: () => Error | null;
  readonly close: () => Promise<void>;
};

async function openEmbedded(dataDir: string, options: OpenOptions): Promise<Source> {
  const lock = await lockDataDir(dataDir, options.now ?? new Date());
  try {
    const engine = await startEngine(dataDir);
    // One connection: the engine runs one transaction at a time anyway, and the pool queues them fairly.
    const pool = createPool({
      host: engine.host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
    });
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const close = async () => {
      await kysely.destroy();
      await engine.stop();
      lock.release();
    };
    return {
      kind: 'pglite',
      kysely,
      forReading: () => Promise.resolve(kysely),
      pool,
      announce: (at) => lock.announce(at),
      failure: () => engine.failure(),
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openServer(
  { databaseUrl, replicaUrl }: Extract<Location, { databaseUrl: string }>,
  { poolSize = 10 }: OpenOptions,
): Source {
  const connect = (connectionString: string) => {
    const pool = createPool({
      connectionString,
      max: poolSize,
      connectionTimeoutMillis: patienceWithBegin,
      keepAlive: true,
      keepAliveInitialDelayMillis: patienceWithBegin,
    });
    return {
      pool,
      kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool(pool, patienceNow) }) }),
    };
  };
  const { pool, kysely } = connect(databaseUrl);
  const replica = typeof replicaUrl === 'string' ? connect(replicaUrl).kysely : null;
  // Other processes reach the database itself; there is no owner to announce.
  return {
    kind: 'postgresql',
    kysely,
    forReading: () => (replica === null ? Promise.resolve(kysely) : caughtUp(replica, kysely)),
    pool,
    announce: () => undefined,
    failure: () => null,
    close: async () => {
      await Promise.all([kysely.destroy(), replica?.destroy()]);
    },
  };
}

async function versionOf(kysely: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ number: string; text: string }>`select
    current_setting('server_version_num') as number, current_setting('server_version') as text`.execute(
    kysely,
  );
  const [version] = rows;
  const text = version?.text.split(' ')[0] ?? 'of unknown version';
  if (Number(version?.number) < 150_000) {
    throw new Error(`PostgreSQL 15 or newer is needed; this server is ${text}.`);
  }
  return text;
}

function restOf({
  kysely,
  pool,
  announce,
  close,
}: Source): Pick<Database, 'snapshot' | 'upkeep' | 'queueStatement' | 'announce' | 'close'> {
  return {
    snapshot: (work) =>
      kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    async upkeep() {
      await sql`vacuum (analyze)`.execute(kysely);
    },
    queueStatement: (text, values) => plainStatement(pool, text, values),
    announce,
    close,
  };
}
