import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { paySalesRep } from '../../../packages/server/src/ledger/pay-sales-rep.ts';
import type { Difference } from '../../../packages/server/src/ledger/difference.ts';
import { fill } from '../../bench/scale/fill.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { rowsRead } from '../rows-read.ts';
import { openBooks, type Books } from './books.ts';

/*
 * An audit finds what does not agree. It reads a row of its shop a few times, however many vendors, merged vendors and sales
 * reps the shop has, and the rows of other shops not at all.
 */

const merged = 600;
const reps = 60;
const tables = [
  'line_items',
  'ledger_entries',
  'ledger_transactions',
  'orders',
  'order_sales_rep_commissions',
  'payout_items',
  'payouts',
  'products',
  'sales_rep_payout_items',
  'sales_rep_payouts',
  'sales_reps',
  'vendor_signup_vendors',
  'vendor_totals',
  'vendors',
];

forEachDatabase((_name, open) => {
  let database: Database;
  let large: number;
  let small: Books;
  beforeAll(async () => {
    database = await open();
    ({ shopId: large } = await fill(database, { vendors: 300, orders: 3000, lines: 3000 }));
    await database.asSystem(async (tx) => {
      await sql`
        insert into vendors (shop_id, name, slug, created_at, merged_into_id)
        select ${large}::int8, 'Merged ' || n, 'merged-' || n, ${someDay}::timestamptz, 1
        from generate_series(1, ${merged}::int4) n`.execute(tx);
      await sql`
        with account as (
          insert into vendor_signups (shop_id, login_id, name, created_at)
          select ${large}::int8, id, 'Every vendor', created_at from logins returning id)
        insert into vendor_signup_vendors (signup_id, shop_id, vendor_id)
        select account.id, v.shop_id, v.id from account, vendors v where v.shop_id = ${large} and v.merged_into_id is null`.execute(
        tx,
      );
      await sql`
        insert into sales_reps (shop_id, first_name, created_at)
        select ${large}::int8, 'Rep ' || n, ${someDay}::timestamptz from generate_series(1, ${reps}::int4) n`.execute(
        tx,
      );
      await sql`
        insert into order_sales_rep_commissions (shop_id, order_id, sales_rep_id, rate_ppm, created_at)
        select r.shop_id, o.id, r.id, 100000, ${someDay}::timestamptz
        from sales_reps r join orders o on o.shop_id = r.shop_id and o.id % ${reps}::int4 = r.id % ${reps}::int4
        where r.shop_id = ${large}`.execute(tx);
    });
    await payReps(large);
    small = await openBooks(database);
    const { shopId, vendorId } = small;
    for (let lines = 0; lines < 5; lines++) await small.sell();
    await small.paid();
    await small.write(async (tx) => {
      const fromId = await insertVendor(tx, shopId);
      await mergeVendors(tx, { shopId, fromId, intoId: vendorId, createdBy: null, now: someDay });
    });
    await database.upkeep();
  }, 120_000);

  it('reads a row of its shop a few times, however many vendors are merged', async () => {
    const { read, there } = await readByAudit(large);
    expect(there).toMatchObject({ line_items: 3000, vendors: 300 + merged, sales_reps: reps });
    expect(there['sales_rep_payout_items']).toBeGreaterThan(1000);
    expect(readOften(read, there)).toEqual([]);
  });

  it('does so without statistics, as in a database that has just been loaded', async () => {
    await database.asSystem((tx) =>
      sql`delete from pg_statistic where starelid in (
        select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(tx),
    );
    const { read, there } = await readByAudit(large);
    expect(readOften(read, there)).toEqual([]);
    await database.upkeep();
  });

  it('reads no rows of a larger shop beside it', async () => {
    const { read, there } = await readByAudit(small.shopId);
    const { there: beside } = await readByAudit(large);
    expect(there).toMatchObject({ line_items: 5, vendors: 2, payouts: 1 });
    // A table of a few pages is read whole by any plan.
    const long = tables.filter((table) => (beside[table] ?? 0) > 1000);
    expect(long).toEqual(expect.arrayContaining(['line_items', 'ledger_entries', 'payout_items']));
    expect(readOften(read, there).filter(([table]) => long.includes(table))).toEqual([]);
  });

  // The large shop is the first one of its database.
  const line = sql`(select min(id) from line_items where shop_id = 1 and payout_id is null)`;
  const mergedVendor = sql`(select max(id) from vendors where shop_id = 1 and merged_into_id is not null)`;
  const repPayout = sql`(select min(id) from sales_rep_payouts where shop_id = 1)`;
  it.each([
    {
      name: 'a line that a merged vendor still tracks',
      change: sql`update line_items set override_vendor_id = tracked_vendor_id, tracked_vendor_id = ${mergedVendor}
        where id = ${line}`,
      finds: ['merged vendor lines and accounts'],
    },
    {
      name: 'an account of a merged vendor',
      change: sql`insert into vendor_signup_vendors select min(signup_id), 1, ${mergedVendor} from vendor_signup_vendors`,
      finds: ['merged vendor lines and accounts'],
    },
    {
      name: 'a product of a merged vendor',
      change: sql`update products set vendor_id = ${mergedVendor} where id = 1`,
      finds: ['merged vendor'],
    },
    {
      name: 'an entry that is open to a vendor and of no item',
      change: sql`update ledger_entries set account = 'additional_pay_expense' where account = 'vendor_payable'
        and transaction_id = (select min(transaction_id) from ledger_entries where account = 'vendor_payable')`,
      finds: ['vendor payable'],
    },
    {
      name: 'an item of a rep that is not what was booked',
      change: sql`update sales_rep_payout_items set amount = amount + 1 where (payout_id, order_id) = (
        select payout_id, min(order_id) from sales_rep_payout_items where payout_id = ${repPayout} group by payout_id)`,
      finds: ['rep expense', 'rep payout active items', 'rep payout items'],
    },
    {
      name: 'a percentage that has changed since it was paid',
      change: sql`update order_sales_rep_commissions set rate_ppm = 1 where (order_id, sales_rep_id) = (
        select min(order_id), sales_rep_id from sales_rep_payout_items where payout_id = ${repPayout} group by sales_rep_id)`,
      finds: ['rep payout percentages'],
    },
    {
      name: 'an entry that is open to a rep',
      change: sql`update ledger_entries set amount = amount + 1 where account = 'sales_rep_payable' and transaction_id = (
        select min(id) from ledger_transactions where sales_rep_payout_id = ${repPayout})`,
      finds: ['ledger transaction', 'rep payable'],
    },
  ])('finds $name', async ({ change, finds }) => {
    const audited = database.asSystem(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await change.execute(tx);
      throw new Found(await audit(tx, large));
    });
    const found: unknown = await audited.catch((error: unknown) => error);
    if (!(found instanceof Found)) throw found;
    expect(found.differences.map(({ what }) => what)).toEqual(finds);
  });

  /** The rows that an audit of a shop reads, of each table, and those that the shop has there. */
  function readByAudit(shopId: number) {
    return database.asShop({ shopId, vendorIds: null }, async (tx) => {
      const read = await rowsRead(tx, async () => {
        expect(await audit(tx, shopId)).toEqual([]);
      });
      const there: Record<string, number> = {};
      for (const table of tables) {
        const { rows } = await sql<{ rows: number }>`
          select count(*) as rows from ${sql.table(table)} where shop_id = ${shopId}`.execute(tx);
        there[table] = rows[0]?.rows ?? 0;
      }
      return { read: Object.fromEntries(tables.map((table) => [table, read.get(table) ?? 0])), there };
    });
  }

  async function payReps(shopId: number): Promise<void> {
    await database.asShop({ shopId, vendorIds: null }, async (tx) => {
      const all = await tx.selectFrom('sales_reps').select('id').where('shop_id', '=', shopId).execute();
      const how = { additionalPay: 0, expectedAmount: null, note: '', createdBy: null, now: someDay };
      for (const { id: salesRepId } of all) await paySalesRep(tx, { shopId, salesRepId, ...how });
    });
  }
});

/** Ends a transaction without its changes. */
class Found extends Error {
  readonly differences: readonly Difference[];
  constructor(differences: readonly Difference[]) {
    super('The differences that were found');
    this.differences = differences;
  }
}

function readOften(read: Record<string, number>, there: Record<string, number>): [string, number][] {
  return Object.entries(read).filter(([table, rows]) => rows > 8 * (there[table] ?? 0));
}
