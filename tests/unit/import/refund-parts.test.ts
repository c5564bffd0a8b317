import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundsOfOrder } from '../../../packages/server/src/imports/match/refund-parts.ts';
import type { KnownReturn, RefundedOrder } from '../../../packages/server/src/queries/imports/returns.ts';
import type { StoredLine } from '../../../packages/server/src/queries/imports/stored-lines.ts';

const now = new Date('2026-04-01T00:00:00Z');
const none = new Set<number>();

function aLine(id: number, changes: Partial<StoredLine> = {}): StoredLine {
  const line = {
    id,
    orderId: 1,
    orderPlatformId: '5001',
    platformId: `5001:${id}`,
    sku: 'MUG',
    name: 'Clay mug',
    price: 1000,
    quantity: 3,
    discount: 0,
    soldBy: 'Blue Kiln',
    returned: 0,
    refunded: 0,
    isSettled: false,
    ...changes,
  };
  return { net: line.price * line.quantity, ...line };
}

function anOrder(changes: Partial<RefundedOrder> = {}): RefundedOrder {
  return {
    id: 1,
    name: '#1001',
    refundedAmount: 0,
    financialStatus: 'paid',
    besideLines: 0,
    isOff: false,
    ...changes,
  };
}

function aReturn(changes: Partial<KnownReturn> = {}): KnownReturn {
  return {
    orderName: '#1001',
    sku: 'MUG',
    refundedAt: new Date('2026-03-10T00:00:00Z'),
    units: 1,
    nth: 1,
    amount: null,
    ...changes,
  };
}

const unitsOf = (parts: readonly { line_item_id: number; units: number }[]) => {
  const units = new Map<number, number>();
  for (const part of parts) units.set(part.line_item_id, (units.get(part.line_item_id) ?? 0) + part.units);
  return Object.fromEntries(units);
};
const amountsOf = (parts: readonly { line_item_id: number; amount: number }[]) =>
  Object.fromEntries(parts.map((part) => [part.line_item_id, part.amount]));

describe('returned units', () => {
  it('fill the lines of their SKU from the first to the last, and no more than were sold', () => {
    const lines = [aLine(1), aLine(2, { sku: 'CUP' }), aLine(3)];
    const { parts } = refundsOfOrder(
      anOrder(),
      lines,
      [aReturn({ units: 4 }), aReturn({ units: 9, nth: 2 })],
      none,
      now,
    );
    expect(unitsOf(parts)).toEqual({ 1: 3, 3: 3 });
  });

  it('come out the same in any order', () => {
    const lines = [aLine(1), aLine(2), aLine(3)];
    const returns = fc.uniqueArray(
      fc.record({ units: fc.integer({ min: 1, max: 4 }), day: fc.integer({ min: 1, max: 28 }) }),
      { selector: ({ day }) => day, maxLength: 5 },
    );
    const partsOf = (given: { units: number; day: number }[]) =>
      refundsOfOrder(
        anOrder(),
        lines,
        given.map(({ units, day }) => aReturn({ units, refundedAt: new Date(Date.UTC(2026, 2, day)) })),
        none,
        now,
      ).parts;
    fc.assert(
      fc.property(returns, (given) => {
        expect(partsOf(given.toReversed())).toEqual(partsOf(given));
      }),
    );
  });

  it('explain the refunded amount; the rest is reported', () => {
    const refundOf = (refundedAmount: number, returns: KnownReturn[]) =>
      refundsOfOrder(anOrder({ refundedAmount, besideLines: 500 }), [aLine(1)], returns, none, now);
    expect(refundOf(1500, [aReturn()])).toMatchObject({ unexplained: 0 });
    expect(refundOf(1501, [aReturn()])).toMatchObject({ unexplained: 501 });
    expect(refundOf(1501, [aReturn({ amount: 1200 })])).toMatchObject({ unexplained: 0 });
    expect(amountsOf(refundOf(1501, [aReturn()]).parts)).toEqual({ 1: 0 });
  });
});

