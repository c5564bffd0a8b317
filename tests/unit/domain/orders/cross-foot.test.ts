import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossFoot,
  crossFootEdited,
  discountBeyondRows,
  type OrderSums,
  type SummedLine,
} from '@consignment/domain/orders/cross-foot';

function aLine(price: number, changes: Partial<SummedLine> = {}): SummedLine {
  return { price, quantity: 1, discount: 0, isTip: false, key: `${price}`, ...changes };
}

function sums(lines: readonly SummedLine[], changes: Partial<OrderSums> = {}): OrderSums {
  return { lines, subtotal: null, shipping: 0, taxes: 0, charges: 0, total: null, discounts: 0, ...changes };
}

describe('an order’s own sums', () => {
  it('name rows that a file lacks', () => {
    const found = crossFoot(sums([aLine(2_031_500)], { subtotal: 3_944_000, total: 3_944_000 }));
    expect(found).toEqual({ is: 'differs', by: -1_912_500, cause: 'rows_missing' });
  });

  it('name a row that a file has twice, and a price that was edited', () => {
    const twice = sums([aLine(4000), aLine(2500), aLine(2500)], { subtotal: 6500, total: 6500 });
    expect(crossFoot(twice)).toEqual({ is: 'differs', by: 2500, cause: 'rows_twice' });
    const dearer = sums([aLine(4500), aLine(2500)], { subtotal: 6500, total: 6500 });
    expect(crossFoot(dearer)).toEqual({ is: 'differs', by: 500, cause: 'price_edited' });
    const cheaper = sums([aLine(3500), aLine(2500)], { subtotal: 6500, total: 6500 });
    expect(crossFoot(cheaper)).toEqual({ is: 'differs', by: -500, cause: 'price_edited' });
  });

  it('may be of what an edit has left, and may hold what cash was rounded by', () => {
    const edited = sums([aLine(4000), aLine(2500)], { subtotal: 4000, total: 4000, discounts: 'of_lines' });
    expect(crossFootEdited(edited, [])).toMatchObject({ is: 'differs' });
    expect(crossFootEdited(edited, [[1, 0]])).toEqual({ is: 'adds_up' });
    expect(crossFootEdited({ ...edited, subtotal: 9000, total: 9000 }, [[1, 0]])).toEqual({
      is: 'differs',
      by: -2500,
      cause: 'rows_missing',
    });
    for (const rounding of [3, -3]) {
      const cash = sums([aLine(4000)], { subtotal: 4000, total: 4000 + rounding, discounts: 'of_lines' });
      expect(crossFoot(cash)).toMatchObject({ is: 'differs' });
      expect(crossFoot({ ...cash, rounding })).toEqual({ is: 'adds_up' });
    }
  });

  it('name rows that a file without totals lacks, however much its shipping', () => {
    const lost = sums([aLine(500)], { subtotal: 900, shipping: 500 });
    expect(crossFoot(lost)).toEqual({ is: 'differs', by: -400, cause: 'rows_missing' });
    expect(crossFoot(sums([aLine(5000)], { subtotal: 5000, shipping: 500, discounts: 500 }))).toEqual({
      is: 'adds_up',
    });
  });

  it('name a row that may be there twice where it could pass for a discount', () => {
    const again = [aLine(5000), aLine(5000)];
    const onShipping = { subtotal: 5000, shipping: 9000, discounts: 6000 };
    const ofUnknown = { subtotal: 4000, discounts: null };
    for (const [of, by] of [
      [onShipping, 5000],
      [ofUnknown, 6000],
    ] as const) {
      expect(crossFoot(sums(again, of))).toEqual({ is: 'differs', by, cause: 'rows_twice' });
    }
    expect(discountBeyondRows(sums(again, ofUnknown))).toBe(0);
    // A discount of less than such a row is one.
    expect(crossFoot(sums(again, { subtotal: 9000, discounts: null }))).toEqual({ is: 'adds_up' });
  });

  it('name a total that is more than its parts', () => {
    const found = crossFoot(sums([aLine(6960)], { subtotal: 6960, total: 7955 }));
    expect(found).toEqual({ is: 'differs', by: -995, cause: 'total_differs' });
  });

  it('add up in the forms of real orders', () => {
    const orders: OrderSums[] = [
      // A tip is a line, and no part of the subtotal.
      sums([aLine(5000), aLine(250, { isTip: true })], { subtotal: 5000, total: 5250 }),
      // A discount of all, on goods and shipping.
      sums([aLine(13_200)], { subtotal: 0, shipping: 995, total: 0, discounts: 14_195 }),
      // A code for free shipping.
      sums([aLine(7950)], { subtotal: 7950, shipping: 995, taxes: 816, total: 8766, discounts: 995 }),
      // All discounts are in 'Discount Amount', those of lines too.
      sums([aLine(128_400, { discount: 8700 })], { subtotal: 101_746, total: 101_746, discounts: 26_654 }),
      sums([aLine(30_000)], { subtotal: 30_000, shipping: 5972, charges: 4210, total: 40_182 }),
      // Tax within the prices.
      sums([aLine(11_900)], { subtotal: 11_900, shipping: 490, taxes: 1978, total: 12_390 }),
    ];
    // Some exports leave the discounts of lines out of 'Discount Amount'.
    orders.push(sums([aLine(10_000, { discount: 1000 })], { subtotal: 8500, total: 8500, discounts: 500 }));
    for (const order of orders) expect(crossFoot(order)).toEqual({ is: 'adds_up' });
  });

  it('decide nothing where they are 0 or missing', () => {
    expect(crossFoot(sums([aLine(1000)]))).toEqual({ is: 'not_known' });
    expect(crossFoot(sums([aLine(1000)], { subtotal: 0, total: 0 }))).toEqual({ is: 'not_known' });
    expect(crossFoot(sums([], { subtotal: 1000, total: 1000 }))).toEqual({ is: 'not_known' });
  });

  it('are checked by the total where the subtotal is missing', () => {
    expect(crossFoot(sums([aLine(1000)], { total: 1000 }))).toEqual({ is: 'adds_up' });
    expect(crossFoot(sums([aLine(1000)], { total: 5000 }))).toMatchObject({
      by: -4000,
      cause: 'rows_missing',
    });
  });
});

