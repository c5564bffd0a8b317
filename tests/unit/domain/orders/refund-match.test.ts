import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnedFraction, returnedPart } from '@consignment/domain/orders/refund';
import {
  leftOf,
  matchRefund,
  type RefundableLine,
  type RefundedPart,
  type UnnamedRefund,
} from '@consignment/domain/orders/refund-match';

function aLine(id: number, net: number, changes: Partial<RefundableLine> = {}): RefundableLine {
  return {
    id,
    name: `Line ${id}`,
    payee: id,
    quantity: 1,
    net,
    tax: 0,
    units: 0,
    amount: 0,
    isFulfilled: true,
    ...changes,
  };
}

function match(amount: number, lines: readonly RefundableLine[], changes: Partial<UnnamedRefund> = {}) {
  return matchRefund({ amount, shipping: 0, shippingTax: 0, total: null, lines, ...changes });
}

const units = (line: number, count = 1): RefundedPart => ({ line, units: count, amount: 0 });
const money = (line: number, amount: number): RefundedPart => ({ line, units: 0, amount });
const jacket = aLine(1, 32_800, { name: 'Jacket' });
const jeans = aLine(2, 29_800, { name: 'Jeans' });

describe('an amount without lines in an order of several vendors', () => {
  it('is of the one set of units that equals it to the cent', () => {
    expect(match(32_800, [jacket, jeans])).toEqual({
      is: 'found',
      parts: [units(1)],
      how: "The refund equals 'Jacket' to the cent.",
    });
  });

  it('is of no line where no set equals it, and waits', () => {
    expect(match(32_801, [jacket, jeans])).toEqual({ is: 'to_assign', amount: 32_801 });
    expect(match(1, [jacket, jeans])).toEqual({ is: 'to_assign', amount: 1 });
  });

  it('waits where two sets equal it', () => {
    const cup = aLine(3, 32_800, { name: 'Cup' });
    expect(match(32_800, [jacket, jeans, cup])).toMatchObject({ is: 'to_assign' });
    const halves = [aLine(3, 16_400), aLine(4, 16_400)];
    expect(match(32_800, [jacket, ...halves])).toMatchObject({ is: 'to_assign' });
  });

  it('counts lines that earn nothing for any vendor as possible', () => {
    const card = aLine(3, 32_800, { name: 'Gift card', payee: null });
    expect(match(32_800, [jacket, card])).toMatchObject({ is: 'to_assign' });
    expect(match(29_800, [jeans, card])).toMatchObject({ is: 'found', parts: [units(2)] });
    expect(match(32_800, [jeans, card])).toMatchObject({ is: 'found', parts: [units(3)] });
  });

  it('compares units, with their tax and with the shipping', () => {
    const mugs = aLine(1, 8000, { name: 'Mug', quantity: 2, tax: 710 });
    expect(match(4355, [mugs, jeans])).toEqual({
      is: 'found',
      parts: [units(1)],
      how: "The refund equals 'Mug' with tax to the cent.",
    });
    const shipped = match(4855, [mugs, jeans], { shipping: 500 });
    const how = "The refund equals 'Mug' with tax and the shipping to the cent.";
    expect(shipped).toMatchObject({ parts: [units(1)], how });
    expect(match(8000, [mugs, jeans])).toMatchObject({
      parts: [units(1, 2)],
      how: "The refund equals 2 × 'Mug' to the cent.",
    });
  });

  it('takes lines that are alike in any order for the same', () => {
    const same = [aLine(1, 500, { name: 'Cup', payee: 7 }), aLine(2, 500, { name: 'Cup', payee: 7 })];
    expect(match(500, [...same, jacket])).toMatchObject({ is: 'found', parts: [units(1)] });
  });

  it('is of the lines that were not fulfilled where all else was', () => {
    const unsent = { ...jeans, net: 32_800, isFulfilled: false };
    const found = match(32_800, [jacket, unsent]);
    const how = "All else of the order was fulfilled. The refund equals 'Jeans' to the cent.";
    expect(found).toMatchObject({ parts: [units(2)], how });
    expect(match(32_800, [{ ...jacket, isFulfilled: null }, unsent])).toMatchObject({ is: 'to_assign' });
    expect(match(32_800, [{ ...jacket, isFulfilled: false }, unsent])).toMatchObject({ is: 'to_assign' });
    expect(match(32_700, [jacket, unsent])).toMatchObject({ is: 'to_assign' });
  });

  it('is of all lines where it is the whole order', () => {
    const all = { is: 'found', parts: [money(1, 32_800), money(2, 29_800)] };
    expect(match(62_600, [jacket, jeans])).toMatchObject(all);
    expect(match(63_100, [jacket, jeans], { shipping: 500 })).toMatchObject(all);
    expect(match(60_000, [jacket, jeans], { total: 60_000 })).toMatchObject(all);
    expect(match(62_800, [jacket, jeans], { shipping: 500 })).toMatchObject({
      is: 'to_assign',
      amount: 62_600,
    });
  });

  it('is not of the other vendor once all of one has come back', () => {
    expect(match(2200, [{ ...jacket, units: 1 }, jeans])).toEqual({ is: 'to_assign', amount: 2200 });
  });

  it('is not certain where there is too much to look at', () => {
    const many = Array.from({ length: 40 }, (_, id) => aLine(id, 1000 + 7 * id));
    expect(match(21_003, many)).toMatchObject({ is: 'to_assign' });
    expect(match(500, [aLine(1, 1_000_000, { quantity: 1_000_000 }), jeans])).toMatchObject({
      is: 'to_assign',
    });
  });

  it('leaves its part for goods to assign', () => {
    const taxed = [aLine(1, 10_000, { tax: 1000 }), aLine(2, 20_000, { tax: 2000 })];
    expect(match(1650, taxed)).toEqual({ is: 'to_assign', amount: 1500 });
  });
});

