import { salesRepCommission } from '@consignment/domain/commission/commission-shares';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { deleteRepPayout } from '../../../packages/server/src/ledger/delete-rep-payout.ts';
import { paySalesRep } from '../../../packages/server/src/ledger/pay-sales-rep.ts';
import { Refusal } from '../../../packages/server/src/common/problem.ts';
import { sumsOfReps } from '../../../packages/server/src/queries/people/sales-rep-totals.ts';
import {
  changeRepCommission,
  insertRepCommission,
  insertSalesRep,
} from '../../../packages/server/src/queries/people/sales-reps.ts';
import { holdForChange } from '../../../packages/server/src/actions/commission/rep-commission-change.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

const index = fc.nat({ max: 30 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      price: fc.nat(5000),
      quantity: fc.integer({ min: 1, max: 4 }),
      ppm: fc.nat(1_000_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), part: index, units: fc.nat(4) }) },
  fc.record({ do: fc.constant('rate' as const), part: index, ppm: fc.nat(1_000_000) }),
  fc.record({ do: fc.constant('cancel' as const), part: index }),
  fc.record({ do: fc.constant('pay vendor' as const) }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), additionalPay: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unpay' as const), payout: index }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** The expected books in the simplest form. */
type Part = {
  id: number;
  order: number;
  line: number;
  price: number;
  units: number;
  ppm: number;
  isCancelled: boolean;
  /** By payout. */
  paid: Map<number, number>;
};
type Model = { rep: number; parts: Part[]; payouts: Map<number, number> };

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('keeps what sales reps are due, were paid and have earned through any sequence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
        const own = await openBooks(database);
        const rep = await own.write((tx) =>
          insertSalesRep(tx, own.shopId, { first_name: 'Ada', last_name: '', image: null, now: someDay }),
        );
        const model: Model = { rep: rep.id, parts: [], payouts: new Map() };
        for (const one of steps) {
          await take(own, model, one);
          const due = sum(model.parts.map(openOf));
          const paid = sum([...model.payouts.values()]);
          const extra = paid - sum(model.parts.map(paidOf));
          const reps = await own.write((tx) => sumsOfReps(tx, { shopId: own.shopId, repIds: null }));
          expect({
            due: sum(reps.map((rep) => rep.due)),
            paid: sum(reps.map((rep) => rep.paid)),
            earned: sum(reps.map((rep) => rep.earned)),
          }).toEqual({
            due,
            paid,
            earned: sum(model.parts.map(amountOf)) + extra,
          });
          expect(due + paid).toBe(sum(model.parts.map(amountOf)) + extra);
          await own.expectClean();
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 240_000);
});

async function take(own: Books, model: Model, one: Step): Promise<void> {
  const { shopId } = own;
  if (one.do === 'sell') return sell(own, model, one);
  if (one.do === 'pay vendor') {
    await own.pay();
    return undefined;
  }
  if (one.do === 'pay') return pay(own, model, one.additionalPay);
  if (one.do === 'unpay') {
    const payoutId = [...model.payouts.keys()][one.payout];
    if (payoutId === undefined) return undefined;
    const verdict = await own.write((tx) => deleteRepPayout(tx, { shopId, payoutId, now: someDay }));
    expect(verdict.is).toBe('deleted');
    model.payouts.delete(payoutId);
    for (const part of model.parts) part.paid.delete(payoutId);
    return undefined;
  }
  const part = model.parts[one.part];
  if (part === undefined) return undefined;
  if (one.do === 'rate') return changeRate(own, part, one.ppm);
  if (one.do === 'cancel') {
    await own.write((tx) =>
      tx.updateTable('orders').set({ cancelled_at: someDay }).where('id', '=', part.order).execute(),
    );
    part.isCancelled = true;
    return undefined;
  }
  const back = Math.min(one.units, part.units);
  if (part.isCancelled || back === 0) return undefined;
  part.units -= back;
  const { quantity } = await own.write((tx) =>
    tx.selectFrom('line_items').select('quantity').where('id', '=', part.line).executeTakeFirstOrThrow(),
  );
  return own.refund(part.line, { units: quantity - part.units });
}

async function sell(
  own: Books,
  model: Model,
  { price, quantity, ppm }: Step & { do: 'sell' },
): Promise<void> {
  const line = await own.sell({ price, quantity });
  const part = await own.write(async (tx) => {
    const { order_id: order } = await tx
      .selectFrom('line_items')
      .select('order_id')
      .where('id', '=', line)
      .executeTakeFirstOrThrow();
    if (order === null) throw new Error('The sold line has no order.');
    const given = { orderId: order, salesRepId: model.rep, ratePpm: ppm, now: someDay };
    const id = await insertRepCommission(tx, own.shopId, given);
    return { id: id ?? 0, order };
  });
  model.parts.push({ ...part, line, price, units: quantity, ppm, isCancelled: false, paid: new Map() });
}

async function pay(own: Books, model: Model, additionalPay: number): Promise<void> {
  const due = sum(model.parts.map(openOf));
  const verdict = await own.write((tx) =>
    paySalesRep(tx, {
      shopId: own.shopId,
      salesRepId: model.rep,
      additionalPay,
      expectedAmount: due > 0 ? due + additionalPay : null,
      note: '',
      createdBy: null,
      now: someDay,
    }),
  );
  expect(verdict.is).toBe(due > 0 ? 'paid' : 'refused');
  if (verdict.is === 'refused') return;
  model.payouts.set(verdict.payoutId, due + additionalPay);
  for (const part of model.parts) {
    const open = openOf(part);
    if (open !== 0) part.paid.set(verdict.payoutId, open);
  }
}

/** A part in a payout keeps its percentage. */
async function changeRate(own: Books, part: Part, ppm: number): Promise<void> {
  const change = own.write(async (tx) => {
    await holdForChange(tx, { shopId: own.shopId, repIds: null }, part.id);
    await changeRepCommission(tx, own.shopId, part.id, ppm);
  });
  if (part.paid.size > 0) {
    await expect(change).rejects.toThrow(Refusal);
    return;
  }
  await change;
  part.ppm = ppm;
}

function amountOf({ price, units, ppm, isCancelled }: Part): number {
  return isCancelled ? 0 : salesRepCommission([price * units], ppm);
}

function paidOf({ paid }: Part): number {
  return sum([...paid.values()]);
}

function openOf(part: Part): number {
  return amountOf(part) - paidOf(part);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
