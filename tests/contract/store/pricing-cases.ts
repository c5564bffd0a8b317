import type { LineFacts, ShopRules, TypeRate, VendorRules } from '@consignment/domain/commission/commission';
import {
  rulePlaces,
  type DatedRule,
  type RulePlace,
  type RuleStep,
  type RuleValue,
} from '@consignment/domain/commission/dated-rules';
import fc from 'fast-check';

/*
 * Random shops with lines, each with its own vendor and order, up to the limits of the tables.
 */

export type Case = {
  readonly line: LineFacts;
  readonly vendor: VendorRules;
  readonly returned: { readonly units: number; readonly amount: number };
  /** The line's product, one for each line. */
  readonly product: { readonly tags: readonly string[]; readonly collections: readonly string[] };
  /** Of the vendor in the month before the order's. */
  readonly salesBefore: number;
};

/**
 * A rule with days. Vendors, products and variants are made with the cases: `of` is the index of the case whose own it is, where
 * its place names one.
 */
export type RuleCase = Omit<DatedRule, 'id' | 'version' | 'target'> & {
  readonly place: RulePlace;
  readonly of: number;
  readonly name: string;
  readonly isOfShop: boolean;
};

export type ShopCase = {
  readonly shop: ShopRules;
  readonly cases: readonly Case[];
  readonly rules: readonly RuleCase[];
};

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

/** Where the steps of rules begin; prices and sales fall onto them and just below. */
const stepStarts = [0, 1, 2_001, 19_999, 1_000_000] as const;
const orAtStep = (arbitrary: fc.Arbitrary<number>) =>
  fc.oneof(
    { weight: 2, arbitrary },
    { weight: 1, arbitrary: fc.constantFrom(...stepStarts, 2_000, 19_998, 999_999) },
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

const rarely = fc.nat({ max: 9 }).map((of) => of === 0);

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
  taxesIncluded: orNull(fc.boolean()),
  sumsDiffer: rarely,
  refundToAssign: rarely.map((isOpen) => (isOpen ? 500 : 0)),
});

const line: fc.Arbitrary<LineFacts> = fc
  .oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 12 }) }, fc.constantFrom(1_000, 1_000_000))
  .chain((quantity) =>
    fc.record({
      kind: fc.oneof(
        { weight: 9, arbitrary: fc.constant('product' as const) },
        fc.constantFrom('gift_card' as const, 'tip' as const, 'shipping' as const),
      ),
      price: orAtStep(upTo(Math.floor(limit / Math.max(quantity, 1)))),
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
      isOwed: rarely,
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
    pricesIncludeTax: fc.boolean(),
    commissionStartDate: fc.constantFrom(null, '2026-03-08'),
    timeZone: fc.constant('America/New_York'),
    ignoreOrderTags: fc.constantFrom([], ['wholesale'], ['Été', ' WHOLESALE']),
    typeRates,
  })
  .map((rules) => ({
    ...rules,
    startsAt: rules.commissionStartDate === null ? null : '2026-03-08T05:00:00.000Z',
  }));

/** Around the days of the orders above, in the time zone of the shop, and none that ends before it begins. */
const days = fc
  .record({
    from: fc.constantFrom('2026-01-01', '2026-03-07', '2026-03-08', '2026-06-30', '2026-07-01'),
    until: fc.constantFrom(null, '2026-03-07', '2026-03-08', '2026-06-30', '2026-12-31'),
  })
  .map(({ from, until }) => ({ from, until: until !== null && until < from ? from : until }));

const stepValue: fc.Arbitrary<Pick<RuleStep, 'kind' | 'value'>> = fc.oneof(
  { weight: 3, arbitrary: rate.map((value) => ({ kind: 'percent' as const, value })) },
  { weight: 2, arbitrary: unitAmount.map((value) => ({ kind: 'unit_amount' as const, value })) },
  fc.constantFrom({ kind: 'cost' as const, value: null }, { kind: 'none' as const, value: null }),
);

const value: fc.Arbitrary<RuleValue> = fc
  .record({
    measure: fc.constantFrom(null, 'unit_price' as const, 'vendor_sales' as const),
    steps: fc.uniqueArray(fc.record({ from: fc.constantFrom(...stepStarts), of: stepValue }), {
      maxLength: 4,
      selector: ({ from }) => from,
    }),
    bounds: orNull(
      fc.record({
        floor: orNull(unitAmount),
        cap: orNull(unitAmount),
        per: fc.constantFrom('unit' as const, 'line' as const),
      }),
    ),
  })
  .map(({ measure, steps, bounds }) => ({
    measure,
    steps: steps
      .sort((one, other) => one.from - other.from)
      .slice(0, measure === null ? 1 : 4)
      .map(({ from, of }, index) => ({ from: index === 0 ? 0 : from, ...of })),
    bounds:
      bounds === null || (bounds.floor === null && bounds.cap === null)
        ? null
        : { ...bounds, cap: bounds.cap === null ? null : Math.max(bounds.cap, bounds.floor ?? 0) },
  }));

export const ruleCase: fc.Arbitrary<RuleCase> = fc
  .record({
    place: fc.constantFrom(...rulePlaces),
    of: fc.nat(149),
    name: fc.constantFrom('Rugs', 'rugs', 'Sale', 'ÉTÉ', 'a'),
    isOfShop: fc.boolean(),
    days,
    value,
  })
  .map(({ days: { from, until }, ...rest }) => ({ ...rest, from, until }));

const names = fc.constantFrom([], ['Sale'], ['sale', 'A'], ['été', 'Rugs'], ['other', 'A ']);
const product = fc.record({ tags: names, collections: names });

export const shopCase: fc.Arbitrary<ShopCase> = fc.record({
  shop,
  cases: fc.array(fc.record({ line, vendor, returned, product, salesBefore: orAtStep(upTo(limit)) }), {
    minLength: 1,
    maxLength: 150,
    size: 'max',
  }),
  rules: fc.oneof(fc.constant([]), fc.array(ruleCase, { maxLength: 60, size: 'max' })),
});
