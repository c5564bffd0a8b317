import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLine, type ShopRules, type VendorRules } from '@consignment/domain/commission/commission';
import {
  datedRules,
  heldRules,
  type DatedRule,
  type RuleTarget,
  type RuleValue,
} from '@consignment/domain/commission/dated-rules';
import { daysAfter } from '@consignment/domain/time/periods';
import { ratesAhead, withRate, type RateSpell } from '@consignment/domain/rules/rates-ahead';
import { nextOrderText, rateChangeText, settingText } from '@consignment/domain/rules/rates-ahead-text';
import { aLine, anyShop, anyVendor, aShop, aVendor, percent } from '../commission/lines.ts';

const today = '2026-12-10';
const nothing = { vendorId: null, productId: null, variantId: null, name: null };
const rate = (of: number): RuleValue => ({
  measure: null,
  steps: [{ from: 0, kind: 'percent', value: percent(of) }],
  bounds: null,
});

const step = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((of) => ({ kind: 'percent' as const, value: percent(of) })),
  fc.integer({ min: 0, max: 5000 }).map((value) => ({ kind: 'unit_amount' as const, value })),
  fc.constant({ kind: 'cost' as const, value: null }),
  fc.constant({ kind: 'none' as const, value: null }),
);
const anyValue: fc.Arbitrary<RuleValue> = fc.oneof(
  fc.constant({ measure: null, steps: [], bounds: null }),
  step.map((one) => ({ measure: null, steps: [{ from: 0, ...one }], bounds: null })),
  fc
    .tuple(fc.constantFrom('unit_price' as const, 'vendor_sales' as const), step, step)
    .map(([measure, low, high]) => ({
      measure,
      steps: [
        { from: 0, ...low },
        { from: 2001, ...high },
      ],
      bounds: null,
    })),
);
const anyTarget: fc.Arbitrary<RuleTarget> = fc
  .constantFrom<Partial<RuleTarget> & Pick<RuleTarget, 'place'>>(
    { place: 'vendor_product_type', vendorId: 7, name: 'Rugs' },
    { place: 'vendor_product_type', vendorId: 8, name: 'Rugs' },
    { place: 'shop_product_type', name: 'Rugs' },
    { place: 'flat' },
    { place: 'flat', vendorId: 7 },
    { place: 'vendor', vendorId: 7 },
    { place: 'vendor', vendorId: 8 },
    { place: 'global' },
    { place: 'product', productId: 70 },
    { place: 'tag', name: 'summer' },
  )
  .map((target) => ({ ...nothing, ...target }));
const anyRules = fc
  .array(
    fc.tuple(anyTarget, anyValue, fc.integer({ min: -20, max: 20 }), fc.option(fc.nat(20), { nil: null })),
    {
      maxLength: 8,
    },
  )
  .map((rules) =>
    rules.map(([target, value, start, length], at): DatedRule => {
      const from = daysAfter(today, start);
      const until = length === null ? null : daysAfter(from, length);
      return { id: at + 1, version: at + 1, target, from, until, value };
    }),
  );
const anyGoods = fc.record({
  vendorId: fc.constantFrom(7, null),
  productType: fc.constantFrom('Rugs', null),
});

/** The rule of a spell that a line takes: the first that has a step for it. */
function shownFor({ rules }: RateSpell, measured: { unit_price: number; vendor_sales: number }) {
  for (const { place, version, value } of rules) {
    const of = value.measure === null ? 0 : measured[value.measure];
    const found = value.steps.findLast(({ from }) => value.measure === null || of >= from);
    if (found !== undefined && found.kind !== 'none') {
      return {
        place,
        id: version?.id,
        kind: found.kind === 'cost' ? 'unit_amount' : found.kind,
        value: found.value,
      };
    }
  }
  return null;
}

