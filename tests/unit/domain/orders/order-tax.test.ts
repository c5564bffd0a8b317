import { taxIsIncluded, taxOfGoods, type TaxedOrder } from '@consignment/domain/orders/order-tax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const sums = { goods: 12_100, shipping: 0, taxes: 2100, total: 12_100, lines: 1 };

describe('whether prices include tax', () => {
  it('is what the total says', () => {
    expect(taxIsIncluded(null, sums)).toBe(true);
    expect(taxIsIncluded(null, { ...sums, total: 14_200 })).toBe(false);
    expect(taxIsIncluded(null, { ...sums, shipping: 605, total: 12_705 })).toBe(true);
    expect(taxIsIncluded(null, { ...sums, shipping: 605, total: 14_805 })).toBe(false);
  });

  it('is open without tax, and where the total is of neither kind', () => {
    expect(taxIsIncluded(null, { ...sums, taxes: 0 })).toBeNull();
    expect(taxIsIncluded(null, { ...sums, total: 0 })).toBeNull();
    expect(taxIsIncluded(null, { ...sums, total: 12_102 })).toBeNull();
    // One minor unit could be the tax, or a rounding.
    expect(taxIsIncluded(null, { ...sums, taxes: 2, total: 12_101 })).toBeNull();
  });

  it('allows one minor unit a line', () => {
    expect(taxIsIncluded(null, { ...sums, total: 12_101 })).toBe(true);
    expect(taxIsIncluded(null, { ...sums, total: 12_103, lines: 3 })).toBe(true);
    expect(taxIsIncluded(null, { ...sums, total: 14_198, lines: 2 })).toBe(false);
    // The nearer of the two, where both are near.
    expect(taxIsIncluded(null, { ...sums, taxes: 2, lines: 5 })).toBe(true);
  });

  it('is found beside tips, duties and discounts on shipping', () => {
    const order = { ...sums, shipping: 500, others: [300, -500] };
    expect(taxIsIncluded(null, { ...order, total: 12_400 })).toBe(true);
    expect(taxIsIncluded(null, { ...order, total: 14_500 })).toBe(false);
    // The subtotal has the tip already.
    expect(taxIsIncluded(null, { ...order, total: 12_100 })).toBe(true);
    expect(taxIsIncluded(null, { ...order, total: 12_250 })).toBeNull();
    // A tip as large as the tax could be either.
    expect(taxIsIncluded(null, { ...sums, others: [2100], total: 14_200 })).toBeNull();
  });

  it('is what the platform says, whatever the sums', () => {
    expect(taxIsIncluded(false, sums)).toBe(false);
    expect(taxIsIncluded(true, { ...sums, total: 14_200 })).toBe(true);
  });

  it('is known of every order whose tax is more than its roundings', () => {
    const lines = fc.integer({ min: 1, max: 20 });
    const order = lines.chain((count) =>
      fc.record({
        lines: fc.constant(count),
        goods: fc.nat(1e9),
        shipping: fc.nat(1e6),
        taxes: fc.integer({ min: 2 * count + 1, max: 1e8 }),
        off: fc.integer({ min: -count, max: count }),
        isIncluded: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(order, ({ off, isIncluded, ...of }) => {
        const total = of.goods + of.shipping + (isIncluded ? 0 : of.taxes) + off;
        expect(taxIsIncluded(null, { ...of, total })).toBe(isIncluded);
      }),
    );
  });
});

const plain: TaxedOrder = {
  goods: 10_000,
  shipping: 1000,
  taxes: 2200,
  lines: 1,
  isIncluded: false,
  named: [],
};
const at = (...taxes: readonly (readonly [percent: number | null, value: number])[]) =>
  taxes.map(([percent, value]) => ({ ppm: percent === null ? null : percent * 10_000, value }));

describe('the tax of the goods', () => {
  it('is known apart from that of shipping by the rate in the name', () => {
    expect(taxOfGoods({ ...plain, named: at([20, 2200]) })).toBe(2000);
    expect(taxOfGoods({ ...plain, taxes: 2000, named: at([20, 2000]) })).toBe(2000);
    // Of the shipping, half was taxed.
    expect(taxOfGoods({ ...plain, taxes: 2100, named: at([20, 2100]) })).toBe(2000);
    expect(taxOfGoods({ ...plain, taxes: 888, named: at([8.875, 888]) })).toBe(888);
    expect(taxOfGoods({ ...plain, taxes: 976, named: at([8.875, 976]) })).toBe(888);
  });

  it('is found within gross prices alike', () => {
    const gross = { ...plain, goods: 6050, shipping: 605, isIncluded: true };
    expect(taxOfGoods({ ...gross, taxes: 1155, named: at([21, 1155]) })).toBe(1050);
    expect(taxOfGoods({ ...gross, taxes: 1050, named: at([21, 1050]) })).toBe(1050);
    expect(taxOfGoods({ ...gross, taxes: 1155 })).toBe(1050);
    expect(taxOfGoods({ ...gross, taxes: 1050 })).toBe(1050);
  });

  it('is found without a rate in the name', () => {
    expect(taxOfGoods(plain)).toBe(2000);
    expect(taxOfGoods({ ...plain, taxes: 2000 })).toBe(2000);
    expect(taxOfGoods({ ...plain, named: at([null, 2200]) })).toBe(2000);
    // Of no rate that anybody has: in proportion.
    expect(taxOfGoods({ ...plain, taxes: 976 })).toBe(887);
  });

  it('adds taxes that the same goods bear', () => {
    expect(taxOfGoods({ ...plain, taxes: 1650, named: at([5, 550], [10, 1100]) })).toBe(1500);
    expect(taxOfGoods({ ...plain, taxes: 1500, named: at([5, 500], [10, 1000]) })).toBe(1500);
    const gross = { ...plain, goods: 11_800, shipping: 1180, isIncluded: true };
    expect(taxOfGoods({ ...gross, taxes: 1980, named: at([9, 990], [9, 990]) })).toBe(1800);
  });

  it('keeps apart taxes that different goods bear', () => {
    // 60.00 at 20 % and 40.00 at 5 %.
    expect(taxOfGoods({ ...plain, taxes: 1400, lines: 2, named: at([20, 1200], [5, 200]) })).toBe(1400);
    // The shipping has its own tax.
    expect(taxOfGoods({ ...plain, taxes: 2050, named: at([20, 2000], [5, 50]) })).toBe(2000);
    // The shipping bears both, as the goods do.
    expect(taxOfGoods({ ...plain, taxes: 1540, lines: 2, named: at([20, 1320], [5, 220]) })).toBe(1400);
  });

  it('is all of it without shipping, or where nothing else was taxable', () => {
    expect(taxOfGoods({ ...plain, shipping: 0, taxes: 1234 })).toBe(1234);
    expect(taxOfGoods({ ...plain, goods: 0, taxes: 200 })).toBe(200);
    expect(taxOfGoods({ ...plain, taxes: 0 })).toBe(0);
  });

  it('is right to the minor unit where each line was rounded', () => {
    const order = fc.record({
      nets: fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 1, maxLength: 8 }),
      // Its tax is more than the roundings of all lines, so that it can be seen.
      shipping: fc.integer({ min: 500, max: 5000 }),
      percent: fc.integer({ min: 4, max: 27 }),
      isShippingTaxed: fc.boolean(),
      isIncluded: fc.boolean(),
    });
    fc.assert(
      fc.property(order, ({ nets, shipping, percent, isShippingTaxed, isIncluded }) => {
        const taxOf = (base: number) => Math.round((base * percent) / (isIncluded ? 100 + percent : 100));
        const ofLines = nets.map(taxOf).reduce((all, one) => all + one, 0);
        const taxes = ofLines + (isShippingTaxed ? taxOf(shipping) : 0);
        const goods = nets.reduce((all, one) => all + one, 0);
        const lines = nets.length;
        const named = at([percent, taxes]);
        const found = taxOfGoods({ goods, shipping, taxes, lines, isIncluded, named });
        expect(Math.abs(found - ofLines)).toBeLessThanOrEqual(lines);
      }),
    );
  });

  it('is never more than the taxes, and never below zero', () => {
    const order: fc.Arbitrary<TaxedOrder> = fc.record({
      goods: fc.nat(1e10),
      shipping: fc.nat(1e8),
      taxes: fc.nat(1e10),
      lines: fc.nat(50),
      isIncluded: fc.boolean(),
      named: fc.array(
        fc.record({ ppm: fc.oneof(fc.constant(null), fc.nat(1_000_000)), value: fc.nat(1e10) }),
        {
          maxLength: 3,
        },
      ),
    });
    fc.assert(
      fc.property(order, (of) => {
        const found = taxOfGoods(of);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(of.taxes);
      }),
    );
  });
});
