import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalFor } from '../../../packages/server/src/http/failure.ts';
import type { Asker, Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { createPool, DatabaseAway, poolWithTimeout } from '../../../packages/server/src/database/driver.ts';
import { freshLocation } from '../../databases.ts';
import { insertShop } from '../rows.ts';

/*
 * An unreachable or changing database: callers get an answer in bounded time, and the database is used as soon as it
 * is back. tests/cluster repeats this with all programs of a cluster.
 */

const one = (database: Database) =>
  database.asSystem(async (tx) => (await sql<{ n: number }>`select 1 as n`.execute(tx)).rows[0]?.n);

async function opened(replicaUrl: string | null = null): Promise<{ database: Database; url: string }> {
  const at = await freshLocation('postgresql');
  const url = 'databaseUrl' in at ? at.databaseUrl : '';
  const database = await openDatabase({ databaseUrl: url, replicaUrl: replicaUrl ?? null });
  onTestFinished(() => database.close());
  return { database, url };
}

describe('a connection that ends in the middle of a transaction', () => {
  it('fails its transaction and nothing else', async () => {
    const { database, url } = await opened();
    const pool = createPool({ connectionString: url, max: 1 });
    onTestFinished(() => pool.end());
    const failed = database.asSystem(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      // Waits until the process of the database has ended, and with it the idle connection.
      await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await sql`select 1`.execute(tx);
    });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(refusalFor(error)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await one(database)).toBe(1);
  });
});

describe('a database that does not answer', () => {
  it('is reported before anything was done', async () => {
    const { database, url } = await opened();
    const other = await openDatabase({ databaseUrl: url });
    await other.close();
    const error: unknown = await one(other).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseAway);
    expect(refusalFor(error)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await one(database)).toBe(1);
  });

  it('is abandoned when it falls silent, and used again when it is back', async () => {
    const { url } = await opened();
    const relay = await startRelay(url);
    const pool = createPool({ connectionString: relay.url, max: 1, connectionTimeoutMillis: 5000 });
    const kysely = new Kysely({ dialect: new PostgresDialect({ pool: poolWithTimeout(pool, () => 200) }) });
    onTestFinished(() => kysely.destroy());
    const ask = () => sql`select 1 as n`.execute(kysely);
    await ask();
    relay.freeze();
    await expect(ask()).rejects.toBeInstanceOf(DatabaseAway);
    relay.thaw();
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  });
});

describe('a replica', () => {
  const readers = async (database: Database) => {
    const shopId = await database.asSystem((tx) => insertShop(tx));
    const who: Asker = { shopId, vendorIds: null, readOnly: true };
    return database.asShop(who, (tx) => tx.selectFrom('shops').select('id').execute());
  };

  it('is not waited for when it cannot be reached', async () => {
    const { database } = await opened('postgresql://postgres@127.0.0.1:1/none');
    expect(await readers(database)).toHaveLength(1);
  });

  it('is not waited for when it is silent', async () => {
    const { url } = await opened();
    const relay = await startRelay(url);
    relay.freeze();
    const { database } = await opened(relay.url);
    expect(await readers(database)).toHaveLength(1);
    relay.close();
  });

  it('that has become a primary, or is one, is not used', async () => {
    // Another database without any shop.
    const { url } = await opened();
    const { database } = await opened(url);
    expect(await readers(database)).toHaveLength(1);
  });
});

/** A proxy before a database that can fall silent, as a dead machine does, and come back. */
async function startRelay(url: string) {
  const parsed = new URL(url);
  const socket = `${parsed.searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = connect(socket);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (!isFrozen) to.write(bytes);
      });
      from.on('error', () => undefined).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const one of open) one.destroy();
    server.close();
  };
  onTestFinished(close);
  // The address of a server on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${parsed.pathname}`,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    close,
  };
}
