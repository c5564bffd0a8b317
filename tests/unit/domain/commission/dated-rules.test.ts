import { describe, expect, it } from 'vitest';
import { priceLine, type ShopRules, type VendorRules } from '@consignment/domain/commission/commission';
import {
  datedRules,
  heldRules,
  rulePlaces,
  type DatedRule,
  type RuleBounds,
  type RuleStep,
  type RuleTarget,
  type RuleValue,
} from '@consignment/domain/commission/dated-rules';
import { explain } from '@consignment/domain/commission/commission-explain';
import { returnedFraction } from '@consignment/domain/orders/refund';
import { statedRuleCode, statedRuleOf, statedRuleText } from '@consignment/domain/commission/stated-rule';
import { codeOfStatedRuleCell, statedRuleCell } from '@consignment/domain/statements/statement-csv';
import { dayAt } from '@consignment/domain/time/zone';
import { aLine, aReversal, aShop, aVendor, percent, type LineChanges } from './lines.ts';

/* The examples 13 to 24 of the handbook's page of rules, by their numbers. Figures in minor units. */

const nothing = { vendorId: null, productId: null, variantId: null, name: null };

type Version = Partial<RuleTarget> &
  Pick<RuleTarget, 'place'> & { readonly from?: string; readonly until?: string; readonly value: RuleValue };

const value = (steps: readonly RuleStep[], bounds: RuleBounds | null = null): RuleValue => ({
  measure: null,
  steps,
  bounds,
});
const rate = (of: number, bounds: RuleBounds | null = null) =>
  value([{ from: 0, kind: 'percent', value: percent(of) }], bounds);
const perUnit = (amount: number) => value([{ from: 0, kind: 'unit_amount', value: amount }]);
const cost = value([{ from: 0, kind: 'cost', value: null }]);
const none = value([{ from: 0, kind: 'none', value: null }]);
const ended = value([]);
const steps = (measure: 'unit_price' | 'vendor_sales', ...of: readonly (readonly [number, number])[]) => ({
  ...value(of.map(([from, ofStep]) => ({ from, kind: 'percent', value: percent(ofStep) }))),
  measure,
});

/** Of up to 20: 60 %, above: 50 %. */
const band = steps('unit_price', [0, 60], [2001, 50]);
/** Sales below 1,000: 45 %, from 1,000: 50 %. */
const tier = steps('vendor_sales', [0, 45], [100_000, 50]);

type Example = {
  readonly case: string;
  /** In the order in which they were made; from March 1, 2026 without an end where nothing is said. */
  readonly rules: readonly Version[];
  readonly line?: LineChanges & {
    readonly tags?: readonly string[];
    readonly collections?: readonly string[];
  };
  readonly vendor?: Partial<VendorRules>;
  readonly shop?: Partial<ShopRules>;
  readonly salesBefore?: number;
  /** The amount, or the reason for which there is none. */
  readonly earns: number | 'no_cost' | 'no_rate';
};

/** New York, where March 5, 2026 is the day of the order. */
function priced({ rules, line: { tags = [], collections = [], ...line } = {}, ...example }: Example) {
  const versions = rules.map((rule, at): DatedRule => {
    const { from = '2026-03-01', until = null, value: of, ...target } = rule;
    return { id: at + 1, version: at + 1, target: { ...nothing, ...target }, from, until, value: of };
  });
  const facts = aLine({ productType: 'Lighting', ...line });
  const vendor = aVendor(example.vendor);
  const shop = aShop(example.shop);
  const held = heldRules(datedRules(versions), {
    vendorId: 7,
    productId: 70,
    variantId: 700,
    productType: facts.productType ?? '',
    tags,
    collections,
    day: dayAt(new Date(facts.order.processedAt), shop.timeZone),
    followsShopFlat: vendor.flatRate === null,
  });
  return priceLine(facts, vendor, shop, { versions: held, salesBefore: example.salesBefore ?? 0 });
}

const type = { place: 'shop_product_type', name: 'Lighting' } as const;
const on = (processedAt: string): LineChanges => ({ price: 8000, order: { processedAt } });
const summerAndClearance = { price: 8000, tags: ['Summer', 'Clearance'] };
const clearance = { place: 'tag', name: 'clearance', value: rate(40) } as const;
const summer = { place: 'tag', name: 'summer', value: rate(70) } as const;
const march = { ...type, until: '2026-03-31', value: rate(60) } as const;
const global = { globalCommission: percent(30) };
const first = { ...type, value: rate(60) } as const;
const second = { ...type, from: '2026-03-10', until: '2026-03-20', value: rate(55) } as const;
const flats = [
  { place: 'flat', value: perUnit(500) },
  { place: 'flat', vendorId: 7, value: perUnit(600) },
] as const;
const yen = {
  ...steps('unit_price', [0, 60], [2001, 50]),
  bounds: { floor: null, cap: 1000, per: 'unit' },
} as const;
const japan = { currency: 'JPY' } as const;

