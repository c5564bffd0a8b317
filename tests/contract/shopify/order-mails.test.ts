import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourly, nightly, reconcileAll } from '../../../packages/server/src/jobs/reconcile.ts';
import { forEachDatabase } from '../../databases.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopData, ShopLine, ShopOrder } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

/* Vendors get one mail about each order that arrives while the shop sells, and none about orders of a sync. */

const host = 'orders.myshopify.com';

forEachDatabase((_name, open) => {
  let world: World;
  let shop: ShopData;
  let session: { token: string; shopId: number };
  let nextId = 9_100_000_000;

  beforeAll(async () => {
    world = await openWorld(await open());
    shop = retailShop(host, retailFiles(10));
    world.shopify.add(shop);
    session = await world.install(host);
    await setMeta('vendor_enable_order_notifications', 'true');
    await world.settle();
    await world.database.asSystem((tx) =>
      sql`update vendors set email = 'vendor-' || id || '@makers.example' where shop_id = ${session.shopId}`.execute(
        tx,
      ),
    );
  });
  afterAll(() => world.close());

  const setMeta = (meta_key: string, meta_value: string) =>
    world.server.ok('createShopMeta', { token: session.token, body: { meta_key, meta_value } });

  type MailRow = { vendor: string; subject: string; to: string; cc: string | null };
  const mails = () =>
    world.rows(sql<MailRow>`
      select v.name as vendor, m.subject, m.to_address as to, m.cc_address as cc from mails m
      join vendors v on v.id = m.vendor_id where m.shop_id = ${session.shopId} and m.kind = 'order' order by m.id`);

  /** The mails that are queued meanwhile. */
  const mailedBy = async (work: () => Promise<void>): Promise<MailRow[]> => {
    const before = (await mails()).length;
    await work();
    await world.settle();
    return (await mails()).slice(before);
  };

  /** An order with goods of two vendors in three lines; placed now by default. */
  const placed = (name: string, at = world.shopify.now): ShopOrder => {
    const [one, other] = twoVendors();
    const id = (nextId += 1);
    const lines = [one, one, other].map((line, nth) => ({ ...line, id: id * 1000 + nth, quantity: 2 }));
    const like = [...shop.orders.values()][0] as ShopOrder;
    const order: ShopOrder = {
      ...like,
      id,
      name,
      processedAt: at,
      updatedAt: world.shopify.now,
      cancelledAt: null,
      refunded: 0,
      lines,
      refunds: [],
    };
    shop.orders.set(id, order);
    return order;
  };

  const twoVendors = (): [ShopLine, ShopLine] => {
    const lines = [...shop.orders.values()].flatMap((order) => order.lines);
    const one = lines[0] as ShopLine;
    const other = lines.find(({ vendor }) => vendor !== one.vendor) as ShopLine;
    return [one, other];
  };

  const sendWebhook = async (topic: string, { id }: ShopOrder, messageId?: string) => {
    const { bytes, headers } = world.shopify.webhook(host, topic, { id }, messageId);
    expect(await world.send({ bytes, headers })).toBe(200);
  };

  describe('a first sync', () => {
    it('mails no vendor about the orders it takes over', async () => {
      expect(await mails()).toEqual([]);
      expect(await world.rows(sql`select count(*) from orders where shop_id = ${session.shopId}`)).toEqual([
        { count: 10 },
      ]);
    });
  });

  describe('an order that comes in', () => {
    it('is mailed to each of its vendors once, however often Shopify sends it', async () => {
      const order = placed('#first');
      const mails = await mailedBy(async () => {
        await sendWebhook('orders/create', order, 'one');
        await sendWebhook('orders/create', order, 'one');
        await sendWebhook('orders/paid', order);
      });
      expect(new Set(mails.map(({ vendor }) => vendor)).size).toBe(2);
      expect(mails).toHaveLength(2);
      for (const mail of mails) {
        expect(mail).toMatchObject({ subject: 'New order #first at Rookery Market', cc: null });
        expect(mail.to).toMatch(/^vendor-\d+@makers\.example$/);
      }
      order.tags = ['seen'];
      order.updatedAt = new Date(world.shopify.now.getTime() + 1000);
      expect(await mailedBy(() => sendWebhook('orders/updated', order))).toEqual([]);
      const reread = async () => {
        await reconcileAll(world.database, world.platforms, nightly(world.server.now));
        await world.settle();
        await world.server.ok('startShopSync', { token: session.token });
      };
      expect(await mailedBy(reread)).toEqual([]);
    });

    it('is mailed when its webhook was lost and a reconciliation finds it', async () => {
      placed('#lost');
      const mails = await mailedBy(() => reconcileAll(world.database, world.platforms, hourly));
      expect(mails.map(({ subject }) => subject)).toEqual(
        Array.from({ length: 2 }, () => 'New order #lost at Rookery Market'),
      );
    });

    it('is mailed once although writing it failed before', async () => {
      const order = placed('#poison');
      await world.database.asSystem((tx) =>
        sql`alter table line_items add constraint planted check (quantity <> 7) not valid`.execute(tx),
      );
      for (const line of order.lines) line.quantity = 7;
      expect(await mailedBy(() => sendWebhook('orders/create', order))).toEqual([]);
      await world.database.asSystem((tx) => sql`alter table line_items drop constraint planted`.execute(tx));
      world.server.now = new Date(world.server.now.getTime() + 60_000);
      world.shopify.now = world.server.now;
      expect(await mailedBy(() => Promise.resolve())).toHaveLength(2);
    });

    it('is mailed with a copy to the shop, and without its number, where the shop wants that', async () => {
      await setMeta('vendor_enable_order_notifications_cc', 'true');
      await setMeta('vendor_field_order_num', 'false');
      const order = placed('#copied');
      const mails = await mailedBy(() => sendWebhook('orders/create', order));
      expect(mails.map(({ cc, subject }) => ({ cc, subject }))).toEqual(
        Array.from({ length: 2 }, () => ({ cc: `owner@${host}`, subject: 'New order at Rookery Market' })),
      );
    });

    it('from before the connection of the shop is not mailed', async () => {
      const old = placed('#old', new Date('2019-05-01T10:00:00Z'));
      expect(await mailedBy(() => sendWebhook('orders/updated', old))).toEqual([]);
      const found = sql`select count(*) from orders where shop_id = ${session.shopId} and name = '#old'`;
      expect(await world.rows(found)).toEqual([{ count: 1 }]);
    });

    it('is not mailed when a sync by the owner is the first to find it', async () => {
      placed('#asked');
      const sync = async () => {
        await world.server.ok('startShopSync', { token: session.token });
      };
      expect(await mailedBy(sync)).toEqual([]);
    });

    it('is not mailed where the shop has switched it off', async () => {
      await setMeta('vendor_enable_order_notifications', 'false');
      const order = placed('#silent');
      expect(await mailedBy(() => sendWebhook('orders/create', order))).toEqual([]);
    });
  });
});
