import type { LineFacts, ShopRules, TypeRate, VendorRules } from '@consignment/domain/commission';
import fc from 'fast-check';

/*
 * Random shops with lines, each with a vendor and an order of its own, up to the limits of the tables.
 */

export type Case = {
  readonly line: LineFacts;
  readonly vendor: VendorRules;
  readonly returned: { readonly units: number; readonly amount: number };
};

export type ShopCase = { readonly shop: ShopRules; readonly cases: readonly Case[] };

const limit = 1_000_000_000_000;
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });

const rate = fc.oneof(
  fc.constantFrom(0, 1, 10_000, 300_000, 333_333, 500_000, 999_999, 1_000_000),
  fc.integer({ min: 0, max: 1_000_000 }),
);
const unitAmount = fc.oneof(fc.constantFrom(0, 1, 725, 9_000_000_000), fc.integer({ min: 0, max: 100_000 }));
const upTo = (max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: Math.min(max, 20_000) }) },
    fc.integer({ min: 0, max }),
    fc.constantFrom(0, max),
  );

const typeRate: fc.Arbitrary<TypeRate> = fc.oneof(
  orNull(rate).map((ppm) => ({ kind: 'percent' as const, ppm })),
  orNull(unitAmount).map((amount) => ({ kind: 'amount' as const, amount })),
);
const typeRates = fc.oneof(
  fc.constant(new Map<string, TypeRate>()),
  typeRate.map((found) => new Map([['Rugs', found]])),
);

const vendor: fc.Arbitrary<VendorRules> = fc.record({
  commissionRate: orNull(rate),
  flatRate: orNull(fc.boolean()),
  byProfit: fc.boolean(),
  byCompareAtPrice: fc.boolean(),
  collectsTax: fc.boolean(),
  typeRates,
});

const order: fc.Arbitrary<LineFacts['order']> = fc.record({
  // Times around the start day below, in the time zone of the shop.
  processedAt: fc.constantFrom(
    '2026-03-07T15:00:00.000Z',
    '2026-03-08T04:59:59.999Z',
    '2026-03-08T05:00:00.000Z',
    '2026-07-01T00:00:00.000Z',
  ),
  financialStatus: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('paid', 'partially_refunded', 'refunded') },
    fc.constantFrom('pending', 'authorized', 'partially_paid', 'voided', 'something new', null),
  ),
  cancelled: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  tags: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.constantFrom(['summer'], ['Wholesale'], ['ÉTÉ', 'gift'], ['whole'], ['\u00a0wholesale ']),
  ),
  taxesIncluded: fc.boolean(),
});

const line: fc.Arbitrary<LineFacts> = fc
  .oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 12 }) }, fc.constantFrom(1_000, 1_000_000))
  .chain((quantity) =>
    fc.record({
      kind: fc.oneof(
        { weight: 9, arbitrary: fc.constant('product' as const) },
        fc.constantFrom('gift_card' as const, 'tip' as const, 'shipping' as const),
      ),
      price: upTo(Math.floor(limit / Math.max(quantity, 1))),
      quantity: fc.constant(quantity),
      discount: upTo(limit),
      tax: fc.oneof(upTo(limit), fc.constantFrom(-limit, -5)),
      cost: orNull(upTo(Math.floor(limit / Math.max(quantity, 1)))),
      compareAtPrice: orNull(upTo(Math.floor(limit / Math.max(quantity, 1)))),
      customAmount: fc.constant(null),
      vendorId: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constant(null)),
      productType: fc.constantFrom(null, 'Rugs', ' Rugs\u2003', 'rugs', ''),
      override: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        upTo(limit).map((amount) => ({ kind: 'amount' as const, amount })),
        rate.map((ppm) => ({ kind: 'percent' as const, ppm })),
      ),
      order,
    }),
  );

const returned = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ units: 0, amount: 0 }) },
  fc.record({ units: fc.integer({ min: 0, max: 14 }), amount: upTo(limit) }),
);

const shop: fc.Arbitrary<ShopRules> = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    globalCommission: orNull(rate),
    useCostPerItem: fc.boolean(),
    discountShare: fc.constantFrom('vendor' as const, 'store' as const, 'equal' as const),
    discountBeforePercentage: fc.boolean(),
    calculateByProfit: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    commissionStartDate: fc.constantFrom(null, '2026-03-08'),
    timeZone: fc.constant('America/New_York'),
    ignoreOrderTags: fc.constantFrom([], ['wholesale'], ['Été', ' WHOLESALE']),
    typeRates,
  })
  .map((rules) => ({
    ...rules,
    startsAt: rules.commissionStartDate === null ? null : '2026-03-08T05:00:00.000Z',
  }));

export const shopCase: fc.Arbitrary<ShopCase> = fc.record({
  shop,
  cases: fc.array(fc.record({ line, vendor, returned }), { minLength: 1, maxLength: 150, size: 'max' }),
});
