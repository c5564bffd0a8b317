import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourly, reconcileAll } from '../../../packages/server/src/jobs/reconcile.ts';
import { forEachDatabase } from '../../databases.ts';
import { retailFiles, retailShop } from './retail.ts';
import { openWorld, type World } from './world.ts';

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
  });
  afterAll(() => world.close());

  it('an open dispute keeps its vendor back in pay runs until it is settled', async () => {
    const host = 'disputes.myshopify.com';
    const shop = retailShop(host, retailFiles(12));
    world.shopify.add(shop);
    const { shopId } = await world.install(host);
    await world.database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 333300 where shop_id = ${shopId}`.execute(tx),
    );
    await world.settle();
    const [sold] = await world.rows(sql<{ id: string; vendor: number; name: string }>`
      select o.platform_id as id, o.name, l.vendor_id as vendor from orders o
      join line_items l on l.order_id = o.id and l.shop_id = o.shop_id
      where o.shop_id = ${shopId} and l.commission_state = 'accrued' and l.commission_amount > 0 limit 1`);
    const order = shop.orders.get(Number(sold?.id));
    if (sold === undefined || order === undefined) throw new Error('Nothing was sold.');

    // The shop's first draft is of all; each later one is worked out again.
    const { token } = await signedIn();
    const run = await world.server.ok('createPayRun', { token, body: { method: 'by_hand' } });
    const params = { id: run.id };
    const exceptionOf = async () => {
      await world.server.ok('refreshPayRun', { token, params });
      const { results } = await world.server.ok('listPayRunVendors', { token, params });
      return results.find(({ vendor }) => vendor === sold.vendor)?.exception ?? null;
    };
    const turn = async (...statuses: string[]) => {
      // Without a change of `updatedAt`, and without a message.
      order.disputes = statuses;
      await reconcileAll(world.database, world.platforms, hourly);
      await world.settle();
    };
    expect(await exceptionOf()).toBeNull();
    for (const [statuses, isOpen] of [
      [['NEEDS_RESPONSE'], true],
      [['LOST', 'UNDER_REVIEW'], true],
      [['WON'], false],
      [['ACCEPTED'], false],
      [['SOMETHING_NEW', 'WON'], false],
      [['UNDER_REVIEW'], true],
    ] as const) {
      await turn(...statuses);
      const exception = await exceptionOf();
      expect(exception === null).toBe(!isOpen);
      if (isOpen) {
        expect(exception).toMatchObject({ code: 'disputed' });
        expect(exception?.reason).toContain(`Order ${sold.name} is disputed`);
      }
    }

    // An approval of what was reviewed before the dispute pays nothing of it.
    const { amount } = await world.server.ok('getPayRun', { token, params });
    await turn('WON');
    const changed = await world.server.ok('refreshPayRun', { token, params });
    expect(changed.amount).not.toBe(amount);
    await turn('NEEDS_RESPONSE');
    const stale = { token, params, body: { expected_amount: changed.amount } };
    expect((await world.server.refused('approvePayRun', 409, stale)).code).toBe('amount_changed');
    // A person may still pay the vendor, on its own page.
    await world.server.ok('createPayout', {
      token,
      body: { vendor: sold.vendor, all_line_items: true, method: 'by_hand' },
    });
    expect(world.failures).toEqual([]);

    async function signedIn() {
      return world.install(host);
    }
  });
});
