import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  compareAll,
  stepsOf,
} from '../../../packages/server/src/features/reconciliation/reconciliation-work.ts';
import { forEachDatabase } from '../../databases.ts';
import { comparing, type Comparing } from '../reconciliation/comparing.ts';
import { retailFiles, retailShop } from './retail.ts';
import type { ShopData, ShopOrder } from './shop-data.ts';
import { openWorld, type World } from './world.ts';

/* The orders of a connected shop against its books, which were synced from it. */

forEachDatabase((_name, open) => {
  let world: World;
  let shop: ShopData;
  let token: string;
  let shopId: number;
  let compare: Comparing;
  let orders: ShopOrder[];
  beforeAll(async () => {
    world = await openWorld(await open());
    shop = retailShop('compared.myshopify.com', retailFiles(60));
    world.shopify.add(shop);
    ({ token, shopId } = await world.install(shop.host));
    await world.database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 500000 where shop_id = ${shopId}`.execute(tx),
    );
    await world.settle();
    compare = comparing(world.database, shopId, world.platforms);
    orders = [...shop.orders.values()].filter(
      (order) => order.refunds.length === 0 && order.cancelledAt === null,
    );
  });
  afterAll(() => world.close());

  const whole = stepsOf({ isConnected: true });
  const orderAt = (place: number): ShopOrder => {
    const order = orders[place];
    if (order === undefined) throw new Error(`There is no order ${place}.`);
    return order;
  };
  const found = async () => (await compare.list()).filter(({ source }) => source === 'platform');
  const forget = (order: ShopOrder) =>
    world.database.asSystem(async (tx) => {
      const of = sql`shop_id = ${shopId} and order_id = (select id from orders where shop_id = ${shopId} and name = ${order.name})`;
      await sql`delete from line_items where ${of}`.execute(tx);
      await sql`delete from orders where shop_id = ${shopId} and name = ${order.name}`.execute(tx);
    });

  it('finds nothing in books that were synced, and writes nothing of them', async () => {
    const run = await compare.check(whole);
    expect(run).toMatchObject({ state: 'done', problem: '' });
    expect(await found()).toEqual([]);
    const { platform } = await world.server.ok('getReconciliation', { token });
    expect(platform).toMatchObject({ name: 'Shopify', orders: shop.orders.size });
    const kept = await world.rows(sql<{ customer: string }>`
      select record -> 'customer' ->> 'name' as customer from compared_orders where shop_id = ${shopId}`);
    expect(new Set(kept.map(({ customer }) => customer))).toEqual(new Set(['']));
  });

  it('finds an order that never came, and takes it in at a press', async () => {
    const order = orderAt(3);
    await forget(order);
    await compare.check(whole);
    const [difference] = await found();
    expect(difference).toMatchObject({ kind: 'order_missing_here', title: order.name });
    const params = { id: difference?.id ?? 0 };
    expect(await world.server.ok('getDifference', { token, params })).toMatchObject({
      remedies: ['fetch_order', 'open_platform_order'],
      order: { id: null, platform_id: String(order.id) },
    });
    expect(await world.server.refused('importComparedOrder', 422, { token, params })).toMatchObject({
      code: 'invalid_value',
    });
    const presses = await Promise.all(
      [1, 2].map(() => world.server.ask('fetchOrderAgain', { token, params })),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.server.ok('getDifference', { token, params })).toMatchObject({ state: 'settled' });
    expect(await found()).toEqual([]);
    const [here] = await world.rows(sql<{ lines: number }>`
      select count(*)::int4 as lines from line_items l join orders o on o.id = l.order_id
      where o.shop_id = ${shopId} and o.name = ${order.name} and l.kind = 'product'`);
    expect(here?.lines).toBe(order.lines.length);
  });

  it('finds a line that was changed, and not one that the books have in a later state', async () => {
    const [changed, later] = [orderAt(5), orderAt(6)];
    const line = changed.lines[0];
    const other = later.lines[0];
    if (line === undefined || other === undefined) throw new Error('An order has no line.');
    line.price += 100;
    await compare.check(whole);
    expect((await found()).map(({ kind, order_name: name }) => [kind, name])).toEqual([
      ['price_differs', changed.name],
    ]);
    // The platform changes the other one after its orders were fetched, and says so.
    await world.database.asSystem((tx) =>
      sql`update orders set platform_updated_at = now() + interval '1 day' where shop_id = ${shopId} and name = ${changed.name}`.execute(
        tx,
      ),
    );
    await compare.check(['platform']);
    expect(await found()).toEqual([]);
    line.price -= 100;
  });

  it('compares what was fetched last where the platform cannot be asked, and says so', async () => {
    await compare.check(whole);
    const shopify = world.platforms.get('shopify');
    if (shopify === undefined) throw new Error('There is no platform.');
    const open = () => {
      throw new Error('No answer.');
    };
    const gone = comparing(world.database, shopId, new Map([['shopify', { ...shopify, open }]]));
    const run = await gone.check(whole);
    expect(run).toMatchObject({
      state: 'done',
      problem: expect.stringContaining('could not be asked') as string,
    });
    const { platform } = await world.server.ok('getReconciliation', { token });
    expect(platform).toMatchObject({ orders: shop.orders.size });
  });

  it('fails where the server cannot keep what it has fetched, and does not blame the platform', async () => {
    const shopify = world.platforms.get('shopify');
    if (shopify === undefined) throw new Error('There is no platform.');
    const unkept = {
      ...shopify,
      open: (...given: Parameters<typeof shopify.open>) => {
        const real = shopify.open(...given);
        async function* batches(...asked: Parameters<typeof real.reading.batches>) {
          for await (const batch of real.reading.batches(...asked)) {
            // No text of the database holds this character.
            yield batch.of === 'orders'
              ? { ...batch, read: batch.read.map((order) => ({ ...order, name: `${order.name}\0` })) }
              : batch;
          }
        }
        return { ...real, reading: { ...real.reading, batches } };
      },
    };
    const faulty = comparing(world.database, shopId, new Map([['shopify', unkept]]));
    await expect(faulty.check(whole)).rejects.toThrow();
    const { run, platform } = await world.server.ok('getReconciliation', { token });
    expect(run).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('fault of the server') as string,
    });
    expect(platform).toMatchObject({ orders: shop.orders.size });
    expect(await found()).toEqual([]);
  });

  it('is compared every hour, and with its orders every night', async () => {
    const stepsOfRun = async (how: 'hourly' | 'nightly') => {
      await compareAll(world.database, how, world.server.now);
      const run = await world.rows(sql<{ steps: string[] }>`
        select steps from reconciliation_runs where shop_id = ${shopId} and state = 'running'`);
      await compare.run();
      return run[0]?.steps;
    };
    expect(await stepsOfRun('hourly')).not.toContain('reading_platform');
    expect(await stepsOfRun('nightly')).toContain('reading_platform');
    expect(await found()).toEqual([]);
  });
});
