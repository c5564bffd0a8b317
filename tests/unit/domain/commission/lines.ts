import fc from 'fast-check';
import {
  vendorWithoutRules,
  type LineFacts,
  type ShopRules,
  type TypeRate,
  type VendorRules,
} from '@consignment/domain/commission/commission';
import { divideRoundHalfAway, minorFromBigInt } from '@consignment/domain/money/money';
import type { Fraction } from '@consignment/domain/orders/refund';

/** Builders: a plain paid line, a vendor and a shop without rules, each changed by what a test is about. */
export type LineChanges = Partial<Omit<LineFacts, 'order'>> & { order?: Partial<LineFacts['order']> };

export function aLine({ order, ...changes }: LineChanges = {}): LineFacts {
  return {
    kind: 'product',
    price: 1000,
    quantity: 1,
    discount: 0,
    tax: 0,
    cost: null,
    compareAtPrice: null,
    customAmount: null,
    vendorId: 7,
    productType: null,
    override: null,
    ...changes,
    order: {
      processedAt: '2026-03-05T15:00:00Z',
      financialStatus: 'paid',
      cancelled: false,
      tags: [],
      taxesIncluded: false,
      ...order,
    },
  };
}

export function aVendor(changes: Partial<VendorRules> = {}): VendorRules {
  return { ...vendorWithoutRules, ...changes };
}

export function aShop(changes: Partial<ShopRules> = {}): ShopRules {
  return {
    currency: 'USD',
    globalCommission: null,
    useCostPerItem: false,
    discountShare: 'vendor',
    discountBeforePercentage: false,
    calculateByProfit: false,
    pricesIncludeTax: false,
    commissionStartDate: null,
    timeZone: 'America/New_York',
    startsAt: null,
    ignoreOrderTags: [],
    typeRates: new Map(),
    ...changes,
  };
}

/** 45 is 450,000 ppm. */
export function percent(figure: number): number {
  return Math.round(figure * 10_000);
}

const money = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 100_000_000 }));
const rate = fc.oneof(fc.integer({ min: 0, max: 100 }).map(percent), fc.integer({ min: 0, max: 10_000_000 }));
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const typeRates = fc.oneof(
  fc.constant(new Map<string, TypeRate>()),
  orNull(rate).map((ppm) => new Map<string, TypeRate>([['Rugs', { kind: 'percent', ppm }]])),
  orNull(money).map((amount) => new Map<string, TypeRate>([['Rugs', { kind: 'amount', amount }]])),
);

export const anyVendor: fc.Arbitrary<VendorRules> = fc.record({
  commissionRate: orNull(rate),
  flatRate: orNull(fc.boolean()),
  byProfit: fc.boolean(),
  byCompareAtPrice: fc.boolean(),
  collectsTax: fc.boolean(),
  typeRates,
});

export const anyShop: fc.Arbitrary<ShopRules> = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    globalCommission: orNull(rate),
    useCostPerItem: fc.boolean(),
    discountShare: fc.constantFrom('vendor' as const, 'store' as const, 'equal' as const),
    discountBeforePercentage: fc.boolean(),
    calculateByProfit: fc.boolean(),
    pricesIncludeTax: fc.boolean(),
    typeRates,
  })
  .map((changes) => aShop(changes));

export const anyLine: fc.Arbitrary<LineFacts> = fc
  .record({
    kind: fc.constantFrom('product' as const, 'product' as const, 'product' as const, 'custom' as const),
    price: money,
    quantity: fc.integer({ min: 1, max: 50 }),
    discount: money,
    tax: money,
    cost: orNull(money),
    compareAtPrice: orNull(money),
    customAmount: fc.integer({ min: -100_000, max: 100_000 }),
    productType: fc.constantFrom(null, 'Rugs', ' Rugs ', 'Lamps'),
    override: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: money.map((amount) => ({ kind: 'amount' as const, amount })) },
      { weight: 1, arbitrary: rate.map((ppm) => ({ kind: 'percent' as const, ppm })) },
    ),
    order: fc.record({
      taxesIncluded: orNull(fc.boolean()),
      financialStatus: fc.constantFrom('paid', 'pending', 'refunded'),
    }),
  })
  .map((changes) => aLine(changes));

/** The next reversal entry as the SQL of refunds makes it: what of the commission is to come back, less what has. */
export function aReversal(commission: number, fraction: Fraction, alreadyReversed: number): number {
  const due = divideRoundHalfAway(BigInt(commission) * fraction.num, fraction.den);
  return minorFromBigInt(BigInt(alreadyReversed) - due);
}
