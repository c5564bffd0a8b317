import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { seedDemo } from '../../../packages/server/demo/seed.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { auditShops } from '../../../packages/server/src/ledger/audit-shops.ts';
import { takeInvoiceNumbers } from '../../../packages/server/src/ledger/invoice-numbers.ts';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { backUp, move, restore } from '../../../packages/server/src/commands/backup.ts';
import { dump } from '../../../packages/server/src/database/backup.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { readMigrations } from '../../../packages/server/src/database/migrate.ts';
import { insertPayRun } from '../../../packages/server/src/features/pay-runs/queries/pay-runs.ts';
import { payoutIdsAnew } from '../../../packages/server/src/queries/payouts/payout-ids.ts';
import { freshLocation } from '../../databases.ts';
import { insertShop } from '../rows.ts';
import { secretsKey } from '../server.ts';
import { emptyPostgres } from '../../templates.ts';

async function opened<T>(at: Location, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(at);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function linesOf(at: Location): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of backUp(at)) lines.push(line);
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

function shopsIn(at: Location): Promise<unknown[]> {
  return opened(at, (database) => database.asSystem((tx) => tx.selectFrom('shops').select('id').execute()));
}

async function addLogin(tx: Tx): Promise<number> {
  const login = { name: 'New', email: 'new@demo.example', password_hash: '', created_at: new Date() };
  const { id } = await tx.insertInto('logins').values(login).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Without the rows and the sequences that number what is new. */
function withoutNumbers(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.startsWith('#end ') && !line.includes('"last_invoice_number"'));
}

async function lastNumbers(tx: Tx): Promise<{ shop: number; invoice: number }> {
  return tx
    .selectFrom('invoice_counters')
    .select(['shop_id as shop', 'last_invoice_number as invoice'])
    .executeTakeFirstOrThrow();
}

