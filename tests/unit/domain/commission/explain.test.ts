import { describe, expect, it } from 'vitest';
import { priceLine, type ShopRules, type VendorRules } from '@consignment/domain/commission/commission';
import { explain, type ExplainedStep } from '@consignment/domain/commission/commission-explain';
import { aLine, aShop, aVendor, percent, type LineChanges } from './lines.ts';

function explained(
  line: LineChanges,
  shop: Partial<ShopRules> = {},
  vendor: Partial<VendorRules> = {},
): string[] {
  const { trace } = priceLine(aLine(line), aVendor(vendor), aShop(shop));
  if (trace === null) throw new Error('This line has no price.');
  const { steps, beaten, rounding } = explain(trace);
  const text = ({ label, figure }: ExplainedStep) => `${label}: ${figure}`;
  return [...steps.map(text), ...beaten.map((rule) => `Not used: ${text(rule)}`), rounding];
}

describe('why this amount', () => {
  it('names the rule that won and its figure', () => {
    const ruleOf = (line: LineChanges, vendor: Partial<VendorRules> = {}) => {
      const { trace } = priceLine(aLine(line), aVendor(vendor), aShop({ globalCommission: percent(30) }));
      if (trace === null) throw new Error('This line has no price.');
      return explain(trace).rule;
    };
    expect(ruleOf({})).toEqual({ label: 'The shop’s global commission', figure: '30%' });
    expect(ruleOf({}, { commissionRate: percent(40) }).figure).toBe('40%');
    expect(ruleOf({ override: { kind: 'amount', amount: 1250 } })).toEqual({
      label: 'Manual override',
      figure: '$12.50',
    });
    expect(ruleOf({ kind: 'custom', customAmount: -450 })).toEqual({
      label: 'Custom item',
      figure: '−$4.50',
    });
  });

  it('names price, cost, rate, discount and what was not used', () => {
    const line = { price: 4000, cost: 1500, quantity: 3, discount: 900 };
    expect(
      explained(
        line,
        { globalCommission: percent(30), discountShare: 'equal' },
        { commissionRate: percent(40), byProfit: true },
      ),
    ).toEqual([
      'Price: $40.00 × 3 = $120.00',
      'Cost is deducted, as commission is based on profit: $15.00 × 3 = −$45.00',
      'This vendor’s commission rate: 40% of $75.00 = $30.00',
      'Half of the discount is deducted: −$4.50',
      'Not used: The shop’s global commission: 30%',
      'No rounding was needed.',
    ]);
  });

  it('says what was sold in the month before, in how many orders, and what counts', () => {
    const { trace } = priceLine(aLine({}), aVendor({}), aShop({}), {
      versions: new Map([
        [
          'global',
          {
            id: 1,
            version: 1,
            target: { place: 'global', vendorId: null, productId: null, variantId: null, name: null },
            from: '2026-01-01',
            until: null,
            value: {
              measure: 'vendor_sales',
              steps: [{ from: 0, kind: 'percent', value: percent(45) }],
              bounds: null,
            },
          },
        ],
      ]),
      salesBefore: 245_000,
      ordersBefore: 12,
    });
    expect(trace === null ? null : explain(trace).steps[0]).toEqual({
      label: 'Sold last month, less discounts and returns, excluding cancelled and ignored orders',
      figure: '$2,450.00 in 12 orders',
    });
  });

  it('names the discount first where it comes first', () => {
    expect(
      explained(
        { discount: 201 },
        { globalCommission: percent(50), discountBeforePercentage: true, discountShare: 'equal' },
      ),
    ).toEqual([
      'Price: $10.00 × 1 = $10.00',
      'Half of the discount is deducted: −$1.005',
      'The shop’s global commission: 50% of $8.995 = $4.4975',
      'Rounded once, at the end: $4.4975 becomes $4.50.',
    ]);
  });

  it('names tax, compare-at price and rounding with the exact figure', () => {
    expect(
      explained(
        { price: 613, compareAtPrice: 645, tax: 20 },
        {},
        { commissionRate: percent(30), byCompareAtPrice: true, collectsTax: true },
      ),
    ).toEqual([
      'Compare-at price, as it is higher than the price: $6.45 × 1 = $6.45',
      'Tax is added, as this vendor collects tax: $0.20',
      'This vendor’s commission rate: 30% of $6.65 = $1.995',
      'Rounded once, at the end: $1.995 becomes $2.00.',
    ]);
    expect(
      explained(
        { price: 1255, tax: 100, order: { taxesIncluded: true } },
        { currency: 'JPY', globalCommission: percent(10) },
      ),
    ).toEqual([
      'Price: ¥1,255 × 1 = ¥1,255',
      'Tax is deducted from the price: −¥100',
      'The shop’s global commission: 10% of ¥1,155 = ¥115.5',
      'Rounded once, at the end: ¥115.5 becomes ¥116.',
    ]);
  });

  it('says where nothing is left', () => {
    expect(explained({ discount: 500 }, { globalCommission: percent(30) })).toEqual([
      'Price: $10.00 × 1 = $10.00',
      'The shop’s global commission: 30% of $10.00 = $3.00',
      'The discount is deducted: −$5.00',
      'The discount is larger than the commission, so nothing is left: $0.00',
      'No rounding was needed.',
    ]);
    expect(
      explained({ discount: 1100 }, { globalCommission: percent(30), discountBeforePercentage: true }),
    ).toEqual([
      'Price: $10.00 × 1 = $10.00',
      'The discount is deducted: −$11.00',
      'The discount is larger than the remaining amount: $0.00',
      'The shop’s global commission: 30% of $0.00 = $0.00',
      'No rounding was needed.',
    ]);
    expect(
      explained({ price: 1200, cost: 1500 }, { globalCommission: percent(40), calculateByProfit: true }),
    ).toContain('A loss counts as zero: $0.00');
  });

  it('names overrides, custom items, flat rates and amounts for each unit', () => {
    expect(explained({ override: { kind: 'amount', amount: 2000 } })[0]).toBe(
      'Manual override: the amount as entered: $20.00',
    );
    expect(explained({ discount: 500, override: { kind: 'percent', ppm: percent(20) } })).toEqual([
      'Price: $10.00 × 1 = $10.00',
      'Manual override: 20% of $10.00 = $2.00',
      'The discount is deducted: −$5.00',
      'The discount is larger than the commission, so nothing is left: $0.00',
      'No rounding was needed.',
    ]);
    expect(explained({ kind: 'custom', customAmount: -450 })[0]).toBe(
      'Custom item: the amount as entered: −$4.50',
    );
    const typeRates = new Map([['Rugs', { kind: 'amount', amount: 725 } as const]]);
    expect(
      explained(
        { cost: 300, productType: 'Rugs', quantity: 2, discount: 100 },
        { typeRates, useCostPerItem: true },
      ),
    ).toEqual([
      'The shop’s rate for the product type, per unit: $7.25 × 2 = $14.50',
      'The discount is deducted: −$1.00',
      'Not used: Flat rate: the cost per item: $3.00 per unit',
      'No rounding was needed.',
    ]);
  });
});
