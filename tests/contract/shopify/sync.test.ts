import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { topics } from '../../../packages/server/src/platforms/shopify/webhooks.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { openShop } from '../import/shop.ts';
import { booksOf, openWorld, type World } from './world.ts';
import { retailFiles, retailShop, type RetailFiles } from './retail.ts';

/*
 * The sample is imported from files into one shop and synced from Shopify into others: the books are equal.
 */

forDatabase('postgresql', (open) => {
  describe('the whole sample', () => {
    it('is read as it is imported, to the penny', { timeout: 300_000 }, async () => {
      const database = await open();
      const world = await openWorld(database);
      try {
        const files = retailFiles();
        const shop = await openShop(database, { settings: { discount_share: 'equal' } });
        await shop.importWell(files);
        const shopId = await installed(world, 'whole.myshopify.com', files);
        await world.settle();
        expect(world.failures).toEqual([]);
        const books = await booksOf(world, shopId);
        expect(books).toEqual(await booksOf(world, shop.shopId));
        expect(books['lines']).toHaveLength(24_607);
      } finally {
        await world.close();
      }
    });
  });
});

/** A shop with a rate of one half, like the imported one, installed and not yet synced. */
async function installed(world: World, host: string, files: RetailFiles): Promise<number> {
  world.shopify.add(retailShop(host, files));
  const { shopId } = await world.install(host);
  await world.database.asSystem((tx) =>
    sql`update shop_settings set global_commission_ppm = 500000, discount_share = 'equal'
      where shop_id = ${shopId}`.execute(tx),
  );
  return shopId;
}

