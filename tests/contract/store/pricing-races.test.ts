import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { restingJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { askFor } from '../../../packages/server/src/jobs/start.ts';
import { overrideCommission } from '../../../packages/server/src/actions/commission/override-commission.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { PricingScope } from '../../../packages/server/src/pricing/scope.ts';
import { holdRules } from '../../../packages/server/src/pricing/shop-rules.ts';
import { forDatabase } from '../../databases.ts';
import { holdOpen, waiting } from '../held.ts';
import { insertLine, insertOrder, insertShop, insertVendor, someDay } from '../rows.ts';
import { settled } from '../settled.ts';

/*
 * Lines are priced during other changes to them: the last change wins, and no price calculated earlier overwrites it.
 */

type Made = { readonly shop: number; readonly order: number; readonly lines: readonly number[] };

const scopes: Record<string, (made: Made) => PricingScope> = {
  'by lines': ({ lines }) => ({ lines }),
  'by orders': ({ order }) => ({ orders: [order] }),
  'by a range of orders': ({ order }) => ({ after: order - 1, through: order }),
};

forDatabase('postgresql', (open) => {
  it.each(Object.entries(scopes))('%s: an override that comes in between stays', async (_name, scopeOf) => {
    const database = await open();
    const made = await database.asSystem(orderOfThreeLines);
    const [first = 0, middle = 0, last = 0] = made.lines;
    const asOwner = <T>(work: (tx: Tx) => Promise<T>) =>
      database.asShop({ shopId: made.shop, vendorIds: null }, work);

    // From either end, the pricing reaches a locked line before the middle one.
    const held = await holdLines(database, made, [first, last]);
    const pricing = asOwner((tx) => priceLines(tx, made.shop, scopeOf(made)));
    await expect.poll(() => waiting(database)).toBe(1);
    const override = asOwner((tx) =>
      overrideCommission(
        tx,
        { shopId: made.shop, by: { kind: 'job', name: 'test' }, now: someDay },
        { line_item: middle, commission: '5.00' },
      ),
    );
    let isDone = false;
    void override.then(() => (isDone = true));
    await expect.poll(async () => isDone || (await waiting(database)) === 2).toBe(true);
    await Promise.all([held.commit(), pricing, override]);

    const { commission_full: commission } = await database.asSystem((tx) =>
      tx
        .selectFrom('line_items')
        .select('commission_full')
        .where('id', '=', middle)
        .executeTakeFirstOrThrow(),
    );
    expect(commission).toBe(500);
  });

  it.each(['recalculation', 'sync'] as const)(
    'no other pricing runs while a step of a %s does',
    async (kind) => {
      const database = await open();
      const made = await database.asSystem(orderOfThreeLines);
      const asOwner = <T>(work: (tx: Tx) => Promise<T>) =>
        database.asShop({ shopId: made.shop, vendorIds: null }, work);
      await asOwner((tx) => askFor(tx, restingJobs, { shopId: made.shop, kind }));

      const held = await holdLines(database, made, made.lines);
      const job = settled({ database });
      await expect.poll(() => waiting(database)).toBe(1);
      const other = asOwner((tx) => holdRules(tx, made.shop, 'share'));
      await expect.poll(() => waiting(database)).toBe(2);
      await Promise.all([held.commit(), job, other]);
    },
  );
});

async function orderOfThreeLines(tx: Tx): Promise<Made> {
  const shop = await insertShop(tx, { settings: { global_commission_ppm: 300_000 } });
  const vendor = await insertVendor(tx, shop);
  const order = await insertOrder(tx, shop);
  const lines = [];
  for (let n = 0; n < 3; n++) {
    lines.push(await insertLine(tx, shop, order, { tracked_vendor_id: vendor, price: 2000 }));
  }
  return { shop, order, lines };
}

function holdLines(database: Database, { shop }: Made, lines: readonly number[]) {
  return holdOpen(database, shop, (tx) =>
    sql`select from line_items where id = any (${[...lines]}::int8[]) for no key update`.execute(tx),
  );
}
