import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { createCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import { payAll } from '../../../packages/server/src/ledger/pay-all.ts';
import { priceLines } from '../../../packages/server/src/store/pricing.ts';
import type { Database } from '../../../packages/server/src/store/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

type Step =
  | { do: 'sell'; price: number; quantity: number }
  | { do: 'custom'; amount: number }
  | { do: 'refund'; line: number; units: number; amount: number }
  | { do: 'rate'; ppm: number }
  | { do: 'pay'; lines: number[] | 'all'; additionalPay: number }
  | { do: 'pay all'; from: number | null }
  | { do: 'unpay'; payout: number };

const index = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('sell' as const), price: fc.nat(5000), quantity: fc.nat(4) }),
  },
  fc.record({
    do: fc.constant('custom' as const),
    amount: fc.integer({ min: -2000, max: 2000 }).filter((n) => n !== 0),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      line: index,
      units: fc.nat(5),
      amount: fc.nat(3000),
    }),
  },
  fc.record({ do: fc.constant('rate' as const), ppm: fc.nat(1_000_000) }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      lines: fc.oneof(fc.constant('all' as const), fc.array(index, { minLength: 1, maxLength: 4 })),
      additionalPay: fc.nat(100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay all' as const),
      from: fc.option(fc.integer({ min: -1, max: 1 })),
    }),
  },
  fc.record({ do: fc.constant('unpay' as const), payout: index }),
);

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('keeps the books clean through any sequence, and paid lines as they were paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
        const own = await openBooks(database);
        const made = { lines: [] as number[], payouts: [] as number[] };
        for (const one of steps) {
          const before = await paidLines(own);
          await take(own, made, one);
          const after = await paidLines(own);
          for (const [id, amount] of after) expect(before.get(id) ?? amount).toBe(amount);
          await own.expectClean();
        }
        expect(await recalculated(own)).toBe(0);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

async function take(own: Books, made: { lines: number[]; payouts: number[] }, one: Step): Promise<void> {
  const line = (n: number) => made.lines[n % made.lines.length] ?? 0;
  switch (one.do) {
    case 'sell':
      made.lines.push(await own.sell({ price: one.price, quantity: one.quantity }));
      return;
    case 'custom':
      await own.write((tx) =>
        createCustomItem(tx, { ...own, title: 'An item', amount: one.amount, currency: 'USD', now: someDay }),
      );
      return;
    case 'refund':
      if (made.lines.length > 0) await own.refund(line(one.line), one);
      return;
    case 'rate':
      await own.write((tx) =>
        tx.updateTable('shop_settings').set({ global_commission_ppm: one.ppm }).execute(),
      );
      await recalculated(own);
      return;
    case 'pay': {
      const lines = one.lines === 'all' ? one.lines : one.lines.map(line);
      const verdict = await own.pay({ lines, additionalPay: one.additionalPay });
      if (verdict.is === 'paid') made.payouts.push(verdict.payout.id);
      return;
    }
    case 'pay all': {
      const from = one.from === null ? null : new Date(someDay.getTime() + one.from * 86_400_000);
      await payAllAndCompare(own, made.payouts, from);
      return;
    }
    case 'unpay':
      if (made.payouts.length === 0) return;
      await own.unpay(made.payouts[one.payout % made.payouts.length] ?? 0);
      // Unpaid again, its lines follow the rules of today.
      await recalculated(own);
  }
}

/** Paying all is paying each vendor all of it: what it may be and how much, a single payout says beforehand. */
async function payAllAndCompare(own: Books, payouts: number[], from: Date | null): Promise<void> {
  const period = { from, until: null };
  const expected = await expectedOfOne(own, from);
  const ask = {
    shopId: own.shopId,
    period,
    expectedAmount: null,
    through: null,
    createdBy: null,
    now: someDay,
  };
  const verdict = await own.write((tx) => payAll(tx, ask));
  const paid = verdict.is === 'paid' ? verdict.payouts.map(({ amount }) => amount) : [];
  expect(paid).toEqual(expected === null ? [] : [expected]);
  if (verdict.is === 'paid') payouts.push(...verdict.payouts.map(({ id }) => id));
}

/** What a single payout of the same lines pays, tried in a transaction that is undone; null when it is refused. */
async function expectedOfOne(own: Books, from: Date | null): Promise<number | null> {
  const undone = new Error('Only tried.');
  let amount: number | null = null;
  const tried = own.write(async (tx) => {
    const lines = await tx
      .selectFrom('line_items')
      .select('id')
      .where('vendor_id', '=', own.vendorId)
      .where('payout_id', 'is', null)
      .where('commission_state', '=', 'accrued')
      .where((eb) => eb.or([eb('kind', '=', 'reversal'), eb('processed_at', '>=', from ?? new Date(0))]))
      .execute();
    if (lines.length > 0) {
      const verdict = await createPayout(tx, {
        shopId: own.shopId,
        vendorId: own.vendorId,
        lines: lines.map(({ id }) => id),
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        through: null,
        createdBy: null,
        now: someDay,
      });
      amount = verdict.is === 'paid' ? verdict.payout.amount : null;
    }
    throw undone;
  });
  await expect(tried).rejects.toBe(undone);
  return amount;
}

function recalculated(own: Books): Promise<number> {
  return own.write((tx) => priceLines(tx, own.shopId, 'unpaid'));
}

async function paidLines(own: Books): Promise<Map<number, number>> {
  const rows = await own.write((tx) =>
    tx
      .selectFrom('line_items')
      .select(['id', 'commission_amount', 'payout_id'])
      .where('payout_id', 'is not', null)
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row.commission_amount]));
}
