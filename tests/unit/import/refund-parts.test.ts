import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfRefunds } from '../../../packages/server/src/imports/match/refund-parts.ts';
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
    payee: 1,
    tax: 0,
    fulfillment: 'fulfilled',
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
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxesIncluded: false,
    total: 0,
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

it('takes a refund of shipping at what was paid for it, where no total says that', () => {
  const order = anOrder({
    financialStatus: 'partially_refunded',
    refundedAmount: 300,
    shipping: 500,
    shippingDiscount: 200,
  });
  expect(partsOfRefunds(order, [aLine(1)], [], none, now).parts).toEqual([]);
});

describe('returned units', () => {
  it('fill the lines of their SKU from the first to the last, and at most the sold units', () => {
    const lines = [aLine(1), aLine(2, { sku: 'CUP' }), aLine(3)];
    const { parts } = partsOfRefunds(
      anOrder(),
      lines,
      [aReturn({ units: 4 }), aReturn({ units: 9, nth: 2 })],
      none,
      now,
    );
    expect(unitsOf(parts)).toEqual({ 1: 3, 3: 3 });
  });

  describe('of a SKU on two lines', () => {
    const cheap = aLine(1, { price: 2000, quantity: 1 });
    const dear = aLine(2, { price: 3000, quantity: 1 });
    const unitsBack = (lines: readonly StoredLine[], ...returns: readonly KnownReturn[]) => {
      const { parts, doubtful } = partsOfRefunds(anOrder(), lines, returns, none, now);
      return { units: unitsOf(parts), doubtful: doubtful.map(({ line }) => line.id) };
    };

    it.each([
      ['the price', 2000, { 1: 1 }],
      ['the price of the other', 3000, { 2: 1 }],
    ])('come from the line whose amount it is: %s', (_what, amount, units) => {
      for (const lines of [
        [cheap, dear],
        [dear, cheap],
      ])
        expect(unitsBack(lines, aReturn({ amount }))).toEqual({ units, doubtful: [] });
    });

    it('come from the line whose price less its part of the discount it is', () => {
      const lines = [
        aLine(1, { price: 2000, quantity: 3, discount: 1000, net: 5000 }),
        aLine(2, { price: 3000 }),
      ];
      expect(unitsBack(lines, aReturn({ units: 2, amount: 3333 }))).toEqual({
        units: { 1: 2 },
        doubtful: [],
      });
    });

    it.each([[null], [2500]])(
      'come from the last line where none has the amount %s, and that is said',
      (amount) => {
        for (const lines of [
          [cheap, dear],
          [
            { ...dear, id: 1 },
            { ...cheap, id: 2 },
          ],
        ]) {
          const found = unitsBack(lines, aReturn({ amount }));
          const last = lines.find(({ price }) => price === 3000)?.id ?? 0;
          expect(found).toEqual({ units: { [last]: 1 }, doubtful: [last] });
        }
      },
    );

    it('are no question where all of it came back, or both lines are alike', () => {
      expect(unitsBack([cheap, dear], aReturn({ units: 2 }))).toEqual({
        units: { 1: 1, 2: 1 },
        doubtful: [],
      });
      expect(unitsBack([cheap, { ...cheap, id: 2 }], aReturn())).toMatchObject({ doubtful: [] });
    });

    it('leave the line of a known amount to the return that has it', () => {
      const early = aReturn({ refundedAt: new Date('2026-03-01T00:00:00Z') });
      expect(unitsBack([cheap, dear], early, aReturn({ amount: 3000 }))).toMatchObject({
        units: { 1: 1, 2: 1 },
      });
    });

    it('stay with a settled line that has given them back', () => {
      const settled = { ...cheap, isSettled: true, returned: 1 };
      expect(unitsBack([settled, dear], aReturn({ amount: 3000 }))).toEqual({ units: {}, doubtful: [] });
    });
  });

  it('come out the same in any order', () => {
    const lines = [aLine(1), aLine(2), aLine(3)];
    const returns = fc.uniqueArray(
      fc.record({ units: fc.integer({ min: 1, max: 4 }), day: fc.integer({ min: 1, max: 28 }) }),
      { selector: ({ day }) => day, maxLength: 5 },
    );
    const partsOf = (given: { units: number; day: number }[]) =>
      partsOfRefunds(
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
      partsOfRefunds(anOrder({ refundedAmount, besideLines: 500 }), [aLine(1)], returns, none, now);
    expect(refundOf(1500, [aReturn()])).toMatchObject({ unexplained: 0 });
    expect(refundOf(1501, [aReturn()])).toMatchObject({ unexplained: 501 });
    expect(refundOf(1501, [aReturn({ amount: 1200 })])).toMatchObject({ unexplained: 0 });
    expect(amountsOf(refundOf(1501, [aReturn()]).parts)).toEqual({ 1: 0 });
  });
});

describe('a refunded amount without units', () => {
  it('is spread by net value', () => {
    const lines = [aLine(1, { net: 6000 }), aLine(2, { net: 4000 })];
    const { parts } = partsOfRefunds(anOrder({ refundedAmount: 2000 }), lines, [], none, now);
    expect(amountsOf(parts)).toEqual({ 1: 1200, 2: 800 });
  });

  it('gives back no more of a line than it cost: the rest is tax and shipping', () => {
    const lines = [aLine(1, { net: 6000 }), aLine(2, { net: 0 })];
    const { parts } = partsOfRefunds(anOrder({ refundedAmount: 9000 }), lines, [], none, now);
    expect(amountsOf(parts)).toEqual({ 1: 6000 });
  });
});

describe('an order that is refunded by an unknown amount', () => {
  const lines = [aLine(1, { isSettled: true }), aLine(2, { sku: 'CUP' })];
  const refundsOf = (changes: Partial<RefundedOrder>, returns: KnownReturn[] = []) =>
    partsOfRefunds(anOrder(changes), lines, returns, none, now);

  it('has come back whole, paid or not', () => {
    const refunds = refundsOf({ financialStatus: 'refunded' });
    expect(unitsOf(refunds.parts)).toEqual({ 1: 3, 2: 3 });
    expect(refunds).toMatchObject({ changedSettled: [1], isPartUnknown: false });
  });

  it('waits whole where only a part came back, until a person says of which items', () => {
    const partly = { financialStatus: 'partially_refunded' };
    const waiting = refundsOf(partly);
    expect(waiting).toMatchObject({
      parts: [],
      isPartUnknown: true,
      unnamed: { rest: 6000, toAssign: 6000 },
    });
    expect(refundsOf({ ...partly, isOff: true }).unnamed.toAssign).toBe(0);
    const act = {
      id: 1,
      orderId: 1,
      money: 6000,
      parts: [{ line: 2, units: 1, amount: 0 }],
      how: null,
      at: now,
    };
    const said = partsOfRefunds(anOrder(partly), lines, [], none, now, { acts: [act] });
    expect(said.unnamed).toMatchObject({ held: [act], rest: 0, toAssign: 0 });
    expect(unitsOf(said.parts)).toEqual({ 2: 1 });
    expect(refundsOf({ ...partly, refundedAmount: 1 })).toMatchObject({ isPartUnknown: false });
  });

  it('is none where the returns are known', () => {
    for (const financialStatus of ['refunded', 'partially_refunded']) {
      expect(unitsOf(refundsOf({ financialStatus }, [aReturn()]).parts)).toEqual({ 1: 1 });
      const known = refundsOf({ financialStatus, refundsKnown: true });
      expect(known).toMatchObject({ parts: [], isPartUnknown: false });
    }
  });
});

describe('a line that is paid', () => {
  it('has come back whole when its order lost it, and its value is not looked for elsewhere', () => {
    const lines = [aLine(1, { isSettled: true }), aLine(2)];
    const refunds = partsOfRefunds(anOrder({ refundedAmount: 3000 }), lines, [], new Set([1]), now);
    expect(refunds.changedSettled).toEqual([1]);
    expect(unitsOf(refunds.parts)).toEqual({ 1: 3 });
  });

  it('has come back whole when its order lost it, though no payout paid it in the end', () => {
    const lines = [aLine(1), aLine(2)];
    for (const returns of [[], [aReturn({ units: 2 })]]) {
      const refunds = partsOfRefunds(anOrder({ refundedAmount: 3000 }), lines, returns, new Set([1]), now);
      expect(refunds.changedSettled).toEqual([]);
      expect(unitsOf(refunds.parts)).toEqual({ 1: 3, ...(returns.length === 0 ? {} : { 2: 2 }) });
    }
  });

  it('has come back whole when its order was cancelled; an unpaid one has not', () => {
    const lines = [aLine(1, { isSettled: true }), aLine(2)];
    const refunds = partsOfRefunds(anOrder({ isOff: true }), lines, [], none, now);
    expect(refunds.changedSettled).toEqual([1]);
    expect(unitsOf(refunds.parts)).toEqual({ 1: 3 });
    expect(refunds.lineIds).toEqual([2, 1]);
  });

  it('is left alone when nothing more has come back, or less is reported than before', () => {
    const settled = (changes: Partial<StoredLine>) => [aLine(1, { isSettled: true, ...changes })];
    const one = [aReturn()];
    expect(partsOfRefunds(anOrder(), settled({ returned: 1 }), one, none, now).lineIds).toEqual([]);
    expect(partsOfRefunds(anOrder(), settled({ returned: 2 }), one, none, now).lineIds).toEqual([]);
    expect(partsOfRefunds(anOrder(), settled({ returned: 3 }), [], none, now).lineIds).toEqual([]);
    expect(partsOfRefunds(anOrder(), settled({}), one, none, now).changedSettled).toEqual([1]);
    expect(
      partsOfRefunds(anOrder({ refundedAmount: 1000 }), settled({ refunded: 1000 }), [], none, now).lineIds,
    ).toEqual([]);
  });
});
