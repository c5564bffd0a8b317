import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertCustomItem, removeCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { releasePayout } from '../../../packages/server/src/ledger/release-payout.ts';
import { vendorsNamed } from '../../../packages/server/src/queries/imports/vendors.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { deriveTotals } from '../../../packages/server/src/pricing/totals.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

type Two = Books & { readonly otherId: number };

async function openTwo(database: Parameters<typeof openBooks>[0]): Promise<Two> {
  const own = await openBooks(database);
  const otherId = await database.asSystem((tx) => insertVendor(tx, own.shopId));
  return { ...own, otherId };
}

const merge = (own: Books, fromId: number, intoId: number) =>
  own.write((tx) => mergeVendors(tx, { shopId: own.shopId, fromId, intoId, createdBy: null, now: someDay }));
const addItem = (own: Books, vendorId: number, amount: number) =>
  own.write((tx) =>
    insertCustomItem(tx, {
      shopId: own.shopId,
      vendorId,
      title: 'Rent',
      amount,
      currency: 'USD',
      now: someDay,
    }),
  );
const sum = (a: Awaited<ReturnType<Books['totals']>>, b: typeof a) => ({
  due: a.due + b.due,
  paid: a.paid + b.paid,
  earned: a.earned + b.earned,
  sales: a.sales + b.sales,
  tax: a.tax + b.tax,
});
const nothing = { due: 0, paid: 0, earned: 0, sales: 0, tax: 0 };
const balances = async (own: Books, vendorId: number) => {
  const { rows } = await own.write((tx) =>
    sql<{ account: string; amount: number }>`
      select account, sum(amount)::int8 as amount from ledger_entries where vendor_id = ${vendorId}
      group by account having sum(amount) <> 0 order by account`.execute(tx),
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

forEachDatabase((_name, open) => {
  describe('a vendor that is merged into another', () => {
    it('leaves it its own further fields, after those that were there', async () => {
      const own = await openTwo(await open());
      const fields = [
        { vendor_id: own.vendorId, key: 'Studio', value: 'Dockside' },
        { vendor_id: own.otherId, key: 'Kiln', value: 'Gas' },
        { vendor_id: own.otherId, key: 'Glaze', value: 'Ash' },
      ].map((field, at) => ({ ...field, shop_id: own.shopId, position: at + 1 }));
      await own.write((tx) => tx.insertInto('vendor_metafields').values(fields).execute());
      await merge(own, own.otherId, own.vendorId);
      const kept = await own.write((tx) =>
        tx
          .selectFrom('vendor_metafields')
          .select(['key', 'value'])
          .where('vendor_id', '=', own.vendorId)
          .orderBy('position')
          .execute(),
      );
      expect(kept.map(({ key, value }) => `${key}: ${value}`)).toEqual([
        'Studio: Dockside',
        'Kiln: Gas',
        'Glaze: Ash',
      ]);
    });

    it('leaves it the sum of both, to the cent, and the ledger says so without being edited', async () => {
      const own = await openTwo(await open());
      const paid = await own.sell({ price: 700 }, own.otherId);
      await own.paid({ vendorId: own.otherId, additionalPay: 55 });
      await own.refund(paid, { units: 1 });
      await addItem(own, own.otherId, -120);
      await own.sell({ price: 1999 }, own.otherId);
      await own.sell({ price: 333 });
      await own.paid();
      await own.sell({ price: 10 });
      const both = sum(await own.totals(), await own.totals(own.otherId));
      const before = [await balances(own, own.otherId), await balances(own, own.vendorId)];
      const entries = await own.write((tx) =>
        sql`select * from ledger_entries order by transaction_id, account`.execute(tx),
      );

      expect(await merge(own, own.otherId, own.vendorId)).toEqual({ is: 'merged' });
      expect(await own.totals()).toEqual(both);
      expect(await own.totals(own.otherId)).toEqual(nothing);
      await own.expectClean();
      expect(await balances(own, own.otherId)).toEqual({});
      const after = await balances(own, own.vendorId);
      for (const account of Object.keys(after)) {
        expect(after[account]).toBe((before[0]?.[account] ?? 0) + (before[1]?.[account] ?? 0));
      }
      const kept = await own.write((tx) =>
        sql`select e.* from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.kind <> 'vendor_merged' order by e.transaction_id, e.account`.execute(tx),
      );
      expect(kept.rows).toEqual(entries.rows);
      // Recalculated from their rows, they are the same.
      expect(await own.write((tx) => deriveTotals(tx, own.shopId, [own.vendorId, own.otherId]))).toBe(0);
      // One payout pays the open lines of both.
      expect((await own.paid()).amount).toBe(both.due);
      await own.expectClean();
    });

    it('is merged once, however often it is sent, and never into a vendor that is gone', async () => {
      const own = await openTwo(await open());
      const thirdId = await own.database.asSystem((tx) => insertVendor(tx, own.shopId));
      await own.sell({ price: 500 }, own.otherId);
      await merge(own, own.otherId, own.vendorId);
      const { due } = await own.totals();
      expect(await merge(own, own.otherId, own.vendorId)).toEqual({ is: 'again' });
      expect(await merge(own, own.otherId, thirdId)).toMatchObject({ code: 'already_merged' });
      expect(await merge(own, own.vendorId, own.otherId)).toMatchObject({ code: 'other_not_found' });
      expect(await merge(own, own.vendorId, 999_999)).toMatchObject({ code: 'other_not_found' });
      expect(await merge(own, 999_999, own.vendorId)).toMatchObject({ code: 'not_found' });
      expect((await own.totals()).due).toBe(due);
      expect(await own.pay({ vendorId: own.otherId })).toMatchObject({ code: 'not_found' });

      // A second merge moves the data of the first too.
      await merge(own, own.vendorId, thirdId);
      expect((await own.totals(thirdId)).due).toBe(due);
      expect(await merge(own, own.otherId, own.vendorId)).toEqual({ is: 'again' });
      await own.expectClean();
    });

    it('has its payouts taken back, refunded and its items removed where they are now', async () => {
      const own = await openTwo(await open());
      const line = await own.sell({ price: 800, quantity: 2 }, own.otherId);
      const item = await addItem(own, own.otherId, 70);
      const first = await own.paid({ vendorId: own.otherId, additionalPay: 9 });
      const open2 = await addItem(own, own.otherId, 40);
      await own.sell({ price: 100 });
      await merge(own, own.otherId, own.vendorId);
      await own.expectClean();

      await own.refund(line, { units: 1 });
      await own.expectClean();
      expect(await own.unpay(first.id)).toBe('deleted');
      await own.expectClean();
      for (const lineId of [item, open2]) {
        expect(
          await own.write((tx) => removeCustomItem(tx, { shopId: own.shopId, lineId, now: someDay })),
        ).toBe('removed');
      }
      await own.expectClean();
      expect(await own.totals()).toMatchObject({ due: 800 + 100, paid: 0 });
      expect(await own.totals(own.otherId)).toEqual(nothing);
    });

    it('is found under its old name by whatever is imported later', async () => {
      const own = await openTwo(await open());
      const { name, slug } = await own.write((tx) =>
        tx
          .selectFrom('vendors')
          .select(['name', 'slug'])
          .where('id', '=', own.otherId)
          .executeTakeFirstOrThrow(),
      );
      await merge(own, own.otherId, own.vendorId);
      const named = { name: name.toUpperCase(), slug };
      for (const by of ['name', 'slug'] as const) {
        const found = await own.write((tx) =>
          vendorsNamed(tx, { shopId: own.shopId, now: someDay }, [named], by),
        );
        expect(found).toEqual({ idOf: new Map([[named[by], own.vendorId]]), created: 0 });
      }
    });

    it('is refused while a payout of either is under way, and then is not', async () => {
      const own = await openTwo(await open());
      await own.sell({ price: 500 }, own.otherId);
      const setup = { method: 'paypal', mode: 'live', clientId: 'AZ', refused: new Map() } as const;
      await own.write((tx) =>
        tx
          .updateTable('vendors')
          .set({ paypal_email: 'a@b.example' })
          .where('id', '=', own.otherId)
          .execute(),
      );
      const payout = await own.paid({ vendorId: own.otherId, setup });
      for (const status of ['sending', 'checking', 'sent', 'held', 'unclaimed', 'needs_attention'] as const) {
        await own.write((tx) =>
          tx.updateTable('payouts').set({ status }).where('id', '=', payout.id).execute(),
        );
        for (const [from, into] of [
          [own.otherId, own.vendorId],
          [own.vendorId, own.otherId],
        ] as const) {
          const verdict = await merge(own, from, into);
          expect(verdict).toMatchObject({ is: 'refused', code: 'payouts_under_way' });
        }
      }
      await own.write((tx) =>
        tx.updateTable('payouts').set({ status: 'paid' }).where('id', '=', payout.id).execute(),
      );
      expect(await merge(own, own.otherId, own.vendorId)).toEqual({ is: 'merged' });
      await own.expectClean();
      // PayPal returns the money later: the lines are due to the remaining vendor.
      await own.write((tx) =>
        releasePayout(tx, { shopId: own.shopId, payoutId: payout.id, status: 'reversed', now: someDay }),
      );
      expect(await own.totals()).toMatchObject({ due: 500, paid: 0 });
      await own.expectClean();
    });

    it('gets nothing more from callers that still have its id', async () => {
      const own = await openTwo(await open());
      const line = await own.sell({ price: 500 });
      await merge(own, own.otherId, own.vendorId);
      const late = { shop_id: own.shopId, vendor_id: own.otherId };
      const writes = [
        () => own.sell({ price: 100 }, own.otherId),
        () => addItem(own, own.otherId, 5),
        () =>
          own.write((tx) =>
            tx
              .updateTable('line_items')
              .set({ override_vendor_id: own.otherId })
              .where('id', '=', line)
              .execute(),
          ),
        () =>
          own.write((tx) =>
            tx
              .insertInto('products')
              .values({ ...late, platform_id: 'p', title: 'P', handle: 'p', created_at: someDay })
              .execute(),
          ),
      ];
      for (const write of writes) await expect(write()).rejects.toThrow(/has been merged/);
      // A paid line may only move to the vendor that its own was merged into.
      await own.paid();
      const stray = await own.database.asSystem((tx) => insertVendor(tx, own.shopId));
      await expect(
        own.write((tx) =>
          tx.updateTable('line_items').set({ tracked_vendor_id: stray }).where('id', '=', line).execute(),
        ),
      ).rejects.toThrow(/is paid and cannot change/);
    });

    it('is the sum of both after anything that may have happened, and after anything that may follow', async () => {
      const database = await open();
      const step = fc.record({
        do: fc.constantFrom('sell', 'item', 'pay', 'refund', 'unpay'),
        isOther: fc.boolean(),
        amount: fc.integer({ min: -900, max: 3000 }),
        nth: fc.nat({ max: 9 }),
      });
      const story = fc.record({
        before: fc.array(step, { maxLength: 9 }),
        after: fc.array(step, { maxLength: 6 }),
        isSwapped: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(story, async ({ before, after, isSwapped }) => {
          const own = await openTwo(database);
          const [fromId, intoId] = isSwapped ? [own.vendorId, own.otherId] : [own.otherId, own.vendorId];
          const lines: number[] = [];
          const payouts: number[] = [];
          const act = async (one: (typeof before)[number], vendorId: number) => {
            const line = lines[one.nth % Math.max(lines.length, 1)];
            const payout = payouts[one.nth % Math.max(payouts.length, 1)];
            if (one.do === 'sell') {
              lines.push(await own.sell({ price: Math.abs(one.amount), quantity: 2 }, vendorId));
            } else if (one.do === 'item' && one.amount !== 0) await addItem(own, vendorId, one.amount);
            else if (one.do === 'pay') {
              const verdict = await own.pay({ vendorId, additionalPay: one.nth });
              if (verdict.is === 'paid') payouts.push(verdict.payout.id);
            } else if (one.do === 'refund' && line !== undefined) await own.refund(line, { units: 1 });
            else if (one.do === 'unpay' && payout !== undefined) await own.unpay(payout);
          };
          for (const one of before) await act(one, one.isOther ? own.otherId : own.vendorId);
          const both = sum(await own.totals(own.vendorId), await own.totals(own.otherId));
          expect(await merge(own, fromId, intoId)).toEqual({ is: 'merged' });
          expect(await own.totals(intoId)).toEqual(both);
          expect(await own.totals(fromId)).toEqual(nothing);
          await own.expectClean();
          for (const one of after) await act(one, intoId);
          await own.write((tx) => priceLines(tx, own.shopId, allOrders));
          await own.expectClean();
          expect(await own.totals(fromId)).toEqual(nothing);
        }),
        { numRuns: 12 },
      );
    });
  });
});

// Only PostgreSQL: the embedded database runs one transaction at a time and would prove nothing.
forDatabase('postgresql', (open) => {
  describe('a merge among others', () => {
    it('and a payout of the vendor that goes: one comes before the other, and nothing is paid twice or lost', async () => {
      const database = await open({ poolSize: 12 });
      for (let round = 0; round < 15; round++) {
        const own = await openTwo(database);
        await own.sell({ price: 700 }, own.otherId);
        await own.sell({ price: 40 });
        const [verdict, ...pays] = await Promise.all([
          merge(own, own.otherId, own.vendorId),
          own.pay({ vendorId: own.otherId }),
          own.pay({ vendorId: own.otherId }),
          own.pay(),
        ]);
        expect(verdict).toEqual({ is: 'merged' });
        const paid = pays.flatMap((one) => (one.is === 'paid' ? [one.payout.amount] : []));
        const { due, paid: counted } = await own.totals();
        expect(paid.reduce((a, b) => a + b, 0)).toBe(counted);
        expect(due + counted).toBe(740);
        expect(await own.totals(own.otherId)).toEqual(nothing);
        await own.expectClean();
      }
    });

    it('and sales, items, refunds and deletions at once: no row is left behind', async () => {
      const database = await open({ poolSize: 12 });
      for (let round = 0; round < 8; round++) {
        const own = await openTwo(database);
        const line = await own.sell({ price: 500, quantity: 4 }, own.otherId);
        const payout = await own.paid({ vendorId: own.otherId });
        const late = (work: Promise<unknown>) =>
          work.catch((error: unknown) => expect(String(error)).toMatch(/has been merged/));
        await Promise.all([
          merge(own, own.otherId, own.vendorId),
          own.refund(line, { units: 1 }),
          own.unpay(payout.id),
          late(own.sell({ price: 100 }, own.otherId)),
          late(addItem(own, own.otherId, 30)),
          late(addItem(own, own.otherId, -20)),
        ]);
        expect(await own.totals(own.otherId)).toEqual(nothing);
        await own.expectClean();
      }
    });

    it('of two vendors into each other: one stays', async () => {
      const database = await open({ poolSize: 12 });
      for (let round = 0; round < 10; round++) {
        const own = await openTwo(database);
        await own.sell({ price: 500 }, own.otherId);
        await own.sell({ price: 40 });
        const verdicts = await Promise.all([
          merge(own, own.otherId, own.vendorId),
          merge(own, own.vendorId, own.otherId),
        ]);
        expect(verdicts.map(({ is }) => is).toSorted()).toEqual(['merged', 'refused']);
        const totals = [await own.totals(), await own.totals(own.otherId)];
        expect(totals.map(({ due }) => due).toSorted((a, b) => a - b)).toEqual([0, 540]);
        await own.expectClean();
      }
    });
  });
});
