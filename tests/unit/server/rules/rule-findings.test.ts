import {
  datedRules,
  type DatedRule,
  type RuleTarget,
  type RuleValue,
} from '@consignment/domain/commission/dated-rules';
import {
  ruleFindings,
  type FindingsAsked,
  type ProductGroup,
} from '@consignment/server/features/rules/domain/rule-findings';
import { describe, expect, it } from 'vitest';

const today = '2026-06-15';
const half: RuleValue = {
  measure: null,
  steps: [{ from: 0, kind: 'percent', value: 500_000 }],
  bounds: null,
};
const noneAbove: RuleValue = {
  measure: 'unit_price',
  steps: [
    { from: 0, kind: 'percent', value: 500_000 },
    { from: 2000, kind: 'none', value: null },
  ],
  bounds: null,
};

let last = 0;
function rule(
  target: Partial<RuleTarget> & Pick<RuleTarget, 'place'>,
  change: Partial<Pick<DatedRule, 'from' | 'until' | 'value'>> = {},
): DatedRule {
  return {
    id: ++last,
    version: last,
    target: { vendorId: null, productId: null, variantId: null, name: null, ...target },
    from: '2026-01-01',
    until: null,
    value: half,
    ...change,
  };
}

const group = (change: Partial<ProductGroup> = {}): ProductGroup => ({
  vendorId: 1,
  productType: 'Lighting',
  tags: [],
  collections: [],
  count: 3,
  ...change,
});

const plainVendor = { commissionRate: null, flatRate: null, typeRates: new Map() };

function findings(rules: readonly DatedRule[], asked: Partial<FindingsAsked> = {}) {
  const found = ruleFindings({
    rules: datedRules(rules),
    settings: {
      useCostPerItem: false,
      typeRates: new Map(),
      vendors: new Map([
        [1, plainVendor],
        [2, plainVendor],
      ]),
    },
    groups: [group()],
    variants: new Map([[10, [100, 101]]]),
    today,
    ...asked,
  });
  return found.map(({ rule: { id }, finding }) => [id, finding]);
}

const settings = (change: Partial<FindingsAsked['settings']>) => ({
  settings: {
    useCostPerItem: false,
    typeRates: new Map(),
    vendors: new Map([[1, plainVendor]]),
    ...change,
  },
});

describe('a rule is always beaten', () => {
  const ofVendor = rule({ place: 'vendor', vendorId: 1 });

  it('by a setting of a stronger place, and by none of a weaker', () => {
    expect(findings([ofVendor])).toEqual([]);
    const beaten = [[ofVendor.id, 'always_beaten']];
    const typeRates = new Map([['Lighting', { kind: 'percent', ppm: 0 } as const]]);
    expect(findings([ofVendor], settings({ typeRates }))).toEqual(beaten);
    expect(findings([ofVendor], settings({ useCostPerItem: true }))).toEqual(beaten);
    const unset = new Map([['Lighting', { kind: 'amount', amount: null } as const]]);
    expect(findings([ofVendor], settings({ typeRates: unset }))).toEqual([]);
    const global = rule({ place: 'global' });
    expect(findings([global, ofVendor])).toEqual([[global.id, 'always_beaten']]);
    // The vendor pays no flat rate although the shop does.
    const own = new Map([[1, { ...plainVendor, flatRate: false }]]);
    expect(findings([ofVendor], settings({ useCostPerItem: true, vendors: own }))).toEqual([]);
  });

  it('only where it is beaten for each product that a vendor has', () => {
    const other = group({ productType: 'Rugs' });
    const ofType = rule({ place: 'shop_product_type', name: 'Lighting' });
    expect(findings([ofVendor, ofType])).toEqual([[ofVendor.id, 'always_beaten']]);
    expect(findings([ofVendor, ofType], { groups: [group(), other] })).toEqual([]);
    const unassigned = { ...other, vendorId: null };
    const ofShop = rule({ place: 'global' });
    expect(findings([ofShop, ofType], { groups: [group(), unassigned] })).toEqual([
      [ofShop.id, 'always_beaten'],
    ]);
  });

  it('only where it is beaten on each of its days from today on', () => {
    const until = (day: string) => rule({ place: 'vendor', vendorId: 1 }, { until: day });
    const stronger = rule(
      { place: 'shop_product_type', name: 'Lighting' },
      { from: '2026-06-01', until: '2026-06-30' },
    );
    const long = until('2026-07-01');
    expect(findings([long, stronger])).toEqual([]);
    const short = until('2026-06-30');
    expect(findings([short, stronger])).toEqual([[short.id, 'always_beaten']]);
    const over = until('2026-06-14');
    expect(findings([over, stronger])).toEqual([]);
  });

  it('not by a rule that leaves some lines to the next place', () => {
    const ofType = { place: 'shop_product_type', name: 'Lighting' } as const;
    expect(findings([ofVendor, rule(ofType, { value: noneAbove })])).toEqual([]);
    // A setting of the place gives way to such a rule.
    const typeRates = new Map([['Lighting', { kind: 'percent', ppm: 1 } as const]]);
    expect(findings([ofVendor, rule(ofType, { value: noneAbove })], settings({ typeRates }))).toEqual([]);
  });

  it('by a later version of its own lines without being named: that one replaces it', () => {
    const later = rule({ place: 'vendor', vendorId: 1 });
    expect(findings([ofVendor, later])).toEqual([]);
  });

  it('where each variant of a product has its own rule', () => {
    const ofProduct = rule({ place: 'product', productId: 10 });
    const [one, other] = [100, 101].map((variantId) => rule({ place: 'variant', variantId }));
    if (one === undefined || other === undefined) throw new Error('There are two.');
    expect(findings([ofProduct, one])).toEqual([]);
    expect(findings([ofProduct, one, other])).toEqual([[ofProduct.id, 'always_beaten']]);
  });

  it('by another tag of all of its products', () => {
    const [first, second] = [rule({ place: 'tag', name: 'a' }), rule({ place: 'tag', name: 'b' })];
    const both = group({ tags: ['b', 'a'] });
    expect(findings([first, second], { groups: [both] })).toEqual([[second.id, 'always_beaten']]);
    expect(findings([first, second], { groups: [both, group({ tags: ['b'] })] })).toEqual([
      [second.id, 'shared_products'],
    ]);
  });
});

describe('a rule without products', () => {
  it('is named, unless the shop has no products yet', () => {
    const ofType = rule({ place: 'shop_product_type', name: 'Rugs' });
    const ofOther = rule({ place: 'vendor', vendorId: 2 });
    expect(findings([ofType, ofOther])).toEqual([
      [ofType.id, 'no_products'],
      [ofOther.id, 'no_products'],
    ]);
    expect(findings([ofType, ofOther], { groups: [] })).toEqual([]);
  });

  it('is not named where its vendor was merged into another', () => {
    expect(findings([rule({ place: 'vendor', vendorId: 9 })])).toEqual([]);
  });

  it('is a flat rate of the shop that no vendor follows', () => {
    const flat = rule(
      { place: 'flat' },
      { value: { ...half, steps: [{ from: 0, kind: 'cost', value: null }] } },
    );
    const own = new Map([[1, { ...plainVendor, flatRate: false }]]);
    expect(findings([flat])).toEqual([]);
    expect(findings([flat], settings({ vendors: own }))).toEqual([[flat.id, 'no_products']]);
  });
});
