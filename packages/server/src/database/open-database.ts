import { Kysely, sql } from 'kysely';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { damagedText, isDamage } from './damaged.ts';
import { createPool, DatabaseAway, OneTripDialect, poolWithTimeout } from './driver.ts';
import { lockDataDir } from './lock.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { startEngine } from './pglite.ts';
import { caughtUp } from './replica.ts';
import type { Schema } from './schema.ts';
import { currentAnswerTimeout, currentBeginning, beginTimeout, transactionsOn } from './transactions.ts';

export type Location =
  | { readonly dataDir: string }
  | {
      readonly databaseUrl: string;
      /** A streaming standby for read-only transactions, used where it has caught up with the primary. */
      readonly replicaUrl?: string | null;
    };

export type OpenOptions = {
  /** The maximum of connections to PostgreSQL; the embedded database has one. */
  readonly poolSize?: number;
  /** The start of the process, for the lock. */
  readonly now?: Date;
  readonly migrations?: readonly Migration[];
};

/**
 * Opens and migrates the database. Throws DataDirInUse where another process has the data directory open, and errors
 * for the operator where the engine cannot start, is too old, or has unknown migrations.
 */
export async function openDatabase(at: Location, options: OpenOptions = {}): Promise<Database> {
  const source = 'dataDir' in at ? await openEmbedded(at.dataDir, options) : openServer(at, options);
  try {
    // Tried twice: a starting process is busy and may read the answer only after the timeout.
    const version = await versionOf(source.kysely).catch((error: unknown) => {
      if (error instanceof DatabaseAway) return versionOf(source.kysely);
      throw error;
    });
    await migrate(source.kysely, options.migrations ?? (await readMigrations()));
    return { ...transactionsOn(source), kind: source.kind, version, ...restOf(source) };
  } catch (error) {
    await source.close();
    throw 'dataDir' in at && isDamage(error)
      ? new Error(damagedText(join(at.dataDir, 'pg')), { cause: error })
      : error;
  }
}

type Source = {
  readonly kind: Database['kind'];
  readonly kysely: Kysely<Schema>;
  /** The database for a read-only transaction. */
  readonly forReading: () => Promise<Kysely<Schema>>;
  readonly announce: Database['announce'];
  readonly isAwaited: Database['isAwaited'];
  /** The reason why the engine ended, or null; clearer than the error of its broken connection. */
  readonly failure: () => Error | null;
  readonly close: () => Promise<void>;
};

async function openEmbedded(dataDir: string, options: OpenOptions): Promise<Source> {
  const lock = await lockDataDir(dataDir, options.now ?? new Date());
  try {
    const engine = await startEngine(dataDir);
    // One connection: the engine runs one transaction at a time, and the pool queues them fairly.
    const pool = createPool({
      host: engine.host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
    });
    const kysely = new Kysely<Schema>({ dialect: new OneTripDialect({ pool }, currentBeginning) });
    const close = async () => {
      await kysely.destroy();
      await engine.stop();
      lock.release();
    };
    return {
      kind: 'pglite',
      kysely,
      forReading: () => Promise.resolve(kysely),
      announce: (at) => lock.announce(at),
      isAwaited: () => pool.waitingCount > 0,
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
      connectionTimeoutMillis: beginTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: beginTimeout,
    });
    return new Kysely<Schema>({
      dialect: new OneTripDialect({ pool: poolWithTimeout(pool, currentAnswerTimeout) }, currentBeginning),
    });
  };
  const kysely = connect(databaseUrl);
  const replica = typeof replicaUrl === 'string' ? connect(replicaUrl) : null;
  // Other processes connect to the database itself, so there is no owner to announce.
  return {
    kind: 'postgresql',
    kysely,
    forReading: () => (replica === null ? Promise.resolve(kysely) : caughtUp(replica, kysely)),
    announce: () => undefined,
    isAwaited: () => false,
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
  isAwaited,
  announce,
  close,
  kind,
}: Source): Pick<Database, 'snapshot' | 'vacuum' | 'upkeep' | 'isAwaited' | 'announce' | 'close'> {
  return {
    snapshot: (work) =>
      kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    async vacuum(table) {
      if (kind === 'pglite') await sql`vacuum ${sql.table(table)}`.execute(kysely);
    },
    async upkeep() {
      // Other sessions of PostgreSQL may have changes that are not counted yet. The embedded database has one session.
      const isCounted = sql`${kind === 'pglite'}::boolean`;
      await sql`select pg_stat_force_next_flush()`.execute(kysely);
      // The counts of a database that was killed begin again, and then no last time is known.
      const { rows } = await sql<{ name: string; isVacuumed: boolean; isAnalyzed: boolean }>`
        select c.oid::regclass::text as name,
          ${isCounted} and s.last_vacuum is not null and s.n_dead_tup = 0 and s.n_ins_since_vacuum = 0 as "isVacuumed",
          ${isCounted} and s.last_analyze is not null and s.n_mod_since_analyze = 0 as "isAnalyzed"
        from pg_class c join pg_stat_all_tables s on s.relid = c.oid
        where c.relkind = 'r' and c.relpersistence <> 't' order by c.relpages, c.oid`.execute(kysely);
      for (const { name, isVacuumed, isAnalyzed } of rows) {
        if (!isVacuumed) await sql`vacuum ${sql.raw(name)}`.execute(kysely);
        if (!isAnalyzed) await sql`analyze ${sql.raw(name)}`.execute(kysely);
      }
    },
    isAwaited,
    announce,
    close,
  };
}
