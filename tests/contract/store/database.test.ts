import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asker, Database } from '../../../packages/server/src/database/database.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { forDatabase, onBothDatabases } from '../../databases.ts';
import { insertLine, insertOrder, insertShop, insertVendor } from '../rows.ts';

onBothDatabases((name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('names its kind and version', () => {
    expect(database.kind).toBe(name);
    expect(database.version).toMatch(/^\d+\.\d+$/);
  });

  describe('values', () => {
    const one = async (expression: string) => {
      const { rows } = await database.asSystem((tx) =>
        sql<{ v: unknown }>`select ${sql.raw(expression)} as v`.execute(tx),
      );
      return rows[0]?.v;
    };

    it('come as numbers, dates, days and Buffers', async () => {
      expect(await one('9007199254740991::int8')).toBe(Number.MAX_SAFE_INTEGER);
      expect(await one('(select sum(x) from (values (2::int8), (3)) v(x))')).toBe(5);
      expect(await one('array[1, -2]::int8[]')).toEqual([1, -2]);
      expect(await one("'{}'::int8[]")).toEqual([]);
      expect(await one("'2026-03-08'::date")).toBe('2026-03-08');
      expect(await one("'2026-03-08 05:00:00.123+00'::timestamptz")).toEqual(
        new Date('2026-03-08T05:00:00.123Z'),
      );
      expect(await one(`'{"a": [1]}'::jsonb`)).toEqual({ a: [1] });
      expect(await one(`'\\x0102'::bytea`)).toEqual(Buffer.from([1, 2]));
    });

    it('that a number cannot hold exactly are refused', async () => {
      await expect(one('9007199254740993::int8')).rejects.toThrow(RangeError);
      await expect(one('1.5::numeric')).rejects.toThrow(RangeError);
    });
  });

  describe('transactions', () => {
    it('leave nothing behind when the work throws', async () => {
      const domain = 'gone.example';
      const failing = database.asSystem(async (tx) => {
        await insertShop(tx, { shop: { myshopify_domain: domain } });
        throw new Error('no luck');
      });
      await expect(failing).rejects.toThrow('no luck');
      const left = await database.asSystem((tx) =>
        tx.selectFrom('shops').select('id').where('myshopify_domain', '=', domain).execute(),
      );
      expect(left).toEqual([]);
    });

    it('run again when the database asks for it, and give up in the end', async () => {
      let runs = 0;
      const failing = (times: number) =>
        database.asSystem(async (tx) => {
          runs++;
          if (runs <= times)
            await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
          return runs;
        });
      expect(await failing(2)).toBe(3);
      runs = 0;
      await expect(failing(99)).rejects.toMatchObject({ code: '40001' });
      expect(runs).toBe(5);
    });

    it('are refused within one another', async () => {
      const nested = database.asSystem(() => database.asSystem(() => Promise.resolve(1)));
      await expect(nested).rejects.toThrow('pass its tx on');
      expect(await database.asSystem(() => Promise.resolve(1))).toBe(1);
    });

    it('write nothing when they are only to read', async () => {
      const shopId = await database.asSystem((tx) => insertShop(tx));
      const writing = database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) =>
        insertVendor(tx, shopId),
      );
      await expect(writing).rejects.toThrow('read-only');
    });

    it('queue when there are more of them than connections', async () => {
      const numbers = Array.from({ length: 100 }, (_, n) => n);
      const answers = numbers.map((n) =>
        database.asSystem(
          async (tx) => (await sql<{ n: number }>`select ${n}::int8 as n`.execute(tx)).rows[0]?.n,
        ),
      );
      expect(await Promise.all(answers)).toEqual(numbers);
    });
  });

  describe('what a session sees', () => {
    let own: Awaited<ReturnType<typeof shopOfTwoVendors>>;
    let foreign: Awaited<ReturnType<typeof shopOfTwoVendors>>;
    beforeAll(async () => {
      own = await shopOfTwoVendors(database);
      foreign = await shopOfTwoVendors(database);
    });
    const counts = (who: Asker) =>
      database.asShop(who, async (tx) => {
        const count = async (
          table: 'shops' | 'vendors' | 'orders' | 'line_items' | 'vendor_totals' | 'shop_settings',
        ) =>
          (
            await tx
              .selectFrom(table)
              .select((eb) => eb.fn.countAll<number>().as('n'))
              .executeTakeFirst()
          )?.n;
        return {
          shops: await count('shops'),
          settings: await count('shop_settings'),
          vendors: await count('vendors'),
          orders: await count('orders'),
          lines: await count('line_items'),
          totals: await count('vendor_totals'),
        };
      });

    it('is its shop, whole for the shop and narrow for a vendor', async () => {
      const shop = { shops: 1, settings: 1 };
      const { shopId } = own;
      expect(await counts({ shopId, vendorIds: null })).toEqual({
        ...shop,
        vendors: 2,
        orders: 3,
        lines: 3,
        totals: 2,
      });
      expect(await counts({ shopId, vendorIds: [own.vendors[0]] })).toEqual({
        ...shop,
        vendors: 1,
        orders: 2,
        lines: 2,
        totals: 1,
      });
      expect(await counts({ shopId, vendorIds: own.vendors })).toMatchObject({
        vendors: 2,
        orders: 3,
        lines: 3,
      });
    });

    it('is no vendor at all for a login without vendors, and for vendors of another shop', async () => {
      const nothing = { vendors: 0, orders: 0, lines: 0, totals: 0 };
      expect(await counts({ shopId: own.shopId, vendorIds: [] })).toMatchObject(nothing);
      expect(await counts({ shopId: own.shopId, vendorIds: foreign.vendors })).toMatchObject(nothing);
      expect(await counts({ shopId: 0, vendorIds: null })).toMatchObject({
        shops: 0,
        settings: 0,
        ...nothing,
      });
    });

    it('cannot be written into another shop, nor read from the tables of sign-in', async () => {
      const who = { shopId: own.shopId, vendorIds: null };
      await expect(database.asShop(who, (tx) => insertVendor(tx, foreign.shopId))).rejects.toThrow(
        'row-level security',
      );
      const moved = await database.asShop(who, (tx) =>
        tx.updateTable('vendors').set({ note: 'x' }).where('shop_id', '=', foreign.shopId).executeTakeFirst(),
      );
      expect(moved.numUpdatedRows).toBe(0n);
      await expect(
        database.asShop(who, (tx) => tx.selectFrom('logins').selectAll().execute()),
      ).rejects.toThrow('permission denied');
    });

    it('ends with its transaction', async () => {
      await counts({ shopId: own.shopId, vendorIds: [] });
      const shops = await database.asSystem((tx) => tx.selectFrom('shops').select('id').execute());
      expect(shops.length).toBeGreaterThan(1);
    });
  });

  it('stays usable through upkeep', async () => {
    await database.upkeep();
    expect(await database.asSystem(() => Promise.resolve(1))).toBe(1);
  });
});

forDatabase('postgresql', (open) => {
  it('ends a statement that takes longer than it may', async () => {
    const database = await open();
    const slow = database.asShop({ shopId: 1, vendorIds: null, statementTimeout: 20 }, (tx) =>
      sql`select pg_sleep(60)`.execute(tx),
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });
});

async function shopOfTwoVendors(database: Database): Promise<{ shopId: number; vendors: [number, number] }> {
  const made = await database.asSystem(async (tx) => {
    const shopId = await insertShop(tx, { settings: { global_commission_ppm: 400_000 } });
    const vendors: [number, number] = [await insertVendor(tx, shopId), await insertVendor(tx, shopId)];
    for (const vendor of [vendors[0], vendors[0], vendors[1]]) {
      await insertLine(tx, shopId, await insertOrder(tx, shopId), { tracked_vendor_id: vendor });
    }
    return { shopId, vendors };
  });
  await database.asShop({ shopId: made.shopId, vendorIds: null }, (tx) =>
    priceLines(tx, made.shopId, allOrders),
  );
  return made;
}
