import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { forEachDatabase } from '../../databases.ts';
import { openShop } from '../import/shop.ts';
import { insertRule, percentStep, type NewRule } from '../rule-rows.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopData, ShopProduct } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

/*
 * Collections of products, and the prices of lines whose products change their tags or collections.
 */

forEachDatabase((_name, open) => {
  const files = retailFiles(60);
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  /** A synced shop of whose products that of the first line is in the given collections. */
  async function opened(host: string, collections: readonly string[], rules: readonly NewRule[] = []) {
    const shop = retailShop(host, files);
    const product = soldProduct(shop);
    product.collections = [...collections];
    world.shopify.add(shop);
    const { shopId, token } = await world.install(host);
    await world.database.asSystem(async (tx) => {
      await sql`update shop_settings set global_commission_ppm = 500000 where shop_id = ${shopId}`.execute(
        tx,
      );
      for (const rule of rules) await insertRule(tx, shopId, { from: '2009-01-01', ...rule });
    });
    return { shop, shopId, token, product };
  }

  function soldProduct(shop: ShopData): ShopProduct {
    const lines = [...shop.orders.values()].flatMap((order) => order.lines);
    const found = shop.products.get(lines.find(({ productId }) => productId !== null)?.productId ?? 0);
    if (found === undefined) throw new Error('Nothing of a product was sold.');
    return found;
  }

  const storedOf = async (shopId: number, { id }: ShopProduct) => {
    const rows = await world.rows(sql<{ collections: string }>`
      select collections from products where shop_id = ${shopId} and platform_id = ${String(id)}`);
    return rows[0]?.collections;
  };
  const sourcesOf = (shopId: number, { id }: ShopProduct) =>
    world.rows(sql<{ source: string; rate: number; paid: boolean }>`
      select distinct l.commission_source as source, l.commission_rate_ppm as rate, l.payout_id is not null as paid
      from line_items l join variants v on v.id = l.variant_id and v.shop_id = l.shop_id
      join products p on p.id = v.product_id and p.shop_id = l.shop_id
      where l.shop_id = ${shopId} and p.platform_id = ${String(id)} and l.commission_state = 'accrued'
        and l.kind = 'product' order by 3, 1, 2`);
  const change = async (host: string, product: ShopProduct, changes: Partial<ShopProduct>) => {
    world.shopify.now = new Date(world.shopify.now.getTime() + 60_000);
    world.server.now = world.shopify.now;
    Object.assign(product, changes, { updatedAt: world.shopify.now });
    const body = { id: product.id, admin_graphql_api_id: `gid://shopify/Product/${product.id}` };
    expect(await world.send(world.shopify.webhook(host, 'products/update', body))).toBe(200);
    await world.settle();
  };
  const isClean = async (shopId: number) =>
    expect(await world.database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);

  describe('the collections of a product', () => {
    it('come with the sync, sorted, each once, and without commas', async () => {
      world.failures.length = 0;
      const { shopId, product } = await opened('gifts.myshopify.com', [
        'Winter',
        ' Cups,  mugs',
        'Gifts',
        'Winter',
      ]);
      await world.settle();
      expect(world.failures).toEqual([]);
      expect(await storedOf(shopId, product)).toBe('Cups mugs, Gifts, Winter');
      const others = await world.rows(sql`
        select count(*) from products where shop_id = ${shopId} and collections <> ''`);
      expect(others).toEqual([{ count: 1 }]);
      // Its variants are all there, beside its collections in the file.
      const variants = await world.rows(
        sql`select count(*) from variants where shop_id = ${shopId} and not deleted`,
      );
      expect(variants).toEqual([{ count: retailShop('x', files).products.size }]);
    });

    it('come with the sync although its result breaks off', async () => {
      world.failures.length = 0;
      const many = Array.from({ length: 120 }, (_, nth) => `Collection ${String(nth).padStart(3, '0')}`);
      const { shopId, product } = await opened('broken-gifts.myshopify.com', many);
      world.shopify.faults.push(
        { at: 'result', is: 'broken', share: 0.01 },
        { at: 'result', is: 'short', share: 0.02 },
        { at: 'graphql', is: 'status', status: 502 },
      );
      await world.settle();
      expect(world.failures.length).toBeGreaterThan(0);
      expect(world.shopify.faults).toEqual([]);
      expect(await storedOf(shopId, product)).toBe(many.join(', '));
    });

    it('come with a message of the product, all of them, however often Shopify fails', async () => {
      const host = 'message-gifts.myshopify.com';
      const { shopId, product } = await opened(host, ['Gifts']);
      await world.settle();
      const many = Array.from({ length: 270 }, (_, nth) => `C ${String(nth).padStart(3, '0')}`);
      world.shopify.faults.push(
        { at: 'graphql', is: 'status', status: 502 },
        { at: 'graphql', is: 'throttled', missing: 350 },
      );
      await change(host, product, { collections: many });
      expect(await storedOf(shopId, product)).toBe(many.join(', '));
      await change(host, product, { collections: [] });
      expect(await storedOf(shopId, product)).toBe('');
    });
  });

  describe('a product that changes its tags or collections', () => {
    it('has its unpaid lines priced by the rules for them, and no paid one', async () => {
      const host = 'moved.myshopify.com';
      const rules = [
        { place: 'tag', name: 'summer', steps: [percentStep(40)] },
        { place: 'collection', name: 'gifts', steps: [percentStep(30)] },
      ] as const;
      const { shopId, product } = await opened(host, ['Gifts'], rules);
      await world.settle();
      const ofGifts = { source: 'collection', rate: 300_000, paid: false };
      expect(await sourcesOf(shopId, product)).toEqual([ofGifts]);
      await change(host, product, { tags: ['Summer'] });
      expect(await sourcesOf(shopId, product)).toEqual([{ source: 'tag', rate: 400_000, paid: false }]);
      await change(host, product, { tags: [], collections: ['Other'] });
      expect(await sourcesOf(shopId, product)).toEqual([{ source: 'global', rate: 500_000, paid: false }]);
      await change(host, product, { collections: ['Other', 'GIFTS'] });
      expect(await sourcesOf(shopId, product)).toEqual([ofGifts]);
      await isClean(shopId);

      const [vendor] = await world.rows(sql<{ id: number }>`
        select l.vendor_id as id from line_items l join variants v on v.id = l.variant_id
        join products p on p.id = v.product_id
        where l.shop_id = ${shopId} and p.platform_id = ${String(product.id)} limit 1`);
      await world.database.asShop({ shopId, vendorIds: null }, (tx) =>
        world.payAll(tx, { shopId, vendorId: vendor?.id ?? 0 }),
      );
      await change(host, product, { collections: [] });
      expect(await sourcesOf(shopId, product)).toEqual([{ ...ofGifts, paid: true }]);
      await isClean(shopId);
    });

    it('writes no line where the shop has no rule for tags or collections', async () => {
      const host = 'unruled.myshopify.com';
      const { shopId, product } = await opened(host, ['Gifts']);
      await world.settle();
      const versions = () =>
        world.rows(sql`select md5(string_agg(t.xmin::text || t::text, '|' order by t.id)) as lines
          from line_items t where shop_id = ${shopId}`);
      const before = await versions();
      await change(host, product, { tags: ['Summer'], collections: ['Other'] });
      expect(await storedOf(shopId, product)).toBe('Other');
      expect(await versions()).toEqual(before);
    });
  });

  it('a products file names collections, and one without says nothing of them', async () => {
    const shop = await openShop(world.database, {});
    const [header = '', ...rows] = files.products.split(/\r?\n/).slice(0, 20);
    const withColumn = [
      `${header},Collection`,
      ...rows.map((row, at) => `${row},${at === 0 ? '"Cups, mugs"' : ''}`),
    ];
    const ofFirst = () =>
      world.rows(sql<{ collections: string }>`
        select collections from products where shop_id = ${shop.shopId} order by collections desc limit 2`);
    const asFile = (lines: readonly string[]) => ({ products: `${lines.join('\n')}\n` });
    await shop.importWell(asFile(withColumn));
    expect(await ofFirst()).toEqual([{ collections: 'Cups, mugs' }, { collections: '' }]);
    await shop.importWell(asFile([header, ...rows]));
    expect(await ofFirst()).toEqual([{ collections: 'Cups, mugs' }, { collections: '' }]);
  });
});