describe('a discount that may be on goods or on shipping', () => {
  const unclear = { shipping: 500, discounts: 700 };

  it.each([
    ['with a total', { total: 9800 }, 500],
    ['without one', {}, 500],
    ['of unknown amount', { total: 10_400, discounts: null }, 100],
  ])('is in doubt where the subtotal is missing: %s', (_what, more, by) => {
    const found = crossFoot(sums([aLine(10_000)], { ...unclear, ...more }));
    expect(found).toEqual({ is: 'differs', by, cause: 'total_differs' });
  });

  it('is in no doubt where the order has no shipping, or each line has its own discount', () => {
    const lines = [aLine(10_000, { discount: 700 })];
    expect(crossFoot(sums([aLine(10_000)], { ...unclear, shipping: 0 }))).toEqual({ is: 'not_known' });
    expect(crossFoot(sums(lines, unclear))).toEqual({ is: 'not_known' });
    expect(crossFoot(sums(lines, { ...unclear, discounts: 'of_lines', total: 9800 }))).toEqual({
      is: 'adds_up',
    });
  });
});

describe('the discount beyond the rows', () => {
  it('is never dropped because a column is missing', () => {
    const lines = [aLine(10_000)];
    expect(
      discountBeyondRows(sums(lines, { subtotal: 9000, total: 9500, shipping: 500, discounts: 1000 })),
    ).toBe(1000);
    expect(discountBeyondRows(sums(lines, { total: 9000, discounts: 1000 }))).toBe(1000);
    expect(discountBeyondRows(sums(lines, { discounts: 1000 }))).toBe(1000);
    expect(discountBeyondRows(sums(lines, { subtotal: 9000, discounts: null }))).toBe(1000);
    expect(discountBeyondRows(sums(lines, { total: 9000, discounts: null }))).toBe(1000);
  });

  it('is the goods’ part of a discount on shipping too, and none that rows already have', () => {
    const free = { shipping: 995, taxes: 816, total: 8766, discounts: 995 };
    expect(discountBeyondRows(sums([aLine(7950)], { subtotal: 7950, ...free }))).toBe(0);
    expect(discountBeyondRows(sums([aLine(1000, { discount: 100 })], { discounts: 100 }))).toBe(0);
  });

  it('is shared with the rows that are missing', () => {
    // Of two lines of 50.00 with a code of 10.00, one is left.
    expect(discountBeyondRows(sums([aLine(5000)], { subtotal: 9000, discounts: 1000 }))).toBe(500);
  });
});

