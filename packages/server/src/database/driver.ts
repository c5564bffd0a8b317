import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

const oids = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016 };

/**
 * How values come out of the database: int8 and numeric as numbers, `date` as 'YYYY-MM-DD', all else as the
 * driver has it. Kept to our own pools; the driver's global table stays untouched.
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

// The driver names only the types it knows, but answers for any, in its text and its binary form.
const driversOwn = pg.types.getTypeParser as unknown as (
  oid: number,
  format?: string,
) => (text: string) => unknown;

/** Money and counts are whole numbers; one that a double cannot hold exactly is an error, never rounded. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is not a whole number that is held exactly.`);
  return value;
}

/**
 * The database cannot be asked: it is not reached, has ended the connection, or does not answer in time. What was under
 * way is undone by it; when that was a commit, nobody knows.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${wordsOf(cause)}`, { cause });
  }
}

// A name with several addresses fails with an error for each, and with no words of its own.
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : cause.name;
  return cause.message === '' ? code : cause.message;
}

/** Told by the database or on the way to it, and not by our own code. */
export function isOfDatabase(error: unknown): boolean {
  return error instanceof DatabaseAway || error instanceof pg.DatabaseError;
}

/** Connections that broke. */
const broken = new WeakSet<pg.Client>();

export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, types });
  // A connection that breaks while it is idle is replaced at the next request, and one that breaks between two statements
  // of a transaction fails the next of them; without a listener either would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks in use: its statement fails, but the driver tells of it here too.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)));
  return pool;
}

/**
 * The pool as Kysely takes it. A connection that is not had, breaks, or is silent for longer than `patience` says (in
 * milliseconds, null for ever) is given up and told as DatabaseAway; a machine that is gone ends no connection itself.
 */
export function patientPool(pool: pg.Pool, patience: () => number | null): PostgresPool {
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
        const hasAnswered = unlessWithin(patience(), () => {
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
      // Kysely's other way to ask, by a cursor, it has only when it was given one.
      return { query: query as unknown as PostgresPoolClient['query'], release };
    },
  };
}

/** Does `late` unless what it returns is called within so many milliseconds. */
function unlessWithin(milliseconds: number | null, late: () => void): () => void {
  if (milliseconds === null) return () => undefined;
  let isInTime = false;
  const check = () => {
    if (!isInTime) late();
  };
  // An answer that came while this process was busy is still to be read, which Node does after the timers.
  const timer = setTimeout(() => setImmediate(check), milliseconds);
  return () => {
    isInTime = true;
    clearTimeout(timer);
  };
}

/** SQL whose values come back as the driver has them; several statements at once where it takes no values. */
export async function plainStatement(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    // Several statements have several results, of which the driver's types know nothing.
    const result = (await client.query({ text, values: [...values], types: pg.types })) as
      pg.QueryResult<object> | pg.QueryResult<object>[];
    return { rows: [result].flat().flatMap(({ rows }) => rows) };
  } catch (error) {
    // Several statements may have left a transaction open, in which whoever is next would fail.
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}
