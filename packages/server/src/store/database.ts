import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { createPool, DatabaseAway, isOfDatabase, patientPool, plainStatement } from './driver.ts';
import { lockDataDir } from './lock.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { startEngine } from './pglite.ts';
import { caughtUp } from './replica.ts';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** Whose rows a transaction may see and change; row-level security holds it to that. */
export type Asker = {
  readonly shopId: number;
  /** Null: the whole shop. Otherwise these vendors only; none of them when empty. */
  readonly vendorIds: readonly number[] | null;
  readonly readOnly?: boolean;
  /** Milliseconds that one statement may take, 30,000 unless told; 0 is without limit, for imports and jobs. */
  readonly statementTimeout?: number;
};

export type Database = {
  readonly kind: 'pglite' | 'postgresql';
  /** The version of PostgreSQL, such as '18.1'. */
  readonly version: string;
  /**
   * Runs `work` in one transaction as the given shop (and vendors). It runs again, from its beginning and at
   * most five times, when the database asks for that (deadlock, serialisation): `work` must have no effects
   * outside of the transaction. A second transaction inside `work` is refused: pass `tx` on.
   */
  asShop<T>(who: Asker, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same without row-level security: for sign-in, the seed of the demo, commands and jobs over all shops.
   * `statementTimeout` as of an Asker, for statements that go over whole tables.
   */
  asSystem<T>(work: (tx: Tx) => Promise<T>, limit?: Pick<Asker, 'statementTimeout'>): Promise<T>;
  /** One moment of the whole database to read, for as long as `work` takes; nobody waits for it. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Nightly and after imports: the embedded database has no autovacuum. */
  upkeep(): Promise<void>;
  /**
   * SQL of the job queue's own, as the owner and outside of the transactions above; values come back as the driver
   * has them.
   */
  queueStatement(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Tells other processes of this machine where the server on this data directory listens. */
  readonly announce: (reachable: { url: string; token: string }) => void;
  readonly close: () => Promise<void>;
};

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
    const patience = () => insideTransaction.getStore()?.patience ?? null;
    return {
      pool,
      kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool(pool, patience) }) }),
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

type OpenTransaction = {
  isOpen: boolean;
  /** The database has it; before that nothing was done. */
  hasBegun: boolean;
  readonly afterwards: (() => void)[];
  /** Milliseconds that the answer to its next statement is waited for; null is for ever. */
  patience: number | null;
};

/** For what takes the database no time: a connection, and the begin of a transaction. */
const patienceWithBegin = 10_000;
const usualStatementTimeout = 30_000;
/** So much longer than the statement may take in the database, which then says so itself. */
const patienceBeyond = 5000;

const insideTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Runs `work` once the transaction that is open here is committed; not at all when it is undone. */
export function afterCommit(work: () => void): void {
  const open = insideTransaction.getStore();
  if (open?.isOpen !== true) throw new Error('There is no transaction open here to wait for.');
  open.afterwards.push(work);
}

function transactionsOn({ kysely, forReading, failure }: Source): Pick<Database, 'asShop' | 'asSystem'> {
  async function transact<T>(
    {
      readOnly = false,
      statementTimeout = usualStatementTimeout,
    }: Pick<Asker, 'readOnly' | 'statementTimeout'>,
    begin: (tx: Tx) => Promise<unknown>,
    work: (tx: Tx) => Promise<T>,
  ) {
    if (insideTransaction.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: pass its tx on instead of opening a second one.');
    }
    const mode = readOnly ? 'read only' : 'read write';
    let mayAskReplica = readOnly;
    for (let attempt = 1; ; attempt++) {
      const mark: OpenTransaction = {
        isOpen: true,
        hasBegun: false,
        afterwards: [],
        patience: patienceWithBegin,
      };
      let where = kysely;
      try {
        const result = await insideTransaction.run(mark, async () => {
          if (mayAskReplica) where = await forReading();
          return where
            .transaction()
            .setAccessMode(mode)
            .execute(async (tx) => {
              mark.hasBegun = true;
              mark.patience = statementTimeout === 0 ? null : statementTimeout + patienceBeyond;
              await begin(tx);
              return work(tx);
            });
        });
        mark.isOpen = false;
        for (const then of mark.afterwards) then();
        return result;
      } catch (error) {
        if (where !== kysely && isOfDatabase(error)) {
          mayAskReplica = false;
          continue;
        }
        if (attempt === 5 || !isWorthAnotherTry(error)) {
          throw (
            failure() ?? (mark.hasBegun || error instanceof DatabaseAway ? error : new DatabaseAway(error))
          );
        }
        await wait(2 ** attempt * (5 + Math.random() * 10));
      } finally {
        mark.isOpen = false;
      }
    }
  }
  return {
    asShop: (who, work) => transact(who, (tx) => become(tx, who), work),
    asSystem: (work, limit = {}) => transact(limit, () => Promise.resolve(), work),
  };
}

// As one statement, since each costs a round trip; all of it ends with the transaction.
function become(
  tx: Tx,
  { shopId, vendorIds, statementTimeout = usualStatementTimeout }: Asker,
): Promise<unknown> {
  // '0' is no vendor's id: a login without vendors sees nothing, where an empty setting would mean the whole shop.
  const vendors = vendorIds === null ? '' : [0, ...vendorIds].join(',');
  // Nobody waits for long for what a server that is gone has locked.
  // No jit: compiling a page's query took longer than running it (1.7 of 2.1 s, measured), and it is another one each time.
  return sql`select set_config('role', 'consignment_app', true),
    set_config('app.shop_id', ${String(shopId)}, true),
    set_config('app.vendor_ids', ${vendors}, true),
    set_config('jit', 'off', true),
    set_config('statement_timeout', ${String(statementTimeout)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(statementTimeout)}, true)`.execute(tx);
}

const serialisationFailure = '40001';
const deadlockDetected = '40P01';

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serialisationFailure || error.code === deadlockDetected)
  );
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