const line = fc.record({
  price: fc.integer({ min: 100, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  share: fc.integer({ min: 0, max: 50 }),
});

/** A truthful order, with the columns that its file lacks. */
const truthful = fc
  .record({
    lines: fc.array(line, { minLength: 2, maxLength: 8 }),
    code: fc.integer({ min: 0, max: 60 }),
    shipping: fc.nat({ max: 2000 }),
    isShippingFree: fc.boolean(),
    taxes: fc.nat({ max: 5000 }),
    isTaxIncluded: fc.boolean(),
    duties: fc.constantFrom(0, 0, 431),
    tip: fc.constantFrom(0, 0, 250),
    lacks: fc.subarray(['subtotal', 'shipping', 'taxes', 'total', 'discounts'] as const),
  })
  .map((of) => {
    const lines = of.lines.map(({ price, quantity, share }, place) =>
      aLine(price, { quantity, discount: Math.floor((price * quantity * share) / 100), key: `${place}` }),
    );
    const rows = lines.reduce((all, { discount }) => all + discount, 0);
    const goods = lines.reduce((all, { price, quantity }) => all + price * quantity, 0) - rows;
    const code = Math.floor((goods * of.code) / 100);
    const onShipping = of.isShippingFree ? of.shipping : 0;
    const tips = of.tip === 0 ? [] : [aLine(of.tip, { isTip: true, key: 'tip' })];
    const whole = sums([...lines, ...tips], {
      subtotal: goods - code,
      shipping: of.shipping,
      taxes: of.taxes,
      charges: of.duties,
      total: goods - code + of.shipping - onShipping + (of.isTaxIncluded ? 0 : of.taxes) + of.duties + of.tip,
      discounts: rows + code + onShipping,
    });
    const lacking = Object.fromEntries(of.lacks.map((column) => [column, null]));
    return { whole, given: { ...whole, ...lacking }, code };
  });

describe('orders of any shape', () => {
  it('add up where they are truthful, whatever column is missing', () => {
    fc.assert(
      fc.property(truthful, ({ whole, given }) => {
        expect(crossFoot(whole)).toEqual({ is: 'adds_up' });
        const isUnclear =
          given.subtotal === null && (given.shipping ?? 0) > 0 && discountBeyondRows(given) > 0;
        if (!isUnclear) expect(crossFoot(given).is).not.toBe('differs');
      }),
    );
  });

  it('keep their discount to the cent', () => {
    fc.assert(
      fc.property(truthful, ({ whole, code }) => {
        expect(discountBeyondRows(whole)).toBe(code);
        if (whole.shipping === 0)
          for (const lacks of [{ subtotal: null }, { total: null }, { subtotal: null, total: null }])
            expect(discountBeyondRows({ ...whole, ...lacks })).toBe(code);
      }),
    );
  });

  it('are found out by a lost row, a doubled row and an edited price', () => {
    fc.assert(
      fc.property(truthful, fc.nat(), fc.integer({ min: 20, max: 5000 }), ({ whole }, nth, more) => {
        const { lines, taxes } = whole;
        const at = nth % lines.filter(({ isTip }) => !isTip).length;
        const row = lines[at] ?? aLine(0);
        const gross = row.price * row.quantity;
        // An effect that equals the tax can be read as tax within the prices.
        const isAmbiguous = (effect: number) => Math.abs(Math.abs(effect) - (taxes ?? 0)) <= 20;
        fc.pre(![gross, gross - row.discount, more * row.quantity].some(isAmbiguous));
        // One that equals the discounts of rows can be read as theirs, beside those of codes.
        const rows = lines.reduce((sum, { discount }) => sum + discount, 0);
        fc.pre(Math.abs(more * row.quantity - rows) > 20);
        const lost = { ...whole, lines: lines.toSpliced(at, 1) };
        const doubled = { ...whole, lines: [...lines, row] };
        const edited = { ...whole, lines: lines.with(at, { ...row, price: row.price + more }) };
        expect(crossFoot(lost)).toMatchObject({ is: 'differs' });
        expect(crossFoot(doubled)).toMatchObject({ is: 'differs' });
        expect(crossFoot(edited)).toMatchObject({ is: 'differs' });
      }),
    );
  });

  it('have one answer for all orders of their rows', () => {
    fc.assert(
      fc.property(truthful, fc.nat(), ({ given }, nth) => {
        const lost = { ...given, lines: given.lines.toSpliced(nth % given.lines.length, 1) };
        const turned = { ...lost, lines: lost.lines.toReversed() };
        expect(crossFoot(turned)).toEqual(crossFoot(lost));
        expect(discountBeyondRows(turned)).toBe(discountBeyondRows(lost));
      }),
    );
  });
});
