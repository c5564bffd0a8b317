import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourly, nightly, reconcileAll } from '../../../packages/server/src/jobs/reconcile.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { forEachDatabase } from '../../databases.ts';
import { happen, isDeletion, numbersFrom, shuffled, type Happening } from './happenings.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopData, ShopOrder } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

/** 10,000 with LONG_TESTS=1. */
const messages = process.env['LONG_TESTS'] === '1' ? 10_000 : 300;
const inWindow = messages / 10;

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  const files = retailFiles(messages > 1000 ? undefined : 80);

  /** A synced shop with the first orders of the sample; the others are to come. Some vendors are paid. */
  async function openedShop(
    host: string,
  ): Promise<{ shop: ShopData; waiting: ShopOrder[]; shopId: number; token: string }> {
    const shop = retailShop(host, files);
    const waiting = [...shop.orders.values()].slice(40);
    for (const { id } of waiting) shop.orders.delete(id);
    world.shopify.add(shop);
    const { shopId, token } = await world.install(host);
    await world.database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 333300 where shop_id = ${shopId}`.execute(tx),
    );
    await world.settle();
    const vendors = await world.rows(sql<{ id: number }>`
      select v.id from vendors v join vendor_totals t on t.vendor_id = v.id where v.shop_id = ${shopId} and t.due > 0
      order by v.name limit 8`);
    for (const { id: vendorId } of vendors) {
      await world.database.asShop({ shopId, vendorIds: null }, (tx) =>
        world.payAll(tx, { shopId, vendorId }),
      );
    }
    return { shop, waiting, shopId, token };
  }

  /**
   * The figures of a shop: amounts due and paid of each vendor, its orders, and the earnings of each line. For an
   * order deleted at the platform only the figures of its vendors are compared: lost data about it cannot be fetched,
   * and it earns nothing.
   */
  async function figuresOf(
    shopId: number,
    deleted: readonly string[] = [],
  ): Promise<Record<string, unknown>> {
    return {
      totals: await world.rows(sql`
        select v.name, t.due, t.paid, t.earned, t.total_sales, t.amount_taxed from vendor_totals t
        join vendors v on v.id = t.vendor_id where t.shop_id = ${shopId} order by v.name`),
      orders: await world.rows(sql`
        select name, financial_status, tags, cancelled_at is not null as is_cancelled, refunded_amount
        from orders where shop_id = ${shopId} and platform_id <> all (${[...deleted]}::text[]) order by name`),
      lines: await world.rows(sql`
        select coalesce(p.platform_id, l.platform_id) as id, sum(l.commission_amount) as earned, sum(l.net_sales) as net,
          max(l.quantity) as quantity, max(l.returned_quantity) as returned, max(l.refunded_amount) as refunded
        from line_items l left join line_items p on p.id = l.reverses_id join orders o on o.id = l.order_id
        where l.shop_id = ${shopId} and o.platform_id <> all (${[...deleted]}::text[]) group by 1 order by 1`),
      stock: await world.rows(sql`
        select sku, inventory_quantity from variants where shop_id = ${shopId} order by sku`),
    };
  }

  const send = async (host: string, { topic, body }: Happening, id?: string) => {
    expect(await world.send(world.shopify.webhook(host, topic, body, id))).toBe(200);
  };

  it(
    `${messages} messages, shuffled, a fifth of them doubled and a twentieth lost, end in the figures of an ordered run`,
    { timeout: 3_600_000 },
    async () => {
      world.failures.length = 0;
      const start = world.shopify.now;
      const ordered = await openedShop('ordered.myshopify.com');
      const mixed = await openedShop('mixed.myshopify.com');
      const [inOrder, inMix, chance] = [numbersFrom(7), numbersFrom(7), numbersFrom(8)];
      let held: { happening: Happening; id: string }[] = [];
      const deleted: string[] = [];
      let lost = 0;
      for (let sent = 0; sent < messages; sent += inWindow) {
        for (let nth = sent; nth < sent + inWindow; nth++) {
          const at = new Date(start.getTime() + (nth + 1) * 1000);
          world.shopify.now = at;
          world.server.now = at;
          await send(ordered.shop.host, happen(ordered.shop, ordered.waiting, inOrder, at));
          const happening = happen(mixed.shop, mixed.waiting, inMix, at);
          if (isDeletion(happening)) deleted.push(String(happening.body['id']));
          if (chance() < 0.05 && !isDeletion(happening)) {
            lost += 1;
            continue;
          }
          const copies = chance() < 0.2 ? 2 : 1;
          for (let copy = 0; copy < copies; copy++) held.push({ happening, id: `message-${nth}` });
        }
        // Some arrive windows later.
        const now = shuffled(held, chance);
        held = now.splice(Math.floor(now.length * 0.8));
        for (const { happening, id } of now) await send(mixed.shop.host, happening, id);
        await world.settle();
      }
      for (const { happening, id } of shuffled(held, chance)) await send(mixed.shop.host, happening, id);
      await world.settle();
      expect(lost).toBeGreaterThan(messages / 50);

      const right = await figuresOf(ordered.shopId, deleted);
      await reconcileAll(world.database, world.platforms, hourly);
      await world.settle();
      expect(world.failures).toEqual([]);
      expect(await figuresOf(mixed.shopId, deleted)).toEqual(right);
      // The run in order had nothing to find.
      expect(await figuresOf(ordered.shopId, deleted)).toEqual(right);
      for (const { shopId } of [ordered, mixed]) {
        const asShop = { shopId, vendorIds: null };
        expect(await world.database.asShop(asShop, (tx) => audit(tx, shopId))).toEqual([]);
      }
      expect(await world.rows(sql`select count(*) from platform_inbox where handled_at is null`)).toEqual([
        { count: 0 },
      ]);
      // The overlap of another night writes nothing.
      await reconcileAll(world.database, world.platforms, nightly(world.server.now));
      await world.settle();
      expect(await figuresOf(mixed.shopId, deleted)).toEqual(right);
    },
  );

  describe('a message', () => {
    const host = 'quiet.myshopify.com';
    let opened: Awaited<ReturnType<typeof openedShop>>;
    beforeAll(async () => {
      opened = await openedShop(host);
    });
    const inbox = () =>
      world.rows(sql<{ subject: string; object: string; body: unknown; done: boolean }>`
        select subject, object_id as object, body, handled_at is not null as done from platform_inbox
        where shop_id = ${opened.shopId} order by id`);
    const asked = (what: string) => world.shopify.asked.get(what) ?? 0;

    it('that is not signed, or was changed since, is refused and kept nowhere', async () => {
      const before = await inbox();
      const { bytes, headers } = world.shopify.webhook(host, 'orders/updated', { id: 1 });
      const right = headers['x-shopify-hmac-sha256'] ?? '';
      const longer = [`${right}=`, `${right}A`, `${right} zz`];
      for (const hmac of ['', 'AAAA', Buffer.alloc(32).toString('base64'), 'not base64 at all', ...longer]) {
        expect(await world.send({ bytes, headers: { ...headers, 'x-shopify-hmac-sha256': hmac } })).toBe(401);
      }
      expect(await world.send({ bytes: Buffer.from('{"id":2}'), headers })).toBe(401);
      expect(await world.send({ bytes: Buffer.from(`${bytes.toString()} `), headers })).toBe(401);
      expect(await inbox()).toEqual(before);
    });

    it('is used only to find the object to fetch', async () => {
      const order = [...opened.shop.orders.values()][0] as ShopOrder;
      const body = { id: order.id, financial_status: 'refunded', total_price: '0.00', name: 'another' };
      await send(host, { topic: 'orders/updated', body });
      await send(host, { topic: 'orders/delete', body });
      await world.settle();
      expect(
        await world.rows(sql`select name, cancelled_at, total_price from orders
          where shop_id = ${opened.shopId} and platform_id = ${String(order.id)}`),
      ).toEqual([{ name: order.name, cancelled_at: null, total_price: order.total }]);
      // Nothing of a webhook about an order is stored.
      expect((await inbox()).every(({ body: kept }) => kept === null)).toBe(true);
    });

    it('of a deletion is believed when the order is gone, and only then', async () => {
      const [one, other] = [...opened.shop.orders.values()].slice(1, 3) as [ShopOrder, ShopOrder];
      opened.shop.orders.delete(one.id);
      for (const { id } of [one, other]) await send(host, { topic: 'orders/delete', body: { id } });
      await world.settle();
      const states = await world.rows(sql`
        select o.name, o.cancelled_at is not null as cancelled,
          coalesce(sum(l.commission_amount), 0)::int8 <> 0 as earns
        from orders o join line_items l on l.order_id = o.id
        where o.shop_id = ${opened.shopId} and o.name in (${one.name}, ${other.name}) group by 1, 2 order by 1`);
      const expected = [
        { name: one.name, cancelled: true, earns: false },
        { name: other.name, cancelled: false, earns: true },
      ];
      expect(states).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
    });

    it('sent ten times, or of one order ten times, causes one fetch', async () => {
      const order = [...opened.shop.orders.values()][0] as ShopOrder;
      const before = asked('order');
      const count = (await inbox()).length;
      for (let nth = 0; nth < 10; nth++) {
        await send(host, { topic: 'orders/updated', body: { id: order.id } }, 'the same');
      }
      expect((await inbox()).length).toBe(count + 1);
      for (let nth = 0; nth < 10; nth++) {
        await send(host, { topic: 'orders/paid', body: { id: order.id, nth } });
      }
      await world.settle();
      // The second request is for the second page of lines.
      expect(asked('order') - before).toBe(Math.max(1, Math.ceil(order.lines.length / 40)));
    });

    it('of no use, or of a shop that is not known, is answered and forgotten', async () => {
      const before = await inbox();
      await send(host, { topic: 'carts/update', body: { id: 1 } });
      await send(host, { topic: 'orders/updated', body: { id: 'one' } });
      await send('nobody.myshopify.com', { topic: 'orders/updated', body: { id: 1 } });
      await send('evil.example', { topic: 'orders/updated', body: { id: 1 } });
      expect(await inbox()).toEqual(before);
      const { bytes, headers } = world.shopify.webhook(host, 'orders/updated', [1]);
      expect(await world.send({ bytes, headers })).toBe(200);
    });

    it('with the ids of Shopify’s own test messages is taken', async () => {
      const bytes =
        '{"id":820982911946154508,"admin_graphql_api_id":"gid://shopify/Order/820982911946154508"}';
      const signed = world.shopify.webhookText(host, 'orders/create', bytes);
      expect(await world.send(signed)).toBe(200);
      expect((await inbox()).at(-1)).toMatchObject({ object: '820982911946154508' });
      await world.settle();
    });

    it('that fails delays no other', async () => {
      const [bad, good] = [...opened.shop.orders.values()].slice(3, 5) as [ShopOrder, ShopOrder];
      await world.database.asSystem((tx) =>
        sql`alter table orders add constraint planted check (note <> 'planted' and tags <> 'poison') not valid`.execute(
          tx,
        ),
      );
      bad.tags = ['poison'];
      good.tags = ['fresh'];
      for (const order of [bad, good]) {
        order.updatedAt = world.shopify.now;
        await send(host, { topic: 'orders/updated', body: { id: order.id } });
      }
      await world.settle();
      const tags = async () =>
        (
          await world.rows(sql<{ tags: string }>`select tags from orders where shop_id = ${opened.shopId}
          and name in (${bad.name}, ${good.name}) order by tags`)
        ).map((row) => row.tags);
      expect(await tags()).toContain('fresh');
      expect(await tags()).not.toContain('poison');
      await world.database.asSystem((tx) => sql`alter table orders drop constraint planted`.execute(tx));
      world.server.now = new Date(world.server.now.getTime() + 3_600_000);
      world.shopify.now = world.server.now;
      await world.settle();
      expect(await tags()).toContain('poison');
    });

    it('that the app was removed is believed when Shopify says so too', async () => {
      const removed = { topic: 'app/uninstalled', body: { id: 1, myshopify_domain: host } };
      const state = async () =>
        (
          await world.rows(sql<{ state: string }>`
          select state from platform_connections where shop_id = ${opened.shopId}`)
        )[0]?.state;
      await send(host, removed);
      await world.settle();
      expect(await state()).toBe('connected');
      world.shopify.uninstall(host);
      await send('quiet.myshopify.com', removed, 'another');
      await world.settle();
      expect(await state()).toBe('uninstalled');
      const before = asked('order');
      await send(host, { topic: 'orders/updated', body: { id: 4000000536365 } });
      await world.settle();
      expect(asked('order')).toBe(before);
    });
  });
});
