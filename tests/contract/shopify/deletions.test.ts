import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourly, nightly, reconcileAll } from '../../../packages/server/src/jobs/reconcile.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { askForDeletions } from '../../../packages/server/src/queries/orders/deleted-orders.ts';
import { forEachDatabase } from '../../databases.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopData, ShopOrder } from './shop-data.ts';
import { booksOf, openWorld, type World } from './world.ts';

/* A deleted order whose webhook was lost is found at night. */

const minute = 60_000;
const day = 24 * 60 * minute;
const files = retailFiles(6);

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  type Opened = { shop: ShopData; shopId: number; orders: ShopOrder[] };

  /** A synced shop with more orders than one search covers, the newest first; the vendor of most of them is paid. */
  async function opened(host: string): Promise<Opened> {
    const shop = retailShop(host, files);
    const [like] = shop.orders.values();
    if (like === undefined) throw new Error('The sample has no orders.');
    for (let nth = 1; nth <= 120; nth++) {
      const id = 9_200_000_000 + nth;
      const lines = like.lines.slice(0, 1).map((line) => ({ ...line, id: id * 1000 }));
      shop.orders.set(id, { ...like, id, name: `#R${nth}`, lines, refunds: [], refunded: 0 });
    }
    const orders = [...shop.orders.values()];
    for (const [nth, order] of orders.entries()) {
      order.processedAt = new Date(world.shopify.now.getTime() - (nth + 1) * 60 * minute);
      order.updatedAt = order.processedAt;
    }
    world.shopify.add(shop);
    const { token, shopId } = await world.install(host);
    await world.database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 500000 where shop_id = ${shopId}`.execute(tx),
    );
    await world.settle();
    const [vendor] = await world.rows(sql<{ id: number }>`
      select vendor_id as id from line_items where shop_id = ${shopId} and platform_id = ${String(like.lines[0]?.id)}`);
    await world.server.ok('createPayout', { token, body: { vendor: vendor?.id, all_line_items: true } });
    return { shop, shopId, orders };
  }

  const remove = ({ shop, orders }: Opened, places: readonly number[]): ShopOrder[] =>
    places.map((place) => {
      const order = orders[place] as ShopOrder;
      shop.orders.delete(order.id);
      return order;
    });
  const night = async () => {
    await reconcileAll(world.database, world.platforms, nightly(world.server.now));
    await world.settle();
  };
  const cancelled = async (shopId: number) =>
    (
      await world.rows(sql<{ name: string }>`
        select name from orders where shop_id = ${shopId} and cancelled_at is not null order by name`)
    ).map(({ name }) => name);

  it('leaves the figures that its webhook would have left, paid lines included', async () => {
    const notified = await opened('told.myshopify.com');
    const lost = await opened('lost.myshopify.com');
    // Orders with paid and unpaid lines; the last one is beyond the first hundred.
    const places = [0, 1, 2, 40, 119];
    for (const { id } of remove(notified, places)) {
      await world.send(world.shopify.webhook(notified.shop.host, 'orders/delete', { id }));
    }
    await world.settle();
    const expected = await booksOf(world, notified.shopId);
    const gone = remove(lost, places);
    await reconcileAll(world.database, world.platforms, hourly);
    await world.settle();
    expect(await cancelled(lost.shopId)).toEqual([]);

    await night();
    expect(world.failures).toEqual([]);
    expect(await cancelled(lost.shopId)).toEqual(gone.map(({ name }) => name).toSorted());
    expect(await booksOf(world, lost.shopId)).toEqual(expected);
    expect(
      await world.rows(sql`select sum(paid) > 0 as paid from vendor_totals
      where shop_id = ${lost.shopId}`),
    ).toEqual([{ paid: true }]);
    for (const { shopId } of [notified, lost]) {
      const asShop = { shopId, vendorIds: null };
      expect(await world.database.asShop(asShop, (tx) => audit(tx, shopId))).toEqual([]);
    }
    // The next night finds nothing.
    await night();
    expect(await booksOf(world, lost.shopId)).toEqual(expected);
    expect(
      await world.rows(sql`select deletions from platform_connections where shop_id = ${lost.shopId}`),
    ).toEqual([{ deletions: null }]);
  });

  describe('a night', () => {
    it('resumes after the order at which it was stopped', async () => {
      const stopped = await opened('stopped.myshopify.com');
      const { shopId } = stopped;
      const [newer, older] = remove(stopped, [10, 80]) as [ShopOrder, ShopOrder];
      const [at] = await world.rows(sql<{ id: number; processedAt: string }>`
        select id, processed_at::text as "processedAt" from orders
        where shop_id = ${shopId} and name = ${(stopped.orders[50] as ShopOrder).name}`);
      if (at === undefined) throw new Error('The order is not here.');
      const since = new Date(world.server.now.getTime() - 50 * day).toISOString();
      await world.database.asSystem((tx) => askForDeletions(tx, shopId, { since, after: at }));
      await night();
      expect(await cancelled(shopId)).toEqual([older.name]);
      await night();
      expect(await cancelled(shopId)).toEqual([newer.name, older.name].toSorted());
    });

    it('treats no missing order as deleted that Shopify may be hiding, or never had', async () => {
      const hiding = await opened('hiding.myshopify.com');
      const { shopId } = hiding;
      const [old, ofFile] = remove(hiding, [3, 4]) as [ShopOrder, ShopOrder];
      await world.database.asSystem(async (tx) => {
        await sql`update orders set processed_at = ${new Date(world.server.now.getTime() - 60 * day)}
          where shop_id = ${shopId} and name = ${old.name}`.execute(tx);
        await sql`update orders set platform_updated_at = null
          where shop_id = ${shopId} and name = ${ofFile.name}`.execute(tx);
      });
      await night();
      expect(await cancelled(shopId)).toEqual([]);
    });
  });
});