describe('a refunded amount without units', () => {
  it('is spread by net value', () => {
    const lines = [aLine(1, { net: 6000 }), aLine(2, { net: 4000 })];
    const { parts } = refundsOfOrder(anOrder({ refundedAmount: 2000 }), lines, [], none, now);
    expect(amountsOf(parts)).toEqual({ 1: 1200, 2: 800 });
  });

  it('gives back no more of a line than it cost: the rest is tax and shipping', () => {
    const lines = [aLine(1, { net: 6000 }), aLine(2, { net: 0 })];
    const { parts } = refundsOfOrder(anOrder({ refundedAmount: 9000 }), lines, [], none, now);
    expect(amountsOf(parts)).toEqual({ 1: 6000 });
  });
});

describe('an order that is refunded by an unknown amount', () => {
  const lines = [aLine(1, { isSettled: true }), aLine(2, { sku: 'CUP' })];
  const refundsOf = (changes: Partial<RefundedOrder>, returns: KnownReturn[] = []) =>
    refundsOfOrder(anOrder(changes), lines, returns, none, now);

  it('has come back whole, paid or not', () => {
    const refunds = refundsOf({ financialStatus: 'refunded' });
    expect(unitsOf(refunds.parts)).toEqual({ 1: 3, 2: 3 });
    expect(refunds).toMatchObject({ grownSettled: [1], isAmountUnknown: false });
  });

  it('is reported where only a part came back', () => {
    const partly = { financialStatus: 'partially_refunded' };
    expect(refundsOf(partly)).toMatchObject({ parts: [], isAmountUnknown: true });
    expect(refundsOf({ ...partly, refundedAmount: 1 })).toMatchObject({ isAmountUnknown: false });
  });

  it('is none where the returns are known', () => {
    for (const financialStatus of ['refunded', 'partially_refunded']) {
      expect(unitsOf(refundsOf({ financialStatus }, [aReturn()]).parts)).toEqual({ 1: 1 });
      const known = refundsOf({ financialStatus, refundsKnown: true });
      expect(known).toMatchObject({ parts: [], isAmountUnknown: false });
    }
  });
});

describe('a line that is paid', () => {
  it('has come back whole when its order lost it, and its value is not looked for elsewhere', () => {
    const lines = [aLine(1, { isSettled: true }), aLine(2)];
    const refunds = refundsOfOrder(anOrder({ refundedAmount: 3000 }), lines, [], new Set([1]), now);
    expect(refunds.grownSettled).toEqual([1]);
    expect(unitsOf(refunds.parts)).toEqual({ 1: 3 });
  });

  it('has come back whole when its order lost it, though no payout paid it in the end', () => {
    const lines = [aLine(1), aLine(2)];
    for (const returns of [[], [aReturn({ units: 2 })]]) {
      const refunds = refundsOfOrder(anOrder({ refundedAmount: 3000 }), lines, returns, new Set([1]), now);
      expect(refunds.grownSettled).toEqual([]);
      expect(unitsOf(refunds.parts)).toEqual({ 1: 3, ...(returns.length === 0 ? {} : { 2: 2 }) });
    }
  });

  it('has come back whole when its order was cancelled; an unpaid one has not', () => {
    const lines = [aLine(1, { isSettled: true }), aLine(2)];
    const refunds = refundsOfOrder(anOrder({ isOff: true }), lines, [], none, now);
    expect(refunds.grownSettled).toEqual([1]);
    expect(unitsOf(refunds.parts)).toEqual({ 1: 3 });
    expect(refunds.lineIds).toEqual([2, 1]);
  });

  it('is left alone when nothing more has come back, or less is reported than before', () => {
    const settled = (changes: Partial<StoredLine>) => [aLine(1, { isSettled: true, ...changes })];
    const one = [aReturn()];
    expect(refundsOfOrder(anOrder(), settled({ returned: 1 }), one, none, now).lineIds).toEqual([]);
    expect(refundsOfOrder(anOrder(), settled({ returned: 2 }), one, none, now).lineIds).toEqual([]);
    expect(refundsOfOrder(anOrder(), settled({ returned: 3 }), [], none, now).lineIds).toEqual([]);
    expect(refundsOfOrder(anOrder(), settled({}), one, none, now).grownSettled).toEqual([1]);
    expect(
      refundsOfOrder(anOrder({ refundedAmount: 1000 }), settled({ refunded: 1000 }), [], none, now).lineIds,
    ).toEqual([]);
  });
});