forEachDatabase((_name, open) => {
  const files = retailFiles(120);
  let world: World;
  let imported: Record<string, unknown>;
  beforeAll(async () => {
    const database = await open();
    world = await openWorld(database);
    const shop = await openShop(database, { settings: { discount_share: 'equal' } });
    await shop.importWell(files);
    imported = await booksOf(world, shop.shopId);
  });
  afterAll(() => world.close());

  const connection = async (shopId: number) =>
    (
      await world.rows(sql<{ whole: unknown; changes: unknown; until: Date | null; problem: string }>`
        select whole, changes, read_until as until, problem from platform_connections where shop_id = ${shopId}`)
    )[0];

  describe('the first sync', () => {
    it('ends with the books that an import of the same sample has', async () => {
      const host = 'first.myshopify.com';
      const shopId = await installed(world, host, files);
      world.progress.length = 0;
      await world.settle();
      expect(world.failures).toEqual([]);
      expect(await booksOf(world, shopId)).toEqual(imported);
      const asShop = { shopId, vendorIds: null };
      expect(await world.database.asShop(asShop, (tx) => audit(tx, shopId))).toEqual([]);
      expect(await connection(shopId)).toMatchObject({ whole: null, changes: null, problem: '' });
      expect(world.progress).toEqual(world.progress.toSorted((a, b) => a - b));
      expect(new Set(world.progress).size).toBeGreaterThan(3);
      const listening = world.shopify.subscriptions.get(host) ?? [];
      expect(listening.map(({ topic }) => topic).toSorted()).toEqual([...topics].toSorted());
      expect(new Set(listening.map(({ uri }) => uri))).toEqual(
        new Set([`${world.server.url}/api/shopify/webhooks/`]),
      );
    });

    it('goes on where a result broke off, and keeps nothing of what was broken', async () => {
      const shopId = await installed(world, 'broken.myshopify.com', files);
      world.failures.length = 0;
      world.shopify.faults.push(
        { at: 'result', is: 'broken', share: 0.4 },
        { at: 'result', is: 'short', share: 0.7 },
        { at: 'result', is: 'short', share: 0.5 },
        { at: 'result', is: 'broken', share: 0.3 },
        { at: 'bulk', is: 'failed' },
      );
      // At any moment an order is complete or missing: its lines sum to its subtotal.
      const off: unknown[] = [];
      world.afterFailure = async () => {
        off.push(
          ...(await world.rows(sql`
            select o.name from orders o left join line_items l on l.order_id = o.id where o.shop_id = ${shopId}
            group by o.shop_id, o.id having sum(l.price * l.quantity - l.allocated_discount) is distinct from o.subtotal_price`)),
        );
      };
      await world.settle();
      world.afterFailure = () => Promise.resolve();
      expect(off).toEqual([]);
      expect(world.failures.length).toBeGreaterThan(0);
      expect(world.failures.map(String).every((text) => /result|Shopify|terminated/.test(text))).toBe(true);
      expect(world.shopify.faults).toEqual([]);
      expect(await booksOf(world, shopId)).toEqual(imported);
    });

    it('takes no figure that no line can hold, names it, and reads the other orders', async () => {
      const shop = retailShop('large.myshopify.com', files);
      const lines = [...shop.orders.values()].flatMap((order) =>
        order.lines.map((line) => ({ order, line })),
      );
      // Each case has its own order, of products in no other order.
      const [costly, dear, many] = lines.filter(
        ({ order, line }, at) =>
          order.lines.length < 6 &&
          line.quantity > 1 &&
          line.productId !== null &&
          lines.findIndex((one) => one.line.productId === line.productId) === at,
      );
      if (costly === undefined || dear === undefined || many === undefined)
        throw new Error('Too few orders.');
      const variantOf = ({ line }: typeof costly) => shop.products.get(line.productId ?? 0)?.variants[0];
      Object.assign(variantOf(costly) ?? {}, { cost: 978_123_456_700 });
      Object.assign(variantOf(dear) ?? {}, { compareAtPrice: 978_123_456_700 });
      Object.assign(many.line, { quantity: 1_000_001, price: 0, discount: 0 });
      world.shopify.add(shop);
      world.failures.length = 0;
      const { shopId } = await world.install('large.myshopify.com');
      await world.settle();
      expect(world.failures).toEqual([]);
      const names = (
        await world.rows(sql<{ name: string }>`select name from orders where shop_id = ${shopId}`)
      ).map(({ name }) => name);
      const all = [...shop.orders.values()].map(({ name }) => name);
      expect(names.toSorted()).toEqual(all.filter((name) => name !== many.order.name).toSorted());
      const [cost] = await world.rows(sql`
        select cost_per_item as cost from line_items where shop_id = ${shopId} and platform_id = ${String(costly.line.id)}`);
      expect(cost).toEqual({ cost: null });
      const [compareAt] = await world.rows(sql`
        select compare_at_price as at from line_items where shop_id = ${shopId} and platform_id = ${String(dear.line.id)}`);
      expect(compareAt).toEqual({ at: null });
      const problem = (await connection(shopId))?.problem ?? '';
      expect(problem).toContain(
        `The quantity of '${many.line.name}' is more than 1,000,000. Order ${many.order.name} was not taken over.`,
      );
      expect(problem).toContain(`in order ${costly.order.name} is too large`);
      expect(problem).toContain(`in order ${dear.order.name} is too large`);
      const asShop = { shopId, vendorIds: null };
      expect(await world.database.asShop(asShop, (tx) => audit(tx, shopId))).toEqual([]);
    });

    it('waits as Shopify says when it asks too much, and asks again when Shopify fails', async () => {
      const shopId = await installed(world, 'busy.myshopify.com', files);
      world.failures.length = 0;
      world.pauses.length = 0;
      world.shopify.faults.push(
        { at: 'graphql', is: 'status', status: 429, retryAfter: '2.5' },
        { at: 'graphql', is: 'throttled', missing: 350 },
        { at: 'graphql', is: 'status', status: 502 },
      );
      await world.settle();
      expect(world.failures).toEqual([]);
      // 350 points at 100 a second.
      expect(world.pauses).toEqual([2500, 3500, 2000]);
      expect((await booksOf(world, shopId))['totals']).toEqual(imported['totals']);
    });

    it('is read again when its owner asks, and writes nothing that is the same', async () => {
      const { token, shopId } = await world.install('first.myshopify.com');
      await world.settle();
      const versions = () =>
        world.rows(sql`select (select md5(string_agg(t.xmin::text || t::text, '|' order by t.id)) from line_items t where shop_id = ${shopId}) as lines,
          (select md5(string_agg(t.xmin::text || t::text, '|' order by t.id)) from orders t where shop_id = ${shopId}) as orders,
          (select md5(string_agg(t.xmin::text || t::text, '|' order by t.id)) from variants t where shop_id = ${shopId}) as variants`);
      const before = await versions();
      const bytes = world.shopify.resultBytes;
      await world.server.ok('startShopSync', { token });
      expect(await world.server.ok('getSyncProgress', { token })).toMatchObject({ active: true });
      await world.settle();
      expect(world.shopify.resultBytes).toBeGreaterThan(bytes);
      expect(await versions()).toEqual(before);
      expect(await world.server.ok('getSyncProgress', { token })).toMatchObject({
        active: false,
        progress: 100,
      });
      const files = [{ role: 'orders' as const, name: 'orders.csv', size: 10 }];
      const problem = await world.server.refused('createImport', 422, { token, body: { files } });
      expect(problem.detail).toMatch(/^This shop is connected to its platform/);
    });
  });
});
