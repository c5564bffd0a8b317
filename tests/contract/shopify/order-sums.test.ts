import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopLine, ShopOrder } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

/* The platform's own word on an order's sums and on the balance of its customer (commission rules §1.6 and §11). */

const host = 'sums.myshopify.com';
const cashHost = 'cash.myshopify.com';

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  describe('an order of the connected platform', () => {
    it('waits where its sums differ or its customer owes, and the others earn', async () => {
      const shop = retailShop(host, retailFiles(12));
      const several = [...shop.orders.values()].filter(
        ({ lines, refunds, financialStatus }) =>
          lines.length > 1 && refunds.length === 0 && financialStatus === 'PAID',
      );
      const [off, owed] = several;
      const [item] = owed?.lines ?? [];
      if (off === undefined || owed === undefined || item === undefined)
        throw new Error('The sample has no such orders.');
      off.statedSubtotal = off.subtotal + 10_000;
      owed.outstanding = item.price * item.quantity - item.discount;
      for (const line of owed.lines) line.fulfilled = line === item ? 0 : line.quantity;
      world.shopify.add(shop);
      const { shopId } = await world.install(host);
      await world.settle();
      const reasons = await world.rows(sql<{ order: string; reason: string; lines: number }>`
        select o.name as "order", case when o.sums_off is not null then 'sums' else 'owed' end as reason,
          count(*)::int4 as lines
        from line_items l join orders o on o.id = l.order_id
        where l.shop_id = ${shopId} and (o.sums_off is not null or l.is_owed) group by o.shop_id, o.id order by o.id`);
      expect(reasons).toEqual(
        [...shop.orders.values()]
          .filter((order) => order === off || order === owed)
          .map((order) => ({
            order: order.name,
            reason: order === off ? 'sums' : 'owed',
            lines: order === off ? off.lines.length : 1,
          })),
      );
      const [stored] = await world.rows(sql<{ by: number; cause: string }>`
        select sums_off as "by", sums_state as cause from orders where shop_id = ${shopId} and sums_off is not null`);
      expect(stored).toEqual({ by: -10_000, cause: 'rows_missing' });
      const states = await world.rows(sql<{ state: string | null }>`
        select distinct sums_state as state from orders where shop_id = ${shopId} order by 1`);
      expect(states.map(({ state }) => state)).toEqual(['adds_up', 'rows_missing']);
    });

    it('adds up after an edit and a rounded payment in cash, and waits where lines are missing', async () => {
      const shop = retailShop(cashHost, retailFiles(60));
      const several = [...shop.orders.values()].filter(
        ({ lines, refunds, financialStatus }) =>
          lines.length > 2 && refunds.length === 0 && financialStatus === 'PAID',
      );
      const orders = several.slice(0, 8);
      const netOf = (lines: readonly ShopLine[]) =>
        lines.reduce((sum, { price, quantity, discount }) => sum + price * quantity - discount, 0);
      const remove = (order: ShopOrder | undefined, isStated: boolean, missing = 0) => {
        const line = order?.lines.at(-1);
        if (order === undefined || line === undefined) throw new Error('The sample has no such orders.');
        line.removed = line.quantity;
        if (isStated) order.statedSubtotal = netOf(order.lines.slice(0, -1)) + missing;
        return order;
      };
      const round = (order: ShopOrder | undefined, by: number, isTotalRounded: boolean, outstanding = 0) => {
        if (order === undefined) throw new Error('The sample has no such orders.');
        Object.assign(order, { rounding: by, isTotalRounded, outstanding });
        return order;
      };
      // Shopify's sums are before an edit or after it.
      remove(orders[0], false);
      remove(orders[1], true);
      // Another item came back after the edit.
      const returned = remove(orders[2], true);
      const back = returned.lines[0];
      if (back !== undefined)
        returned.refunds.push({
          id: 990_001,
          createdAt: returned.processedAt,
          amount: back.price,
          shipping: 0,
          lines: [{ lineId: back.id, quantity: 1 }],
        });
      const lacking = remove(orders[3], true, 100_000);
      round(orders[4], 10 * (orders[4]?.lines.length ?? 0), true);
      round(orders[5], -10 * (orders[5]?.lines.length ?? 0), true);
      round(orders[6], -2, false, 2);
      const short = round(orders[7], 2, true);
      short.statedSubtotal = netOf(short.lines) + 100_000;
      world.shopify.add(shop);
      const { shopId } = await world.install(cashHost);
      await world.settle();
      const differing = await world.rows(sql<{ name: string; cause: string }>`
        select name, sums_state as cause from orders where shop_id = ${shopId} and sums_off is not null order by name`);
      expect(differing).toEqual(
        [lacking, short]
          .map(({ name }) => ({ name, cause: 'rows_missing' }))
          .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      );
      const owed = await world.rows(sql`select id from line_items where shop_id = ${shopId} and is_owed`);
      expect(owed).toEqual([]);
    });
  });
});
