import { describe, expect, it } from 'vitest';
import { priceLine, type LineFacts, type ShopRules } from '@consignment/domain/commission/commission';
import { reasonText } from '@consignment/domain/commission/commission-reasons';
import { startOfDay } from '@consignment/domain/time/zone';
import { aLine, aShop, aVendor, percent, type LineChanges } from './lines.ts';

const thirty = { globalCommission: percent(30) };

function verdict(line: LineChanges, shop: Partial<ShopRules> = thirty): string {
  const { state, reason, amount } = priceLine(aLine(line), aVendor(), aShop(shop));
  return `${state} ${reason ?? '-'} ${amount}`;
}

describe('which lines earn', () => {
  it('a custom item earns what was entered, also below 0, whatever its order', () => {
    const custom = { kind: 'custom', customAmount: -450, vendorId: null } as const;
    expect(verdict({ ...custom, order: { cancelled: true } })).toBe('accrued - -450');
    expect(priceLine(aLine(custom), null, aShop()).amount).toBe(-450);
    expect(verdict({ kind: 'custom' })).toBe('blocked no_rate 0');
  });

  it('a line without a vendor is unassigned', () => {
    expect(verdict({ vendorId: null })).toBe('unassigned no_vendor 0');
    expect(priceLine(aLine(), null, aShop(thirty))).toMatchObject({ state: 'unassigned', trace: null });
  });

  it('an order counts from the first instant of the start date in the shop’s zone', () => {
    const shop = {
      ...thirty,
      commissionStartDate: '2026-03-05',
      startsAt: startOfDay('2026-03-05', 'America/New_York').toISOString(),
    };
    expect(verdict({ order: { processedAt: '2026-03-05T04:59:59.999Z' } }, shop)).toBe(
      'ineligible before_start_date 0',
    );
    expect(verdict({ order: { processedAt: '2026-03-05T05:00:00Z' } }, shop)).toBe('accrued - 300');
    expect(verdict({ order: { processedAt: '2026-03-05T00:00:00-05:00' } }, shop)).toBe('accrued - 300');
  });

  it('an ignored tag matches whole, trimmed and without case; an empty one matches nothing', () => {
    const shop = { ...thirty, ignoreOrderTags: [' Wholesale', ''] };
    expect(verdict({ order: { tags: ['gift', 'WHOLESALE '] } }, shop)).toBe('ineligible ignored_tag 0');
    expect(verdict({ order: { tags: ['wholesale-2', ''] } }, shop)).toBe('accrued - 300');
  });

  it('cancelled and voided orders, gift cards, tips and shipping earn nothing', () => {
    expect(verdict({ order: { cancelled: true } })).toBe('ineligible cancelled 0');
    expect(verdict({ order: { financialStatus: 'voided' } })).toBe('ineligible voided 0');
    for (const kind of ['gift_card', 'tip', 'shipping'] as const) {
      expect(verdict({ kind })).toBe('ineligible not_commissionable 0');
    }
  });

  it('the first failure gives the reason', () => {
    const order = { cancelled: true, tags: ['wholesale'], financialStatus: 'voided' };
    const shop = { ...thirty, ignoreOrderTags: ['wholesale'] };
    expect(verdict({ kind: 'tip', order }, shop)).toBe('ineligible ignored_tag 0');
    expect(verdict({ kind: 'tip', order })).toBe('ineligible cancelled 0');
    expect(verdict({ kind: 'tip', order: { financialStatus: 'voided' } })).toBe('ineligible voided 0');
  });

  it('paid money accrues, anything else waits with its amount shown', () => {
    for (const financialStatus of ['paid', 'partially_refunded', 'refunded']) {
      expect(verdict({ order: { financialStatus } })).toBe('accrued - 300');
    }
    for (const financialStatus of ['pending', 'authorized', 'partially_paid', 'expired', null]) {
      expect(verdict({ order: { financialStatus } })).toBe('pending awaiting_payment 300');
    }
  });

  it('an order whose money is in doubt waits with its amount shown', () => {
    expect(verdict({ isOwed: true })).toBe('pending customer_owes 300');
    expect(verdict({ order: { sumsDiffer: true } })).toBe('pending sums_differ 300');
    expect(verdict({ order: { refundToAssign: 1 } })).toBe('pending refund_to_assign 300');
    expect(verdict({ order: { refundToAssign: 0 } })).toBe('accrued - 300');
    expect(verdict({ isOwed: true, order: { cancelled: true } })).toBe('ineligible cancelled 0');
  });

  it('is blocked without a rate or a needed cost, never silently 0, also while payment is pending', () => {
    expect(verdict({}, {})).toBe('blocked no_rate 0');
    expect(verdict({ order: { financialStatus: 'pending' } }, {})).toBe('blocked no_rate 0');
    expect(verdict({}, { ...thirty, calculateByProfit: true })).toBe('blocked no_cost 0');
    expect(verdict({ cost: 0 }, { ...thirty, calculateByProfit: true })).toBe('accrued - 300');
  });

  it('an amount override needs no cost, a percentage of a profit does', () => {
    const profit = { calculateByProfit: true };
    expect(verdict({ override: { kind: 'amount', amount: 123 } }, profit)).toBe('accrued - 123');
    expect(verdict({ override: { kind: 'percent', ppm: percent(10) } }, profit)).toBe('blocked no_cost 0');
  });

  it('every reason has words', () => {
    for (const text of Object.values(reasonText)) expect(text).toMatch(/^[A-Z].+\.$/);
  });
});

