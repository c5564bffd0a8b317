import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { forDatabase } from '../../databases.ts';
import { holdOpen, waiting } from '../held.ts';
import { retailFiles, retailShop, takeBack } from './retail.ts';
import type { ShopData, ShopOrder } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

/*
 * Changes of an order at the platform while its lines are being paid are taken off the next payout, and never lost.
 */

type Happening = (shop: ShopData, order: ShopOrder, at: Date) => string;

const happenings: Record<string, Happening> = {
  refund(_shop, order, at) {
    const lines = order.lines.flatMap(({ sku, quantity }) => takeBack(order, sku, quantity));
    order.refunds.push({ id: 5_000_000_001, createdAt: at, amount: 0, shipping: 0, lines });
    return 'orders/updated';
  },
  cancellation(_shop, order, at) {
    order.cancelledAt = at;
    return 'orders/cancelled';
  },
  deletion(shop, { id }) {
    shop.orders.delete(id);
    return 'orders/delete';
  },
};

forDatabase('postgresql', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  it.each(Object.entries(happenings))('a %s', async (name, happen) => {
    const host = `${name}.myshopify.com`;
    const shop = retailShop(host, retailFiles(40));
    world.shopify.add(shop);
    const { shopId } = await world.install(host);
    await world.database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 1000000 where shop_id = ${shopId}`.execute(tx),
    );
    await world.settle();
    const [sold] = await world.rows(sql<{ vendorId: number; platformId: string; amount: number }>`
      select l.vendor_id as "vendorId", o.platform_id as "platformId", sum(l.commission_amount)::int8 as amount
      from line_items l join orders o on o.id = l.order_id
      where o.shop_id = ${shopId} and l.commission_state = 'accrued'
      group by 1, 2 order by 3 desc, 2 limit 1`);
    const order = [...shop.orders.values()].find(({ id }) => String(id) === sold?.platformId);
    if (sold === undefined || order === undefined) throw new Error('Nothing was sold.');

    const payout = await holdOpen(world.database, shopId, (tx) =>
      world.payAll(tx, { shopId, vendorId: sold.vendorId }),
    );
    const at = new Date(world.shopify.now.getTime() + 1000);
    order.updatedAt = at;
    const topic = happen(shop, order, at);
    await world.send(world.shopify.webhook(host, topic, { id: order.id }));
    const settled = world.settle();
    await expect.poll(() => waiting(world.database)).toBe(1);
    await Promise.all([payout.commit(), settled]);

    expect(world.failures).toEqual([]);
    expect(await world.rows(sql`select due from vendor_totals where vendor_id = ${sold.vendorId}`)).toEqual([
      { due: -sold.amount },
    ]);
    expect(await world.database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);
  });
});