describe('the rate that is shown', () => {
  it('prices the next line, of any vendor, product type and rules, today and on every day after', () => {
    fc.assert(
      fc.property(
        fc.record({
          shop: anyShop,
          vendor: anyVendor,
          rules: anyRules,
          goods: anyGoods,
          after: fc.nat(45),
          price: fc.constantFrom(1000, 2001, 4000),
          sales: fc.constantFrom(0, 2001),
        }),
        ({ shop, vendor, rules, goods, after, price, sales }) => {
          const dated = datedRules(rules);
          const own = goods.vendorId === null ? null : vendor;
          const spells = ratesAhead({ shop, vendor: own, dated }, goods, today);
          const day = daysAfter(today, after);
          const spell = spells.findLast(({ from }) => from <= day);
          if (spell === undefined) throw new Error(`No spell holds on ${day}.`);
          expect(spell.until === null || day <= spell.until).toBe(true);

          const line = aLine({
            price,
            cost: 300,
            productType: goods.productType,
            order: { processedAt: `${day}T15:00:00Z` },
          });
          const { trace } = priceLine(line, own ?? aVendor(), shop, {
            versions: heldRules(dated, {
              vendorId: goods.vendorId,
              productId: null,
              variantId: null,
              productType: goods.productType ?? '',
              tags: [],
              collections: [],
              day,
              followsShopFlat: own === null || own.flatRate === null,
            }),
            salesBefore: sales,
          });
          const shown = shownFor(spell, { unit_price: price, vendor_sales: sales });
          expect(shown).toEqual(
            trace === null
              ? null
              : {
                  place: trace.rule.source,
                  id: trace.rule.version?.id,
                  kind: trace.rule.kind,
                  value: shown?.value === null ? null : trace.rule.value,
                },
          );
          if (shown?.value === null) expect(trace?.rule.value).toBe(300);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('is the same whether a draft of a rate is put in here or saved', () => {
    fc.assert(
      fc.property(
        anyShop,
        anyVendor,
        anyRules,
        fc.option(fc.nat(1_000_000), { nil: null }),
        (shop, vendor, rules, ppm) => {
          const dated = datedRules(rules);
          const goods = { vendorId: 7, productType: null };
          const kept = ratesAhead({ shop, vendor, dated }, goods, today);
          const saved = ratesAhead({ shop, vendor: { ...vendor, commissionRate: ppm }, dated }, goods, today);
          const first = (spells: readonly RateSpell[]) => spells.map(({ rules: [rule] }) => rule ?? null);
          const drafted = withRate(kept, 'vendor', ppm);
          expect(first(drafted).at(0)).toEqual(first(saved).at(0));
          expect(first(drafted).at(-1)).toEqual(first(saved).at(-1));
        },
      ),
    );
  });
});

describe('the words', () => {
  const december: DatedRule = {
    id: 1,
    version: 1,
    target: { ...nothing, place: 'vendor', vendorId: 7 },
    from: '2026-12-01',
    until: '2026-12-31',
    value: rate(70),
  };
  const goods = { vendorId: 7, productType: null };
  const of = (rules: readonly DatedRule[], vendor: Partial<VendorRules>, shop: Partial<ShopRules> = {}) =>
    ratesAhead(
      {
        shop: aShop({ globalCommission: percent(60), ...shop }),
        vendor: aVendor(vendor),
        dated: datedRules(rules),
      },
      goods,
      today,
    );
  const own = { commissionRate: percent(50) };
  const words = { before: null, currency: 'GBP' };

  it('say what the next order earns, by which rule, until when, and what comes then', () => {
    expect(nextOrderText(of([december], own), { ...words, before: of([december], {}) })).toBe(
      'The next order will still earn 70% under the rule from Dec 1, 2026 (vendor) until Dec 31, 2026; then 50%.',
    );
    expect(nextOrderText(of([], own), { ...words, before: of([], {}) })).toBe(
      'The next order will earn 50%.',
    );
    expect(nextOrderText(of([], {}, { globalCommission: null }), words)).toBe(
      'The next order will earn nothing, as no rate is set.',
    );
  });

  it('say the next rate beside a setting, and nothing of a rule that leaves the order to the next place', () => {
    const next = { ...december, from: '2027-01-01', until: null };
    const said = (rules: readonly DatedRule[]) =>
      settingText('Own rate: 50%', of(rules, own), { place: 'vendor', currency: 'GBP' });
    expect(said([next])).toBe('Own rate: 50%, 70% from Jan 1, 2027');
    const none = { ...rate(0), steps: [{ from: 0, kind: 'none' as const, value: null }] };
    expect(said([{ ...next, value: none }])).toBe('Own rate: 50%, 60% from Jan 1, 2027');
  });

  it('say the rate of today and what one item comes to', () => {
    const example = { price: '20.00', before: '10.50', after: '5.00' };
    const spells = of([], own);
    expect(rateChangeText(spells, example, 'GBP')).toBe(
      'Today 50%. A £20 item will earn £5.00 instead of £10.50.',
    );
    expect(rateChangeText(spells, { ...example, after: '10.50' }, 'GBP')).toBe('Today 50%.');
    expect(rateChangeText(of([], {}, { globalCommission: null }), null, 'GBP')).toBe('No rate is set today.');
  });

  it('say of a setting when it is used', () => {
    const head = 'Own rate: 50%';
    expect(settingText(head, of([], own), { place: 'vendor', currency: 'GBP' })).toBe(head);
    expect(settingText(head, of([december], own), { place: 'vendor', currency: 'GBP' })).toBe(
      'Own rate: 50%, used from Jan 1, 2027: the rule from Dec 1, 2026 (vendor) takes priority.',
    );
    expect(
      settingText(head, of([{ ...december, until: null }], own), { place: 'vendor', currency: 'GBP' }),
    ).toBe('Own rate: 50%, not used: the rule from Dec 1, 2026 (vendor) takes priority.');
    expect(settingText(head, of([], { ...own, flatRate: true }), { place: 'vendor', currency: 'GBP' })).toBe(
      'Own rate: 50%, not used: the flat rate takes priority.',
    );
  });
});
