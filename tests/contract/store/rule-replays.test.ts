import type { RuleDraft } from '@consignment/server/database/column-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { forgetSales } from '../../../packages/server/src/pricing/vendor-sales.ts';
import {
  replayById,
  replayedVendors,
} from '../../../packages/server/src/features/rules/queries/rule-replay-results.ts';
import {
  beginReplay,
  endReplay,
  insertReplay,
  lockReplay,
  replaySlice,
} from '../../../packages/server/src/features/rules/queries/rule-replays.ts';
import { forEachDatabase } from '../../databases.ts';
import { someDay } from '../rows.ts';
import { ruleCase, shopCase } from './pricing-cases.ts';
import { dayOf, insertCase, targetOf, type Made } from './pricing-rows.ts';

const isLong = process.env['LONG_TESTS'] === '1';

type Days = { readonly from: string; readonly until: string };

/** Around the days of the orders of the cases. */
const days: fc.Arbitrary<Days> = fc.constantFrom(
  { from: '2026-03-07', until: '2026-03-07' },
  { from: '2026-03-08', until: '2026-06-30' },
  { from: '2026-01-01', until: '2026-12-31' },
);

forEachDatabase((_name, open) => {
  it('finds what saving the drafts for these days brings where nothing is paid, to the cent', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(
        shopCase,
        fc.array(ruleCase, { minLength: 1, maxLength: 20 }),
        days,
        fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 60 }),
        async (asked, drafted, { from, until }, paid, size) => {
          const before = await database.asSystem((tx) => insertCase(tx, asked));
          await price(database, before.shopId);
          await pay(database, before.shopId, ({ index }) => paid[index % paid.length] === true);
          const earned = await earnings(database, before.shopId);

          const drafts = drafted.map((one): RuleDraft => {
            return { target: targetOf(one, before.made), from: one.from, until: one.until, value: one.value };
          });
          const found = await replay(database, { shopId: before.shopId, drafts, from, until }, size);

          const saved = await database.asSystem((tx) =>
            insertCase(tx, {
              ...asked,
              rules: [...asked.rules, ...drafted.map((one) => ({ ...one, from, until }))],
            }),
          );
          // As when all lines are priced after rules are saved.
          await database.asShop({ shopId: saved.shopId, vendorIds: null }, (tx) =>
            forgetSales(tx, saved.shopId),
          );
          await price(database, saved.shopId);
          const would = await earnings(database, saved.shopId);

          const wanted = asked.cases.flatMap(({ line }, index) => {
            const day = dayOf(line, asked.shop);
            const [own, copy] = [before.made[index], saved.made[index]];
            if (own === undefined || copy === undefined) throw new Error('A case was not inserted.');
            if (day < from || day > until || line.kind !== 'product' || line.vendorId === null) return [];
            const one = { earned: earned.get(own.lineId), would: would.get(copy.lineId) };
            return [[own.vendorId, one] as const];
          });
          expect(found).toEqual(new Map(wanted));
          // Lines as they were.
          expect(await earnings(database, before.shopId)).toEqual(earned);
        },
      ),
      { numRuns: isLong ? 400 : 5, endOnFailure: true },
    );
  });
});

async function price(database: Database, shopId: number): Promise<void> {
  await database.asShop({ shopId, vendorIds: null }, (tx) => priceLines(tx, shopId, allOrders));
}

/** Pays accrued lines, each in a separate payout. */
async function pay(
  database: Database,
  shopId: number,
  isPaid: (line: { readonly index: number }) => boolean,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const lines = await tx
      .selectFrom('line_items')
      .select(['id', 'vendor_id', 'commission_amount'])
      .where('shop_id', '=', shopId)
      .where('commission_state', '=', 'accrued')
      .orderBy('id')
      .execute();
    for (const [index, { id, vendor_id: vendorId, commission_amount: amount }] of lines.entries()) {
      if (vendorId === null || !isPaid({ index })) continue;
      const payout = await tx
        .insertInto('payouts')
        .values({
          shop_id: shopId,
          vendor_id: vendorId,
          invoice_number: index + 1,
          currency: 'USD',
          lines_amount: amount,
          created_date: someDay,
          created_by: null,
          deleted_date: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.updateTable('line_items').set({ payout_id: payout.id }).where('id', '=', id).execute();
    }
  });
}

/** The earnings of each line, by its id. */
async function earnings(database: Database, shopId: number): Promise<Map<Made['lineId'], number>> {
  const rows = await database.asShop({ shopId, vendorIds: null }, (tx) =>
    tx.selectFrom('line_items').select(['id', 'commission_state', 'commission_amount']).execute(),
  );
  return new Map(rows.map((row) => [row.id, row.commission_state === 'accrued' ? row.commission_amount : 0]));
}

/** Replays to the end, so many orders at a time; by vendor. */
async function replay(
  database: Database,
  { shopId, drafts, from, until }: Days & { readonly shopId: number; readonly drafts: readonly RuleDraft[] },
  size: number,
): Promise<Map<number, { earned: number; would: number }>> {
  const inShop = <T>(work: (tx: Tx) => Promise<T>) => database.asShop({ shopId, vendorIds: null }, work);
  const id = await inShop((tx) =>
    insertReplay(tx, { shopId, drafts, firstDay: from, lastDay: until, madeBy: null, now: someDay }),
  );
  if (id === null) throw new Error('Another replay is under way.');
  for (;;) {
    const isLeft = await inShop(async (tx) => {
      const row = await lockReplay(tx, shopId);
      if (row === null) return false;
      const { after_order_id: after, last_order_id: through } = row;
      const goesOn =
        after === null || through === null
          ? (await beginReplay(tx, row)) !== null
          : await replaySlice(tx, row, { after, through }, size);
      if (!goesOn) await endReplay(tx, { shopId, id }, 'done', someDay);
      return goesOn;
    });
    if (!isLeft) break;
  }
  return inShop(async (tx) => {
    const row = await replayById(tx, shopId, id);
    expect(row?.state).toBe('done');
    const vendors = await replayedVendors(tx, { shop_id: shopId, id });
    return new Map(vendors.map((vendor) => [vendor.id, { earned: vendor.earned, would: vendor.would }]));
  });
}