const examples: readonly Example[] = [
  {
    case: '13: a price on the edge of a band',
    rules: [{ ...type, value: band }],
    line: { price: 2000 },
    earns: 1200,
  },
  {
    case: '13: a price above the edge',
    rules: [{ ...type, value: band }],
    line: { price: 2001 },
    earns: 1001,
  },
  {
    case: '13: the price before the discount finds the band',
    rules: [{ ...type, value: band }],
    line: { price: 3000, discount: 1500, quantity: 1 },
    earns: 0,
  },
  {
    case: '13: the price of a unit finds it, whatever the quantity',
    rules: [{ ...type, value: band }],
    line: { price: 2000, quantity: 2, discount: 1000 },
    earns: 1400,
  },
  {
    case: '14: sales below the edge of a tier',
    rules: [{ place: 'vendor', vendorId: 7, value: tier }],
    line: { price: 8000 },
    salesBefore: 99_999,
    earns: 3600,
  },
  {
    case: '14: sales on the edge',
    rules: [{ place: 'vendor', vendorId: 7, value: tier }],
    line: { price: 8000 },
    salesBefore: 100_000,
    earns: 4000,
  },
  {
    case: '15: a floor a unit',
    rules: [{ ...type, value: rate(20, { floor: 300, cap: null, per: 'unit' }) }],
    line: { price: 1000, quantity: 3 },
    earns: 900,
  },
  {
    case: '15: a cap a unit',
    rules: [{ ...type, value: rate(50, { floor: null, cap: 400, per: 'unit' }) }],
    line: { price: 1000, quantity: 3 },
    earns: 1200,
  },
  {
    case: '16: a floor a line, which a discount does not go below',
    rules: [{ ...type, value: rate(20, { floor: 900, cap: null, per: 'line' }) }],
    line: { price: 1000, quantity: 3, discount: 600 },
    earns: 900,
  },
  {
    case: '16: a cap a line',
    rules: [{ ...type, value: rate(50, { floor: null, cap: 1000, per: 'line' }) }],
    line: { price: 1000, quantity: 3 },
    earns: 1000,
  },
  {
    case: '17: the cost of the item',
    rules: [{ place: 'product', productId: 70, value: cost }],
    line: { price: 3000, quantity: 4, discount: 600, cost: 1250 },
    shop: { discountShare: 'equal' },
    earns: 4700,
  },
  {
    case: '17: a cost that is missing does not fall to the next place',
    rules: [{ place: 'product', productId: 70, value: cost }],
    line: { price: 3000, quantity: 4 },
    shop: global,
    earns: 'no_cost',
  },
  {
    case: '18: none leaves the line to the next place, and the setting at its place gives way',
    rules: [{ place: 'vendor', vendorId: 7, value: none }],
    line: { price: 8000 },
    vendor: { commissionRate: percent(45) },
    shop: global,
    earns: 2400,
  },
  {
    case: '18: none at the last place',
    rules: [{ place: 'global', value: none }],
    line: { price: 8000 },
    shop: global,
    earns: 'no_rate',
  },
  ...(
    [
      ['on the last day before the end', '2026-03-31T12:00:00Z', 4800],
      ['on the day of the end, by the setting of its place', '2026-04-01T12:00:00Z', 4000],
    ] as const
  ).map(([name, processedAt, earns]) => ({
    case: `19: ${name}`,
    rules: [first, { ...type, from: '2026-04-01', value: ended }],
    line: on(processedAt),
    shop: { typeRates: new Map([['Lighting', { kind: 'percent' as const, ppm: percent(50) }]]) },
    earns,
  })),
  ...(
    [
      ['before the later version', '2026-03-09T12:00:00Z', 4800],
      ['on its first day', '2026-03-10T12:00:00Z', 4400],
      ['on its last day', '2026-03-20T12:00:00Z', 4400],
      ['after it, by the earlier one again', '2026-03-21T12:00:00Z', 4800],
    ] as const
  ).map(([name, processedAt, earns]) => ({
    case: `20: ${name}`,
    rules: [first, second],
    line: on(processedAt),
    earns,
  })),
  {
    case: '21: of two tags the first by name decides',
    rules: [summer, clearance],
    line: summerAndClearance,
    earns: 3200,
  },
  {
    case: '21: the other one, where the first has no rule that holds',
    rules: [summer, { ...clearance, until: '2026-03-04' }],
    line: summerAndClearance,
    earns: 5600,
  },
  {
    case: '22: a vendor’s flat rate overrides the shop’s',
    rules: flats,
    line: { price: 3000, quantity: 2 },
    shop: global,
    earns: 1200,
  },
  {
    case: '22: a vendor without one follows the shop’s',
    rules: flats.slice(0, 1),
    line: { price: 3000, quantity: 2 },
    shop: global,
    earns: 1000,
  },
  {
    case: '22: a vendor with the flat rate switched off does not',
    rules: flats.slice(0, 1),
    line: { price: 3000, quantity: 2 },
    vendor: { flatRate: false },
    shop: global,
    earns: 1800,
  },
  ...(
    [
      ['a second before the first day, in the shop’s zone', '2026-03-01T04:59:59Z', 2400],
      ['the first second of the first day', '2026-03-01T05:00:00Z', 4800],
      ['the last second of the last day, in summer time', '2026-04-01T03:59:59Z', 4800],
      ['a second later', '2026-04-01T04:00:00Z', 2400],
    ] as const
  ).map(([name, processedAt, earns]) => ({
    case: `23: ${name}`,
    rules: [march],
    line: on(processedAt),
    shop: global,
    earns,
  })),
  ...(
    [
      [333, 200],
      [1255, 753],
      [1999, 1000],
      [2001, 1000],
    ] as const
  ).map(([price, earns]) => ({
    case: `24: ¥${price} in a band with a cap a unit`,
    rules: [{ ...type, value: yen }],
    line: { price },
    shop: japan,
    earns,
  })),
];

