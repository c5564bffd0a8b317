import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { startJobs } from '../../../packages/server/src/jobs/jobs.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { readMigrations, type Migration } from '../../../packages/server/src/database/migrate.ts';
import { emptyPostgres } from '../../templates.ts';
import { noon, startServer } from '../server.ts';

// The code is the same for both engines, but only here can two servers start at once.

const migration = (name: string, text: string): Migration => ({
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});
const first = migration('0001-first.sql', 'create table one (n int8); insert into one values (1);');
const second = migration('0002-second.sql', 'update one set n = n + 1;');
const broken = migration('0002-broken.sql', 'update one set n = 5; select wrong;');

async function empty(): Promise<Location> {
  return { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
}

async function after(at: Location, migrations: Migration[]): Promise<unknown> {
  const database = await openDatabase(at, { migrations });
  try {
    return (await database.asSystem((tx) => sql<{ n: number }>`select n from one`.execute(tx))).rows[0]?.n;
  } finally {
    await database.close();
  }
}

it('applies what is missing, once and in order', async () => {
  const at = await empty();
  expect(await after(at, [first])).toBe(1);
  expect(await after(at, [first, second])).toBe(2);
  expect(await after(at, [first, second])).toBe(2);
});

it('applies each once when servers start at the same time', async () => {
  // Many rounds, since there are several collisions.
  for (let round = 0; round < 10; round++) {
    const at = await empty();
    const answers = await Promise.all(Array.from({ length: 6 }, () => after(at, [first, second])));
    expect(answers).toEqual([2, 2, 2, 2, 2, 2]);
  }
});

it('keeps nothing of a migration that fails, and names it', async () => {
  const at = await empty();
  await expect(after(at, [first, broken])).rejects.toThrow(
    'Migration 0002-broken.sql failed; nothing of it was kept: column "wrong" does not exist',
  );
  expect(await after(at, [first, second])).toBe(2);
});

it('refuses a migration that was edited, one it does not know, and one put in between', async () => {
  const at = await empty();
  await after(at, [first, second]);
  await expect(after(at, [first, migration(second.name, 'select 1')])).rejects.toThrow(
    'Migration 0002-second.sql was changed after it was applied.',
  );
  await expect(after(at, [first])).rejects.toThrow('does not know. Start a newer version.');
  await expect(after(at, [first, migration('0001-late.sql', 'select 1'), second])).rejects.toThrow(
    'Migrations are only added at the end.',
  );
});

const wider = migration('0002-wider.sql', 'alter table one add column m int8 not null default 7;');

/** Adds 1 repeatedly, each in a transaction, until it is stopped; returns the count. */
function keepAdding(database: Database): { stop(): Promise<number> } {
  let isStopped = false;
  let added = 0;
  const run = async () => {
    while (!isStopped) {
      await database.asSystem(async (tx) => {
        await sql`select n from one for update`.execute(tx);
        await sql`update one set n = n + 1`.execute(tx);
      });
      added += 1;
    }
  };
  const loops = Promise.all([run(), run(), run()]);
  return {
    async stop() {
      isStopped = true;
      await loops;
      return added;
    },
  };
}

it('succeeds while another server is at work, which continues and loses nothing', async () => {
  const at = await empty();
  const old = await openDatabase(at, { migrations: [first] });
  const work = keepAdding(old);
  const fresh = await openDatabase(at, { migrations: [first, wider] });
  try {
    const state = () =>
      fresh.asSystem((tx) => sql<{ n: number; m: number }>`select n, m from one`.execute(tx));
    const then = (await state()).rows[0]?.n ?? 0;
    await expect.poll(async () => (await state()).rows[0]?.n).toBeGreaterThan(then + 10);
    const added = await work.stop();
    expect((await state()).rows).toEqual([{ n: 1 + added, m: 7 }]);
  } finally {
    await work.stop();
    await old.close();
    await fresh.close();
  }
});

it('does not wait for ever for the holder of a table, and keeps nothing then', async () => {
  const at = await empty();
  const old = await openDatabase(at, { migrations: [first] });
  const both = migration('0002-both.sql', `create table two (n int8); ${wider.text}`);
  try {
    await old.asSystem(async (tx) => {
      await sql`update one set n = n + 1`.execute(tx);
      await expect(after(at, [first, both])).rejects.toThrow(
        'Migration 0002-both.sql failed; nothing of it was kept: something else has been busy with the same tables for 5 s.',
      );
    });
    const { rows } = await old.asSystem((tx) =>
      sql`select to_regclass('two') as two, (select count(*) from schema_migrations where name <> 'lock') as applied, one.* from one`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ two: null, applied: 1, n: 2 }]);
    expect(await after(at, [first, both])).toBe(2);
  } finally {
    await old.close();
  }
});

it('lets three servers of this version start at once on an empty database, each with its jobs', async () => {
  const at = await empty();
  const failures: unknown[] = [];
  const started = await Promise.all(
    [1, 2, 3].map(async () => {
      const database = await openDatabase(at);
      const server = await startServer(database, { onFailure: (_id, error) => failures.push(error) });
      const jobs = await startJobs(database, {
        clock: () => noon,
        deliverMail: () => Promise.resolve(),
        shopWork: [],
        onFailure: (_what, error) => failures.push(error),
      });
      return { database, server, jobs };
    }),
  );
  try {
    for (const { server } of started) expect((await server.ask('getReady')).status).toBe(200);
    const names = (await readMigrations()).map(({ name }) => name);
    const { rows } = await (started[0]?.database ?? never()).asSystem((tx) =>
      sql<{ name: string }>`select name from schema_migrations where name <> 'lock' order by name`.execute(
        tx,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
  } finally {
    for (const { server, jobs, database } of started) {
      await server.close();
      await jobs.stop();
      await database.close();
    }
  }
  expect(failures).toEqual([]);
});

function never(): never {
  throw new Error('No server has started.');
}
