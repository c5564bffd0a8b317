import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { forEachDatabase } from '../../databases.ts';
import { openShop } from '../import/shop.ts';
import { retailFiles, retailShop } from './retail.ts';
import { openWorld } from './world.ts';

/*
 * A shop that has imported its orders from files and is connected to its platform afterwards: every order and line is
 * recognized, paid ones included.
 */

const files = retailFiles(20);
const withoutIds = files.orders.replaceAll(/,4000000\d{6},/g, ',,');
// Lines with one SKU change their order when a file is sorted.
const reversed = () => {
  const [head = '', ...rows] = withoutIds.trimEnd().split('\n');
  return `${[head, ...rows.toReversed()].join('\n')}\n`;
};

forEachDatabase((_name, open) => {
  it.each([
    ['with their Ids', files.orders],
    ['without Ids', withoutIds],
    ['without Ids and sorted', reversed()],
  ])('orders that were imported %s are the ones that the platform has', async (_what, orders) => {
    const world = await openWorld(await open());
    try {
      const { database, shopify } = world;
      const host = 'moss.myshopify.com';
      const shop = await openShop(database, {
        shop: { myshopify_domain: host },
        settings: { discount_share: 'equal' },
      });
      await shop.importWell({ ...files, orders });
      const vendors = await world.rows(sql<{ name: string }>`
        select v.name from vendor_totals t join vendors v on v.id = t.vendor_id where t.due > 0 order by v.name limit 9`);
      for (const { name } of vendors) await shop.payAll(name);
      const state = async () => ({
        totals: await world.rows(
          sql`select vendor_id, due, paid from vendor_totals where due <> 0 or paid <> 0 order by 1`,
        ),
        lines: await world.rows(sql`
          select id, price, quantity, allocated_discount, commission_amount, payout_id, returned_quantity from line_items
          order by 1`),
      });
      const before = await state();
      shopify.add(retailShop(host, files));
      expect((await world.install(host)).shopId).toBe(shop.shopId);
      await world.settle();
      expect(world.failures).toEqual([]);
      expect(await state()).toEqual(before);
      const [found] = await world.rows(sql`
        select count(*) as orders, count(*) filter (where platform_id ~ '^4000000[0-9]{6}$') as of_platform,
          (select count(*) from line_items where platform_id !~ '^[0-9]+(:return:[0-9]+)?$') as of_files
        from orders`);
      expect(found).toEqual({ orders: 20, of_platform: 20, of_files: 0 });
      expect(
        await database.asShop({ shopId: shop.shopId, vendorIds: null }, (tx) => audit(tx, shop.shopId)),
      ).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