/** The parts that units take with them, one after the other. */
function returnsOneByOne(commission: number, quantity: number): number[] {
  const taken: number[] = [];
  for (let units = 1; units <= quantity; units++) {
    const fraction = returnedFraction({ quantity, net: 3000, units, amount: 0 });
    const before = taken.reduce((sum, one) => sum + one, 0);
    taken.push(-aReversal(commission, fraction, before));
  }
  return taken;
}

describe('the examples of rules with days', () => {
  it.each(examples)('$case', (example) => {
    const { amount, reason } = priced(example);
    expect(reason ?? amount).toBe(example.earns);
  });

  it('15: a unit that comes back takes a third of the floor with it', () => {
    const { amount } = priced({
      case: '',
      rules: [{ ...type, value: rate(20, { floor: 300, cap: null, per: 'unit' }) }],
      line: { price: 1000, quantity: 3 },
      earns: 900,
    });
    expect(returnsOneByOne(amount, 3)).toEqual([300, 300, 300]);
  });

  it('16: units that come back take their parts of the cap with them, to the cent', () => {
    const { amount } = priced({
      case: '',
      rules: [{ ...type, value: rate(50, { floor: null, cap: 1000, per: 'line' }) }],
      line: { price: 1000, quantity: 3 },
      earns: 1000,
    });
    expect(returnsOneByOne(amount, 3)).toEqual([333, 334, 333]);
  });

  it('is explained by the version that decided', () => {
    const { trace } = priced({
      case: '',
      rules: [first, second],
      line: on('2026-03-10T12:00:00Z'),
      earns: 4400,
    });
    if (trace === null) throw new Error('This line has no price.');
    expect(explain(trace).rule).toEqual({
      label: 'The shop’s rate for the product type. Rule from Mar 10, 2026, version 2',
      figure: '55%',
    });
    const [one] = [priced({ case: '', rules: [first], line: { price: 1000 }, earns: 600 }).trace];
    expect(one === null ? null : explain(one).rule.label).toMatch(/\. Rule from Mar 1, 2026$/);
  });
});

describe('the version that a statement names', () => {
  it('is read back from its code and its cell', () => {
    for (const place of rulePlaces) {
      const rule = { place, from: '2026-12-01', version: 12 };
      const code = statedRuleCode(rule);
      expect(statedRuleOf(code)).toEqual(rule);
      expect(codeOfStatedRuleCell(statedRuleCell(code))).toBe(code);
    }
    for (const other of [
      '',
      'global',
      'global:2026-12-01:0',
      'somewhere:2026-12-01:1',
      'global:1.12.2026:1',
    ]) {
      expect(statedRuleOf(other)).toBeNull();
      expect(statedRuleCell(other)).toBe(other);
    }
    expect(codeOfStatedRuleCell('Everywhere, 2026-12-01, version 1')).toBe(
      'Everywhere, 2026-12-01, version 1',
    );
  });

  it('is said in words', () => {
    const rule = { place: 'shop_product_type', from: '2026-12-01', version: 1 } as const;
    expect(statedRuleText(rule)).toBe('Rule from Dec 1, 2026 (product type)');
    expect(statedRuleText({ ...rule, version: 2 })).toBe('Rule from Dec 1, 2026, version 2 (product type)');
  });
});
