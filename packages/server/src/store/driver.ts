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

export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, types });
  // A connection that breaks while it is idle is replaced at the next request, and one that breaks between two statements
  // of a transaction fails the next of them; without a listener either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
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
