import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase, type Location } from '../../../packages/server/src/store/database.ts';
import type { Migration } from '../../../packages/server/src/store/migrate.ts';
import { emptyPostgres } from '../../templates.ts';

// All of it is one code for both engines; only here can two servers start at once.

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
  // Many rounds, since there are several ways to collide.
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
