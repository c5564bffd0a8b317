import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';

const oids = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016 };

/**
 * The parsers of column types: int8 and numeric as numbers, `date` as 'YYYY-MM-DD', all others as in the driver. They
 * belong to our pools; the driver's global table is not changed.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format) {
    switch (oid) {
      case oids.int8:
      case oids.numeric:
        return safeInteger;
      case oids.date:
        return (text: string) => text;
      case oids.int8Array:
        return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(safeInteger));
      default:
        return driversOwn(oid, format);
    }
  },
};

// The driver's type lists only the built-in types, but the function takes any oid, in text and binary format.
const driversOwn = pg.types.getTypeParser as unknown as (
  oid: number,
  format?: string,
) => (text: string) => unknown;

/** Throws for a number that a double cannot represent exactly: money and counts are never rounded. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is not a whole number that is held exactly.`);
  return value;
}

/**
 * The database is unreachable, has closed the connection, or does not answer in time. It rolls the open transaction
 * back; the outcome of a commit under way is unknown.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${wordsOf(cause)}`, { cause });
  }
}

// A host name with several addresses fails with an AggregateError, whose message is empty.
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : cause.name;
  return cause.message === '' ? code : cause.message;
}

/** True for errors of the database and of the connection to it, false for errors in our code. */
export function isOfDatabase(error: unknown): boolean {
  return error instanceof DatabaseAway || error instanceof pg.DatabaseError;
}

/** True where the database has ended or refused the connection itself. */
export function hasEndedConnection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'FATAL';
}

/**
 * How a transaction begins: plainly, or in one round trip with the statement of its settings, or `alone` as its one
 * statement, without `begin` and `commit`.
 */
export type Beginning = 'plain' | 'alone' | { readonly settings: string };

/** The dialect of PostgreSQL, which begins each transaction as `beginning` says at the time. */
export class OneTripDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #beginning: () => Beginning;

  constructor(config: PostgresDialectConfig, beginning: () => Beginning) {
    super(config);
    this.#config = config;
    this.#beginning = beginning;
  }

  override createDriver(): PostgresDriver {
    return new OneTripDriver(this.#config, this.#beginning);
  }
}

class OneTripDriver extends PostgresDriver {
  readonly #beginning: () => Beginning;

  constructor(config: PostgresDialectConfig, beginning: () => Beginning) {
    super(config);
    this.#beginning = beginning;
  }

  override async beginTransaction(connection: DatabaseConnection, mode: TransactionSettings): Promise<void> {
    const beginning = this.#beginning();
    if (beginning === 'alone') return;
    if (beginning === 'plain') {
      await super.beginTransaction(connection, mode);
      return;
    }
    const begin = `start transaction ${mode.accessMode ?? 'read write'}; ${beginning.settings}`;
    try {
      await connection.executeQuery(CompiledQuery.raw(begin));
    } catch (error) {
      // It may have begun, and Kysely rolls back none that this has not answered.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#beginning() !== 'alone') await super.commitTransaction(connection);
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    if (this.#beginning() !== 'alone') await super.rollbackTransaction(connection);
  }
}

const broken = new WeakSet<pg.Client>();

export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, types });
  // A connection that breaks while idle is replaced at the next request, and one that breaks between two statements of a
  // transaction fails the second. Without a listener, either would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks in use fails its statement and emits an error as well.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)));
  return pool;
}

/**
 * The pool in Kysely's form. A failed, broken or silent connection is discarded and reported as DatabaseAway. Each
 * statement is limited to `timeout` (milliseconds, null for none), since a machine that has died closes no connection.
 */
export function poolWithTimeout(pool: pg.Pool, timeout: () => number | null): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw error instanceof pg.DatabaseError ? error : new DatabaseAway(error);
      });
      let isReleased = false;
      const release = (destroy?: boolean) => {
        if (!isReleased) client.release(destroy);
        isReleased = true;
      };
      const query = async (text: string, values: readonly unknown[]) => {
        const hasAnswered = unlessWithin(timeout(), () => {
          broken.add(client);
          release(true);
        });
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          throw broken.has(client) && !(error instanceof pg.DatabaseError) ? new DatabaseAway(error) : error;
        } finally {
          hasAnswered();
        }
      };
      // Kysely queries by cursor only where the dialect was given one.
      return { query: query as unknown as PostgresPoolClient['query'], release };
    },
  };
}

/** Calls `late` after so many milliseconds, unless the returned function is called before. */
function unlessWithin(milliseconds: number | null, late: () => void): () => void {
  if (milliseconds === null) return () => undefined;
  let isInTime = false;
  const check = () => {
    if (!isInTime) late();
  };
  // An answer that arrived while the process was busy is read after the timers, so the check waits for that.
  const timer = setTimeout(() => setImmediate(check), milliseconds);
  return () => {
    isInTime = true;
    clearTimeout(timer);
  };
}