async function nextNumbers(tx: Tx): Promise<{ payout: number; invoice: number; run: number }> {
  const { shop } = await lastNumbers(tx);
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('payouts', 'id')) as id`.execute(tx);
  const invoice = await takeInvoiceNumbers(tx, shop, 1);
  const id = await insertPayRun(tx, {
    shop_id: shop,
    currency: 'GBP',
    method: null,
    scheduled_for: null,
    created_by: null,
    created_at: now,
    is_to_be_approved: false,
  });
  const run = await tx.selectFrom('pay_runs').select('number').where('id', '=', id).executeTakeFirstOrThrow();
  return { payout: Number(rows[0]?.id), invoice, run: run.number };
}

const now = new Date('2026-03-01T12:00:00Z');

/** A vendor that was merged into one with a later row. */
async function mergeTwo(database: Database): Promise<void> {
  await database.asSystem(async (tx) => {
    const vendors = await tx.selectFrom('vendors').select(['id', 'shop_id']).orderBy('id').execute();
    const [from, into] = [vendors.at(0), vendors.at(-1)];
    if (from === undefined || into === undefined) throw new Error('The demo has no vendors.');
    const ask = { shopId: from.shop_id, fromId: from.id, intoId: into.id, createdBy: null, now };
    expect(await mergeVendors(tx, ask)).toEqual({ is: 'merged' });
  });
}

describe('a backup', () => {
  let demo: Location;
  let lines: string[];
  beforeAll(async () => {
    demo = await freshLocation('postgresql');
    await opened(demo, async (database) => {
      await seedDemo(database, { now, secretsKey });
      // The demo itself is left out of a backup.
      await database.asSystem((tx) => tx.updateTable('shops').set({ is_demo: false }).execute());
      await mergeTwo(database);
    });
    lines = await linesOf(demo);
  }, 120_000);

  it('comes back whole: every row, total and entry', async () => {
    const at = await freshLocation('postgresql');
    const { rows } = await restore(at, each(lines));
    expect(rows['line_items']).toBeGreaterThan(750);
    expect(rows['ledger_entries']).toBeGreaterThan(0);
    // Rows are in the order of their keys, so that equal databases have equal backups.
    expect(withoutNumbers(await linesOf(at))).toEqual(withoutNumbers(lines));
    expect(await opened(at, (database) => auditShops(database, audit))).toMatchObject([
      { shop: 'demo.example', differences: [] },
    ]);
  });

  it('moves from the embedded database to PostgreSQL, and ids go on where they were', async () => {
    const embedded = await freshLocation('pglite');
    await restore(embedded, each(lines));
    const restored = await linesOf(embedded);
    const server: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    await move(embedded, server);
    expect(await linesOf(server)).toEqual(restored);
    expect(await linesOf(embedded)).toEqual(restored);
    // The demo has twelve logins.
    const next = await opened(server, (database) => database.asSystem(addLogin));
    expect(next).toBe(13);
  });

  it('gives payouts, invoices and pay runs other numbers than those that may have been given since', async () => {
    const [first, second] = [await freshLocation('postgresql'), await freshLocation('pglite')];
    const before = await opened(demo, (database) => database.asSystem(lastNumbers));
    const { firstPayout } = await restore(first, each(lines), () => 41);
    expect(firstPayout).toBe(43_000_001);
    const after = await opened(first, (database) => database.asSystem(nextNumbers));
    expect(after).toEqual({ payout: 43_000_001, invoice: 1001, run: 1001 });
    expect(before.invoice).toBeLessThan(500);

    // The same backup once more, on another machine, goes on elsewhere.
    await restore(second, each(lines), () => 42);
    expect((await opened(second, (database) => database.asSystem(nextNumbers))).payout).toBe(44_000_001);
    // A backup of the restored database is restored above its numbers.
    const third: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    expect((await restore(third, each(await linesOf(first)), () => 0)).firstPayout).toBe(45_000_001);
    expect(await opened(third, (database) => database.asSystem(nextNumbers))).toMatchObject({
      invoice: 2001,
      run: 2001,
    });
  });

  it('gives all of these numbers with its rows, so that nothing comes between', async () => {
    const at = await freshLocation('postgresql');
    await restore(at, each(lines));
    const { rows } = await opened(at, (database) =>
      database.asSystem((tx) =>
        sql<{ isOne: boolean }>`
          select c.xmin::text = s.xmin::text as "isOne" from invoice_counters c join shops s on s.id = c.shop_id`.execute(
          tx,
        ),
      ),
    );
    expect(rows).toEqual([{ isOne: true }]);
  });

  it('of a version without a last number of pay runs gives other ones too', async () => {
    const older: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    const all = await readMigrations();
    const before = await openDatabase(older, {
      migrations: all.slice(
        0,
        all.findIndex(({ name }) => name.startsWith('0076-')),
      ),
    });
    const shop = await before.asSystem(async (tx) => {
      const id = await insertShop(tx, {});
      await sql`
        insert into pay_runs (shop_id, number, currency, created_at, drafted_at)
        values (${id}, 612, 'GBP', now(), now())`.execute(tx);
      return id;
    });
    const old: string[] = [];
    await dump(before, (line) => Promise.resolve(void old.push(line)));
    await before.close();
    const at: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    await restore(at, each(old));
    const { rows } = await opened(at, (database) =>
      database.asSystem((tx) =>
        sql`select last_invoice_number as invoice, last_pay_run_number as run from invoice_counters
          where shop_id = ${shop}`.execute(tx),
      ),
    );
    expect(rows).toEqual([{ invoice: 1000, run: 2000 }]);
  });

  it('of any installation fits into references of twelve digits, however often it is restored', async () => {
    const at = await freshLocation('postgresql');
    await opened(at, (database) =>
      database.asSystem(async (tx) => {
        let last = 0;
        for (let nth = 0; nth < 60; nth += 1) {
          const next = await payoutIdsAnew(tx, (below) => below - 1);
          expect(next).toBeGreaterThan(last);
          last = next;
        }
        expect(String(last + 999_999)).toHaveLength(12);
      }),
    );
  });

  it('is not restored when it is cut off, changed, or no backup', async () => {
    const at: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    const row = lines.findIndex((line) => line.startsWith('#table announcements')) + 1;
    await expect(restore(at, each(lines.slice(0, -1)))).rejects.toThrow('ends too early');
    await expect(restore(at, each(lines.toSpliced(row, 1)))).rejects.toThrow(
      /should have \d+ rows of announcements and has \d+/,
    );
    await expect(restore(at, each(['id,name', '1,a']))).rejects.toThrow('is not a backup of Consignment');
    await expect(restore(at, each([]))).rejects.toThrow('is not a backup of Consignment');
    expect(await shopsIn(at)).toEqual([]);
  });

  it('is never restored over other rows', async () => {
    await expect(restore(demo, each(lines))).rejects.toThrow('The database is not empty: it has rows of');
    expect(await linesOf(demo)).toEqual(lines);
  });

  it('of an older version is brought up to this one; one of a newer is refused', async () => {
    const older: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    const all = await readMigrations();
    const before = await openDatabase(older, { migrations: all.slice(0, -1) });
    await before.asSystem(addLogin);
    const old: string[] = [];
    await dump(before, (line) => Promise.resolve(void old.push(line)));
    await before.close();

    const at: Location = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
    expect((await restore(at, each(old))).rows['logins']).toBe(1);
    expect(JSON.parse((await linesOf(at))[0]?.slice('#consignment-backup '.length) ?? '')).toHaveProperty(
      'migrations.length',
      all.length,
    );

    const newer = lines.with(
      0,
      lines[0]?.replace('"}]}', '"},{"name":"9999-later.sql","checksum":"f"}]}') ?? '',
    );
    await expect(
      restore({ databaseUrl: await emptyPostgres(inject('postgresUrl')) }, each(newer)),
    ).rejects.toThrow(
      'The backup has the migration 9999-later.sql, which this version of Consignment does not have.',
    );
  });
});
