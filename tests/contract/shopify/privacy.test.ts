import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopData, ShopOrder } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

forEachDatabase((_name, open) => {
  const host = 'private.myshopify.com';
  const files = retailFiles(12);
  let world: World;
  let shop: ShopData;
  let shopId: number;
  let token: string;
  let one: ShopOrder;
  let same: ShopOrder;
  beforeAll(async () => {
    world = await openWorld(await open());
    shop = retailShop(host, files);
    world.shopify.add(shop);
    ({ shopId, token } = await world.install(host));
    [one, same] = [...shop.orders.values()] as [ShopOrder, ShopOrder];
    for (const order of [one, same]) {
      order.email = 'ada@example.com';
      order.customer = 'Ada Marsh';
    }
    await world.settle();
  });
  afterAll(() => world.close());

  const send = async (topic: string, body: object, as = host) => {
    expect(await world.send(world.shopify.webhook(as, topic, body))).toBe(200);
    await world.settle();
  };
  const ada = { id: 77, email: 'ada@example.com', phone: null };
  const mails = () =>
    world.rows(sql<{ subject: string; to: string; text: string }>`
      select subject, to_address as "to", text_body as text from mails where shop_id = ${shopId} and kind = 'privacy' order by id`);
  const money = () =>
    world.rows(sql`select sum(due) as due, sum(earned) as earned, sum(total_sales) as sales from vendor_totals
      where shop_id = ${shopId}`);

  const named = async () => {
    const [row] = await world.rows(sql<{ count: number }>`
      select count(*)::int as count from orders where shop_id = ${shopId} and customer_email <> ''`);
    return row?.count ?? 0;
  };

  describe('privacy requests of a platform', () => {
    it('a request for data becomes a report for the owner, once', async () => {
      const body = {
        shop_id: 1,
        shop_domain: host,
        orders_requested: [one.id],
        customer: ada,
        data_request: { id: 9 },
      };
      await send('customers/data_request', body);
      await send('customers/data_request', body, 'moss.myshopify.com');
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        subject: 'Data about ada@example.com at Rookery Market',
        to: `owner@${host}`,
      });
      for (const order of [one, same]) expect(mail?.text).toContain(`${order.name}: 2010-12-01: Ada Marsh`);
      expect(mail?.text).toContain('In the customer list: yes.');
    });

    it('an erasure takes the person out of orders and lists, and leaves the money', async () => {
      const before = await money();
      const body = { shop_id: 1, shop_domain: host, customer: ada, orders_to_redact: [one.id] };
      await send('customers/redact', body);
      const found = () =>
        world.rows(sql`select 'order' as where from orders o where shop_id = ${shopId} and o::text ~* 'ada'
          union all select 'customer' from customers c where shop_id = ${shopId} and c::text ~* 'ada'
          union all select 'inbox' from platform_inbox i where shop_id = ${shopId} and i::text ~* 'ada@'`);
      expect(await found()).toEqual([]);
      expect(await money()).toEqual(before);
      // A later fetch of the order restores no name.
      one.updatedAt = world.shopify.now;
      one.tags = ['read again'];
      await send('orders/updated', { id: one.id });
      expect(
        await world.rows(sql`select tags, customer_name as name from orders
          where shop_id = ${shopId} and platform_id = ${String(one.id)}`),
      ).toEqual([{ tags: 'read again', name: '' }]);
      expect(await found()).toEqual([]);
    });

    it('is of the shop that the signed body names, whatever a header says', async () => {
      await send('shop/redact', { shop_id: 2, shop_domain: 'another.myshopify.com' });
      expect(await world.server.ok('getShop', { token })).toMatchObject({ id: shopId });
    });

    it('a signed body has effect under its own topic only', async () => {
      const other = [...shop.orders.values()][2] as ShopOrder;
      const eve = { id: 78, email: other.email, phone: null };
      const about = { shop_id: 1, shop_domain: host, customer: eve };
      const report = { ...about, orders_requested: [other.id], data_request: { id: 10 } };
      const erasure = { ...about, orders_to_redact: [other.id] };
      const closing = { shop_id: 1, shop_domain: host };
      const wrong: [string, object][] = [
        ['shop/redact', report],
        ['shop/redact', erasure],
        ['shop/redact', { ...closing, more: 1 }],
        ['shop/redact', { shop_domain: host }],
        ['shop/redact', { id: 1, domain: host, myshopify_domain: host }],
        ['customers/redact', report],
        ['customers/redact', closing],
        ['customers/redact', { ...closing, customer: eve }],
        ['customers/data_request', erasure],
        ['customers/data_request', closing],
      ];
      const before = await named();
      expect(before).toBeGreaterThan(0);
      const reports = (await mails()).length;
      for (const [topic, body] of wrong) {
        expect(await world.send(world.shopify.webhook(host, topic, body))).toBe(400);
      }
      await world.settle();
      expect(await named()).toBe(before);
      expect(await mails()).toHaveLength(reports);
      expect(await world.server.ok('getShop', { token })).toMatchObject({ id: shopId });
    });

    it('a shop that has the app still is not erased, whatever a message says', async () => {
      const before = await named();
      const closing = { shop_id: 1, shop_domain: host };
      await send('shop/redact', closing);
      expect(await named()).toBe(before);
      expect(await world.server.ok('getShop', { token })).toMatchObject({ id: shopId });
      expect(await world.rows(sql`select 1 from platform_inbox where handled_at is null`)).toEqual([]);
    });

    it('a shop whose platform cannot be asked is not erased yet', async () => {
      const before = await named();
      const faults = Array.from({ length: 8 }, () => ({ at: 'graphql', is: 'status', status: 500 }) as const);
      world.shopify.faults.push(...faults);
      await send('shop/redact', { shop_id: 1, shop_domain: host });
      world.shopify.faults.length = 0;
      expect(await named()).toBe(before);
      const waiting = () =>
        world.rows(sql`select 1 from platform_inbox where shop_id = ${shopId} and handled_at is null`);
      expect(await waiting()).toHaveLength(1);
      world.server.now = new Date(world.server.now.getTime() + 3_600_000);
      world.shopify.now = world.server.now;
      await world.settle();
      expect(await waiting()).toEqual([]);
      expect(await named()).toBe(before);
    });

    it('the erasure of a shop closes it: names go, sign-in ends, the books stay', async () => {
      const before = await money();
      world.shopify.uninstall(host);
      await send('shop/redact', { shop_id: 1, shop_domain: host }, 'moss.myshopify.com');
      await world.server.refused('getShop', 401, { token });
      expect(await money()).toEqual(before);
      expect(
        await world.rows(sql`
          select (select count(*) from customers where shop_id = ${shopId}) as customers,
            (select count(*) from orders where shop_id = ${shopId} and (customer_name <> '' or customer_email <> '')) as named,
            (select count(*) from mails where shop_id = ${shopId}) as mails,
            (select count(*) from shop_members where shop_id = ${shopId}) as members,
            (select count(*) from orders where shop_id = ${shopId}) as orders,
            (select state from platform_connections where shop_id = ${shopId}) as state`),
      ).toEqual([{ customers: 0, named: 0, mails: 0, members: 0, orders: 12, state: 'closed' }]);
    });
  });
});