describe('which rule rules', () => {
  it('a vendor’s flat rate, on or off, goes before the shop’s', () => {
    const shop = aShop({ ...thirty, useCostPerItem: true });
    const line = aLine({ cost: 620 });
    const amounts = [null, true, false].map(
      (flatRate) => priceLine(line, aVendor({ flatRate }), shop).amount,
    );
    expect(amounts).toEqual([620, 620, 300]);
    expect(priceLine(line, aVendor({ flatRate: true }), aShop(thirty)).amount).toBe(620);
  });

  it('product types compare exactly, trimmed; an unset rate falls through', () => {
    const rate = (ppm: number | null) => new Map([['Rugs', { kind: 'percent', ppm } as const]]);
    const typed = (productType: string | null, ppm: number | null) =>
      priceLine(aLine({ productType }), aVendor(), aShop({ ...thirty, typeRates: rate(ppm) })).amount;
    expect([typed(' Rugs ', percent(50)), typed('rugs', percent(50)), typed(null, percent(50))]).toEqual([
      500, 300, 300,
    ]);
    expect(typed('Rugs', null)).toBe(300);
  });

  it('an override that is an amount applies as entered: no discount, no floor', () => {
    const shop = { ...thirty, discountBeforePercentage: true };
    const override = { kind: 'amount', amount: 2000 } as const;
    expect(verdict({ discount: 900, override }, shop)).toBe('accrued - 2000');
  });

  it('an override that is a percentage is a rate like any other', () => {
    const twenty = { kind: 'percent', ppm: percent(20) } as const;
    const overridden = (shop: Partial<ShopRules>, line: Partial<LineFacts> = {}) =>
      verdict({ discount: 100, override: twenty, ...line }, { ...thirty, ...shop });
    expect(overridden({})).toBe('accrued - 100');
    expect(overridden({ discountShare: 'equal' })).toBe('accrued - 150');
    expect(overridden({ discountShare: 'store' })).toBe('accrued - 200');
    expect(overridden({ discountBeforePercentage: true })).toBe('accrued - 180');
    expect(overridden({ calculateByProfit: true }, { cost: 300 })).toBe('accrued - 40');
    expect(overridden({}, { discount: 900 })).toBe('accrued - 0');
  });

  it('the trace names the winner and what it beat, is frozen and survives JSON', () => {
    const shop = aShop({
      ...thirty,
      useCostPerItem: true,
      typeRates: new Map([['Rugs', { kind: 'amount', amount: 5 }]]),
    });
    const line = { productType: 'Rugs', override: { kind: 'amount', amount: 250 } } as const;
    const { trace } = priceLine(aLine({ ...line, cost: 400 }), aVendor({ commissionRate: 0 }), shop);
    expect(trace?.rule).toEqual({ source: 'override', kind: 'line_amount', value: 250 });
    expect(trace?.beaten).toEqual([
      { source: 'shop_product_type', kind: 'unit_amount', value: 5 },
      { source: 'flat', kind: 'unit_amount', value: 400 },
      { source: 'vendor', kind: 'percent', value: 0 },
      { source: 'global', kind: 'percent', value: 300_000 },
    ]);
    expect(Object.isFrozen(trace) && Object.isFrozen(trace?.inputs) && Object.isFrozen(trace?.beaten)).toBe(
      true,
    );
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
    const withoutCost = priceLine(aLine(line), aVendor(), shop).trace;
    expect(withoutCost?.beaten.map(({ source }) => source)).toEqual(['shop_product_type', 'global']);
  });
});

describe('a discount larger than the commission', () => {
  it('is flagged only when it is larger, not when it is just as large', () => {
    const flags = (discount: number, discountBeforePercentage: boolean) => {
      const shop = aShop({ ...thirty, discountBeforePercentage });
      return priceLine(aLine({ discount }), aVendor(), shop).discountExceeds;
    };
    expect([flags(300, false), flags(301, false)]).toEqual([false, true]);
    expect([flags(1000, true), flags(1001, true)]).toEqual([false, true]);
  });
});

describe('figures that cannot be', () => {
  it('refuses fractions, unsafe integers and lines beyond the guard', () => {
    expect(() => verdict({ price: 10.5 })).toThrow(RangeError);
    expect(() => verdict({ tax: Number.MAX_SAFE_INTEGER + 1 })).toThrow(RangeError);
    expect(() => verdict({ price: 1_000_000_000, quantity: 1001 })).toThrow(RangeError);
    expect(verdict({ price: 1_000_000_000, quantity: 1000 })).toBe('accrued - 300000000000');
    expect(() => verdict({ order: { processedAt: 'soon' } }, { startsAt: '2026-01-01T00:00:00Z' })).toThrow(
      RangeError,
    );
  });
});