describe('an amount without lines in an order of one vendor', () => {
  const ofOne = (lines: readonly RefundableLine[]) => lines.map((line) => ({ ...line, payee: 7 }));

  it('is spread by net value', () => {
    expect(match(2000, ofOne([aLine(1, 6000), aLine(2, 4000)]))).toEqual({
      is: 'found',
      parts: [money(1, 1200), money(2, 800)],
      how: null,
    });
  });

  it('takes what remains for goods after their tax', () => {
    const shirt = aLine(1, 5000, { tax: 300 });
    expect(match(1060, [shirt])).toMatchObject({ parts: [money(1, 1000)] });
    expect(match(5400, [shirt], { shipping: 500 })).toMatchObject({ parts: [money(1, 5000)] });
    expect(match(1060, [{ ...shirt, tax: 0 }])).toMatchObject({ parts: [money(1, 1060)] });
  });

  it('leaves the shipping that came back with one of its items alone', () => {
    const goods = ofOne([aLine(1, 6000), aLine(2, 4000)]);
    expect(match(4500, goods, { shipping: 500 })).toEqual({
      is: 'found',
      parts: [units(2)],
      how: "The refund equals 'Line 2' and the shipping to the cent.",
    });
    // It may be of either, so it is spread.
    const alike = ofOne([aLine(1, 4500), aLine(2, 4000)]);
    expect(match(4500, alike, { shipping: 500 })).toMatchObject({ parts: [money(1, 2382), money(2, 2118)] });
  });

  it('takes nothing where it equals the shipping, with or without its tax', () => {
    const bowl = aLine(1, 4000);
    const how = 'The refund equals the shipping to the cent.';
    expect(match(500, [bowl], { shipping: 500 })).toEqual({ is: 'found', parts: [], how });
    expect(match(544, [bowl], { shipping: 500, shippingTax: 44 })).toEqual({ is: 'found', parts: [], how });
    expect(match(500, [{ ...bowl, net: 500 }], { shipping: 500 })).toMatchObject({ is: 'to_assign' });
  });
});

describe('refunds without lines', () => {
  const line = fc.record({
    net: fc.integer({ min: 0, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    payee: fc.constantFrom(null, 1, 2),
    tax: fc.constantFrom(0, 60, 333),
    isFulfilled: fc.constantFrom(true, false, null),
  });
  const orders = fc.record({
    lines: fc
      .array(line, { minLength: 1, maxLength: 5 })
      .map((some) => some.map(({ net, ...rest }, id) => aLine(id, net, rest))),
    shipping: fc.constantFrom(0, 500),
    shippingTax: fc.constantFrom(0, 44),
    commission: fc.integer({ min: 0, max: 30_000 }),
  });

  it('that end in a full refund take every line back to exactly 0', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 }),
        (order, amounts) => {
          let { lines } = order;
          for (const amount of [...amounts, 1_000_000]) {
            const found = matchRefund({ ...order, amount, total: null, lines });
            if (found.is === 'to_assign') continue;
            for (const part of found.parts) {
              expect(part.units + part.amount).toBeGreaterThan(0);
              lines = lines.map((one) =>
                one.id === part.line
                  ? { ...one, units: one.units + part.units, amount: one.amount + part.amount }
                  : one,
              );
            }
          }
          for (const one of lines) {
            expect(one.units).toBeLessThanOrEqual(one.quantity);
            if (one.net === 0) continue;
            expect(returnedPart(order.commission, returnedFraction(one))).toBe(order.commission);
            expect(leftOf(one)).toEqual({ net: 0, gross: 0 });
          }
        },
      ),
    );
  });

  it('never take more than they are, nor of two vendors what is not certain', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 60_000 }), (order, amount) => {
        const found = matchRefund({ ...order, amount, total: null });
        const goods = order.lines.reduce((sum, one) => sum + leftOf(one).net, 0);
        if (found.is === 'to_assign') {
          expect(found.amount).toBeGreaterThan(0);
          expect(found.amount).toBeLessThanOrEqual(Math.min(amount, goods));
          return;
        }
        const taken = found.parts.reduce((sum, part) => {
          const one = order.lines.find(({ id }) => id === part.line);
          return (
            sum +
            (one === undefined
              ? 0
              : part.amount + returnedPart(one.net, { num: BigInt(part.units), den: BigInt(one.quantity) }))
          );
        }, 0);
        expect(taken).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
