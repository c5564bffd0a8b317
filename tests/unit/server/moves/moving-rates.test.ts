import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workOut } from '@consignment/domain/commission/commission-amount';
import { priceLine } from '@consignment/domain/commission/commission';
import { causeText } from '@consignment/domain/moves/moving-cause-text';
import { causeOf } from '@consignment/server/features/moves/domain/moving-causes';
import { groupKey } from '@consignment/domain/moves/moving-groups';
import type { OldLine } from '@consignment/domain/moves/moving-lines';
import { fitRates, fittingRates, sharedRate } from '@consignment/domain/moves/moving-rates';
import { aLine, anyShop, aShop, aVendor, percent } from '../../domain/commission/lines.ts';

const old: OldLine = {
  amount: 0,
  rest: 0,
  rate: null,
  quantity: null,
  price: null,
  discount: null,
  tax: null,
  cost: null,
  returned: null,
};

/** A line of a shop at 30 %, and the amount that a former app paid for it at another rate. */
function unexplained(price: number, paid: number) {
  const { trace } = priceLine(aLine({ price }), aVendor(), aShop({ globalCommission: percent(30) }));
  const none = { units: 0, amount: 0 };
  return causeOf(
    { ...old, amount: paid },
    { trace, reason: null, returned: none, row: 'net', otherRates: [] },
  )?.detail;
}

describe('a rate that the files do not name', () => {
  it('is found for eight lines at exactly 40 %', () => {
    const prices = [1180, 2499, 650, 12_345, 999, 3333, 4801, 7777];
    const lines = prices.map((price) => {
      const detail = unexplained(price, Math.round(price * 0.4));
      if (detail?.cause !== 'other' || detail.fits === undefined) throw new Error('The line is explained.');
      return { vendorId: 7, productType: 'Rugs', fits: detail.fits.rates };
    });
    expect(fitRates(lines)).toEqual([{ vendorId: 7, productType: null, rate: percent(40), lines }]);
  });

  it('is that of a product type where those of the vendor differ', () => {
    const at = (productType: string, of: number) => ({
      vendorId: 7,
      productType,
      fits: { from: percent(of) - 10, until: percent(of) + 10 },
    });
    const lines = [
      at('Rugs', 40),
      at('Rugs', 40),
      at('Lamps', 25),
      at('Lamps', 25),
      at('Toys', 10),
      at('', 1),
    ];
    expect(fitRates(lines).map(({ productType, rate }) => [productType, rate])).toEqual([
      ['Rugs', percent(40)],
      ['Lamps', percent(25)],
    ]);
  });

  it('is the roundest that fits, above 0, and of more lines the less round it is', () => {
    const fits = { from: 399_000, until: 401_000 };
    expect(sharedRate([fits])).toBeNull();
    expect(sharedRate([fits, { from: 400_000, until: 420_000 }])).toBe(percent(40));
    expect(sharedRate([fits, { from: 410_000, until: 420_000 }])).toBeNull();
    expect(
      sharedRate([
        { from: 0, until: 0 },
        { from: 0, until: 0 },
      ]),
    ).toBeNull();
    const seldom = { from: 371_100, until: 371_400 };
    expect(sharedRate([seldom, seldom])).toBeNull();
    expect(sharedRate([seldom, seldom, seldom])).toBe(371_100);
  });

  it('comes to the cent by the arithmetic that prices lines, and no other rate does', () => {
    const facts = fc.record({
      price: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      discount: fc.nat(5000),
      tax: fc.nat(5000),
    });
    fc.assert(
      fc.property(facts, anyShop, fc.nat(1_000_000), fc.nat(1_000_000), (line, shop, paid, other) => {
        const own = { ...shop, globalCommission: 300_000, useCostPerItem: false, typeRates: new Map() };
        const { trace } = priceLine(aLine({ ...line, cost: 100 }), aVendor(), own);
        if (trace === null) throw new Error('The line has no price.');
        const at = (ppm: number) =>
          workOut({ ...trace, rule: { source: 'global', kind: 'percent', value: ppm } }).amount;
        const fits = fittingRates(at, at(paid));
        if (fits === null) throw new Error('No rate fits an amount that a rate has made.');
        expect(fits.from <= paid && paid <= fits.until).toBe(true);
        expect(at(other) === at(paid)).toBe(fits.from <= other && other <= fits.until);
      }),
    );
  });

  it('is said as what it is, and is a group of its vendor', () => {
    const detail = {
      cause: 'rate',
      theirs: { kind: 'percent', value: percent(40) },
      ours: { kind: 'percent', value: percent(30) },
      fitted: { productType: null, from: '2026-03-01' },
    } as const;
    expect(causeText(detail, 'GBP')).toBe(
      'The files don’t include a rate. These lines match to the cent at 40%. The rule in this app is 30%.',
    );
    expect(groupKey(detail, 7)).not.toBe(groupKey(detail, 8));
  });
});
