import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { insertReconciliation } from '../../../packages/server/src/features/reconciliation/queries/runs.ts';
import { forgets } from '../../../packages/server/src/features/features.ts';
import { upkeep } from '../../../packages/server/src/jobs/recurring.ts';
import { lockShop } from '../../../packages/server/src/queries/shops/shops.ts';
import { compareAgain } from '../../../packages/server/src/features/reconciliation/look-again.ts';
import { eraseCustomer, eraseShop } from '../../../packages/server/src/queries/erasure.ts';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { openShop, type ImportedShop } from '../import/shop.ts';
import { noon } from '../server.ts';
import { comparing, type Comparing } from './comparing.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  let shop: ImportedShop;
  let compare: Comparing;
  beforeEach(async () => {
    database = await open();
    shop = await openShop(database);
    compare = comparing(database, shop.shopId);
  });
  const rows = Array.from({ length: 30 }, (_, nth) =>
    anOrderRow({
      Name: `#${2000 + nth}`,
      Id: String(7000 + nth),
      'Created at': `2026-02-${String(1 + (nth % 28)).padStart(2, '0')} 10:00:00 +0000`,
      Email: `buyer${nth}@buyer.example`,
      'Billing Name': `Buyer ${nth}`,
      'Refunded Amount': '0.00',
    }),
  );
  const counts = () =>
    shop.rows(sql<{ kind: string; state: string; differences: number }>`
      select kind, state, differences from difference_counts where shop_id = ${shop.shopId} and differences > 0 order by 1, 2`);
  const counted = () =>
    shop.rows(sql<{ kind: string; state: string; differences: number }>`
      select kind, state, count(*) as differences from differences where shop_id = ${shop.shopId} group by 1, 2 order by 1, 2`);

  describe('a comparison', () => {
    it('goes on where a killed process has stopped, and finds each difference once', async () => {
      await shop.importWell({ orders: ordersCsv(rows.slice(0, 10)) });
      await compare.read('orders', ordersCsv(rows));
      await shop.write((tx) =>
        insertReconciliation(tx, {
          shopId: shop.shopId,
          because: 'asked',
          steps: ['orders'],
          madeBy: null,
          now: noon,
        }),
      );
      // Each of them ends after its first part.
      let processes = 0;
      while ((await compare.work.dueShops()).includes(shop.shopId)) {
        const stop = new AbortController();
        const clock = () => {
          stop.abort();
          return noon;
        };
        await comparing(database, shop.shopId, new Map(), clock).work.run(shop.shopId, stop.signal);
        processes += 1;
      }
      expect(processes).toBeGreaterThan(2);
      expect(await compare.list()).toHaveLength(20);
    });

    /** Begins a comparison of orders, which a process leaves after its first part. */
    const begun = async () => {
      await shop.write((tx) =>
        insertReconciliation(tx, {
          shopId: shop.shopId,
          because: 'asked',
          steps: ['orders'],
          madeBy: null,
          now: noon,
        }),
      );
      const stop = new AbortController();
      const clock = () => {
        stop.abort();
        return noon;
      };
      await comparing(database, shop.shopId, new Map(), clock).work.run(shop.shopId, stop.signal);
    };

    it('does not settle at its end a difference that an act has looked at meanwhile', async () => {
      await compare.read('orders', ordersCsv(rows));
      await begun();
      const [found] = await compare.list();
      const comparedOrderId = found?.compared_order_id ?? 0;
      await shop.write(async (tx) => {
        await lockShop(tx, shop.shopId);
        await compareAgain(tx, { shopId: shop.shopId, role: 'orders', comparedOrderId, now: noon });
      });
      await compare.run();
      expect(await compare.list()).toHaveLength(30);
      expect(await compare.list('settled')).toEqual([]);
    });

    it('does not settle a difference whose order is no longer there to be looked at', async () => {
      await compare.read('orders', ordersCsv(rows.slice(0, 1)));
      await compare.check(['orders']);
      const [found] = await compare.list();
      const comparedOrderId = found?.compared_order_id ?? 0;
      await compare.read('orders', ordersCsv(rows.slice(0, 1)));
      await shop.write(async (tx) => {
        await lockShop(tx, shop.shopId);
        await compareAgain(tx, { shopId: shop.shopId, role: 'orders', comparedOrderId, now: noon });
      });
      expect(await compare.list()).toMatchObject([{ id: found?.id, state: 'open' }]);
    });

    it('keeps nothing that it has found of a file in whose place another one has come', async () => {
      await compare.read('orders', ordersCsv(rows.slice(0, 2)));
      await begun();
      expect(await compare.list()).toHaveLength(2);
      await compare.read('orders', ordersCsv(rows.slice(2, 3)));
      await compare.run();
      expect(await compare.open()).toEqual(['order_missing_here #2002']);
    });

    it('keeps its counts with every change', async () => {
      await compare.read('orders', ordersCsv(rows));
      await compare.check(['orders']);
      expect(await counts()).toEqual([{ kind: 'order_missing_here', state: 'open', differences: 30 }]);
      await shop.importWell({ orders: ordersCsv(rows.slice(0, 12)) });
      await compare.check(['orders']);
      expect(await counts()).toEqual(await counted());
      await database.asSystem((tx) => sql`delete from differences where state = 'settled'`.execute(tx));
      expect(await counts()).toEqual(await counted());
    });

    it('forgets what was settled a quarter ago, and a file that was never read to its end', async () => {
      await compare.read('orders', ordersCsv(rows));
      await compare.check(['orders']);
      await shop.importWell({ orders: ordersCsv(rows) });
      await compare.check(['orders']);
      await shop.write((tx) =>
        tx
          .insertInto('compared_sources')
          .values({
            shop_id: shop.shopId,
            role: 'refunds',
            cursor: null,
            made_by: null,
            made_at: new Date('2026-06-01T12:00:00Z'),
          })
          .execute(),
      );
      await upkeep(database, new Date('2026-06-03T12:00:00Z'), forgets);
      expect(await compare.list('settled')).toHaveLength(30);
      const sources = () => shop.rows(sql<{ role: string }>`select role from compared_sources order by 1`);
      expect(await sources()).toEqual([{ role: 'orders' }]);
      await upkeep(database, new Date('2026-09-15T12:00:00Z'), forgets);
      expect(await compare.list('settled')).toEqual([]);
    });
  });

  describe('a person who is erased', () => {
    it('is erased in the file too, and a shop that is closed leaves nothing', async () => {
      await shop.importWell({ orders: ordersCsv(rows.slice(0, 2)) });
      await compare.read('orders', ordersCsv(rows));
      await compare.check(['orders']);
      await database.asSystem((tx) =>
        eraseCustomer(tx, shop.shopId, { customerId: '1', email: 'BUYER1@buyer.example', orders: ['7002'] }),
      );
      const named = () =>
        shop.rows(sql<{ name: string }>`select name from compared_orders
          where record::text ilike '%buyer1@%' or record::text ilike '%buyer2@%' or record::text like '%Buyer 2"%'`);
      expect(await named()).toEqual([]);
      expect(
        await shop.rows(sql`select from compared_orders where record::text like '%Buyer 3"%'`),
      ).toHaveLength(1);
      await database.asSystem((tx) => eraseShop(tx, shop.shopId, new Date('2026-06-01T12:00:00Z')));
      expect(await shop.rows(sql`select from compared_orders`)).toEqual([]);
      expect(await shop.rows(sql`select from differences`)).toEqual([]);
    });
  });
});
