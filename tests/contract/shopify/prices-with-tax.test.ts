import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordersCsv, anOrderRow } from '../../unit/import/files.ts';
import { forEachDatabase } from '../../databases.ts';
import { openShop } from '../import/shop.ts';
import { retailFiles, retailShop } from './retail.ts';
import { openWorld, type World } from './world.ts';

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  it('each order says whether its prices include tax', async () => {
    const host = 'taxed.myshopify.com';
    const shop = retailShop(host, retailFiles(2));
    const [gross, net] = [...shop.orders.values()];
    if (gross === undefined || net === undefined) throw new Error('There are no orders.');
    for (const order of [gross, net]) {
      const [line] = order.lines;
      if (line === undefined) throw new Error('There is no line.');
      order.lines = [{ ...line, price: 12_100, quantity: 1, discount: 0, tax: 2100 }];
      order.refunds = [];
      order.refunded = 0;
      order.financialStatus = 'PAID';
      order.cancelledAt = null;
      order.taxesIncluded = order === gross;
    }
    world.shopify.add(shop);
    const { shopId } = await world.install(host);
    await world.database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 500000 where shop_id = ${shopId}`.execute(tx),
    );
    await world.settle();
    expect(world.failures).toEqual([]);
    const amounts = await world.rows(sql<{ name: string; amount: number }>`
      select o.name, l.commission_amount as amount from line_items l join orders o on o.id = l.order_id
      where l.shop_id = ${shopId} and l.kind = 'product'`);
    expect(new Map(amounts.map(({ name, amount }) => [name, amount]))).toEqual(
      new Map([
        [gross.name, 5000],
        [net.name, 6050],
      ]),
    );
  });

  it('a platform that has said it keeps its word, however many files come after', async () => {
    const host = 'stated.myshopify.com';
    const shop = await openShop(world.database, { shop: { myshopify_domain: host } });
    const data = retailShop(host, retailFiles(1));
    const [order] = data.orders.values();
    const [line] = order?.lines ?? [];
    if (order === undefined || line === undefined) throw new Error('There is no order.');
    order.lines = [{ ...line, price: 12_100, quantity: 1, discount: 0, tax: 2100 }];
    Object.assign(order, { refunds: [], refunded: 0, financialStatus: 'PAID', cancelledAt: null });
    Object.assign(order, { taxesIncluded: true, subtotal: 12_100, total: 12_100 });
    world.shopify.add(data);
    await world.install(host);
    await world.settle();
    const amounts = () =>
      shop.rows(
        sql<{ amount: number }>`select commission_amount as amount from line_items where kind = 'product'`,
      );
    expect(await amounts()).toEqual([{ amount: 5000 }]);
    const row = anOrderRow({
      Id: String(order.id),
      Name: order.name,
      'Created at': order.processedAt.toISOString(),
      Subtotal: '121.00',
      Taxes: '21.00',
      Total: '142.00',
      'Lineitem name': line.name,
      'Lineitem sku': line.sku,
      'Lineitem price': '121.00',
      'Lineitem taxable': 'true',
      Vendor: line.vendor,
    });
    for (let times = 0; times < 3; times += 1) {
      await shop.import({ orders: ordersCsv([row]) });
      expect(await amounts()).toEqual([{ amount: 5000 }]);
    }
  });

  it('a platform that is connected sets what the files before it did not say', async () => {
    const host = 'gross.myshopify.com';
    const shop = await openShop(world.database, { shop: { myshopify_domain: host } });
    const order = anOrderRow({ Taxes: '21.00', 'Lineitem price': '121.00', 'Lineitem taxable': 'true' });
    await shop.importWell({ orders: ordersCsv([order]) });
    expect(await shop.due('Blue Kiln')).toBe(6050);
    world.shopify.add({ ...retailShop(host, retailFiles(1)), taxesIncluded: true });
    expect((await world.install(host)).shopId).toBe(shop.shopId);
    await world.settle();
    expect(world.failures).toEqual([]);
    expect(await shop.due('Blue Kiln')).toBe(5000);
    const [entry] = await world.rows(sql<{ after: unknown }>`
      select after from history where shop_id = ${shop.shopId} and event = 'rule.updated'`);
    expect(entry?.after).toEqual({ prices_include_tax: true });
  });
});
