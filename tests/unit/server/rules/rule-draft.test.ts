import { describe, expect, it } from 'vitest';
import {
  checkRuleDraft,
  readRuleDraft,
  type SentRule,
} from '@consignment/server/features/rules/domain/rule-draft';
import { ruleFileColumns, stepsCell } from '@consignment/server/features/rules/domain/rule-file';

const low = { from: '0', kind: 'percent', value: '60' } as const;
const high = { from: '20.01', kind: 'unit_amount', value: '7.25' } as const;
const sent: SentRule = {
  place: 'shop_product_type',
  vendor: null,
  product: null,
  variant: null,
  name: ' Lighting ',
  from_day: '2026-12-01',
  until_day: null,
  measure: 'unit_price',
  steps: [low, high],
  floor: '1.00',
  cap: null,
  bounds_per: 'unit',
};
const one = (kind: SentRule['steps'][number]['kind'], value: string | null) => ({
  measure: null,
  steps: [{ from: '0', kind, value }],
});
const bare = { floor: null, bounds_per: null } as const;

const faultsOf = (change: Partial<SentRule>, currency = 'GBP') => {
  const read = readRuleDraft({ ...sent, ...change }, currency);
  return read.is === 'ok' ? [] : read.faults.map(({ pointer }) => pointer);
};

describe('a draft of a rule', () => {
  it('is read in minor units and ppm, with its name as rules compare it', () => {
    expect(readRuleDraft(sent, 'GBP')).toEqual({
      is: 'ok',
      draft: {
        target: {
          place: 'shop_product_type',
          vendorId: null,
          productId: null,
          variantId: null,
          name: 'Lighting',
        },
        from: '2026-12-01',
        until: null,
        value: {
          measure: 'unit_price',
          steps: [
            { from: 0, kind: 'percent', value: 600_000 },
            { from: 2001, kind: 'unit_amount', value: 725 },
          ],
          bounds: { floor: 100, cap: null, per: 'unit' },
        },
      },
    });
    const tag = readRuleDraft({ ...sent, place: 'tag', name: ' ÉTÉ' }, 'GBP');
    expect(tag.is === 'ok' && tag.draft.target.name).toBe('été');
  });

  it.each<[string, Partial<SentRule>]>([
    ['one value', { ...one('percent', '100') }],
    ['nothing to pay', { ...one('percent', '0') }],
    ['the largest amount', { ...one('unit_amount', '90000000.00') }],
    ['cost at any place', { ...one('cost', null) }],
    ['no rule', { ...one('none', null) }],
    ['an end', { measure: null, steps: [], ...bare }],
    ['a single day', { until_day: '2026-12-01' }],
    ['a floor that is the cap', { cap: '1.00' }],
    ['a vendor’s flat rate', { place: 'flat', name: null, vendor: 7, ...one('cost', null) }],
    ['the shop’s flat rate', { place: 'flat', name: null, ...one('none', null) }],
    ['a vendor’s product type', { place: 'vendor_product_type', vendor: 7 }],
    ['a collection', { place: 'collection' }],
    ['a product', { place: 'product', product: 7, name: null }],
    ['a variant', { place: 'variant', variant: 7, name: null }],
    ['a vendor', { place: 'vendor', vendor: 7, name: null }],
    ['the whole shop', { place: 'global', name: null }],
  ])('may have %s', (_, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[string, Partial<SentRule>, string[]]>([
    ['no name', { name: null }, ['/name']],
    ['a name of spaces', { name: '  ' }, ['/name']],
    ['a name too long', { name: 'a'.repeat(256) }, ['/name']],
    ['two tags in one', { place: 'tag', name: 'a, b' }, ['/name']],
    ['a vendor too many', { vendor: 7 }, ['/vendor']],
    [
      'a product in the place of a variant',
      { place: 'variant', product: 7, name: null },
      ['/product', '/variant'],
    ],
    ['no vendor for its type', { place: 'vendor_product_type' }, ['/vendor']],
    ['anything for the whole shop', { place: 'global', variant: 7 }, ['/variant', '/name']],
    ['no such day', { from_day: '2026-02-30' }, ['/from_day']],
    [
      'a day of another age',
      { from_day: '0050-01-01', until_day: '9999-12-31' },
      ['/from_day', '/until_day'],
    ],
    ['an end before its beginning', { until_day: '2026-11-30' }, ['/until_day']],
    ['steps without a measure', { measure: null }, ['/measure']],
    ['a measure for one step', { steps: [low] }, ['/measure']],
    ['a first step above 0', { steps: [{ ...low, from: '1' }, high] }, ['/steps/0/from']],
    ['steps that do not rise', { steps: [low, { from: '0', kind: 'cost', value: null }] }, ['/steps/1/from']],
    ['a step below zero', { steps: [low, { from: '-5', kind: 'cost', value: null }] }, ['/steps/1/from']],
    ['a percentage above 100', one('percent', '100.0001'), ['/steps/0/value']],
    ['a percentage below 0', one('percent', '-1'), ['/steps/0/value']],
    ['a percentage of five decimals', one('percent', '1.00001'), ['/steps/0/value']],
    ['a percentage that is missing', one('percent', null), ['/steps/0/value']],
    ['an amount too large', one('unit_amount', '90000000.01'), ['/steps/0/value']],
    ['an amount below 0', one('unit_amount', '-0.01'), ['/steps/0/value']],
    ['more decimals than the currency', one('unit_amount', '1.005'), ['/steps/0/value']],
    ['a cost with a figure', one('cost', '5'), ['/steps/0/value']],
    [
      'a percentage as a flat rate',
      { place: 'flat', name: null, ...one('percent', '50') },
      ['/steps/0/kind'],
    ],
    ['a cap below the floor', { cap: '0.99' }, ['/cap']],
    ['a floor below 0', { floor: '-1' }, ['/floor']],
    ['a floor of nothing', { bounds_per: null }, ['/bounds_per']],
    ['a unit without bounds', { floor: null }, ['/bounds_per']],
    ['bounds of an end', { measure: null, steps: [] }, ['/floor']],
  ])('has not %s', (_, change, pointers) => {
    expect(faultsOf(change)).toEqual(pointers);
  });

  it('has all of its faults named, each with a sentence, and each figure one', () => {
    const read = readRuleDraft(
      { ...sent, name: null, from_day: 'soon', cap: 'lots', ...one('percent', 'half') },
      'GBP',
    );
    if (read.is === 'ok') throw new Error('It was read.');
    expect(read.faults.map(({ pointer }) => pointer)).toEqual([
      '/steps/0/value',
      '/cap',
      '/name',
      '/from_day',
    ]);
    for (const { why } of read.faults) expect(why).toMatch(/^[A-Z].*\.$/);
  });

  it('has at most twenty steps', () => {
    const steps = Array.from(
      { length: 21 },
      (_none, nth) => ({ from: nth, kind: 'cost', value: null }) as const,
    );
    const draft = {
      target: { place: 'global', vendorId: null, productId: null, variantId: null, name: null },
      from: '2026-12-01',
      until: null,
    } as const;
    const value = { measure: 'vendor_sales', steps, bounds: null } as const;
    expect(checkRuleDraft({ ...draft, value }).map(({ pointer }) => pointer)).toEqual(['/steps']);
    expect(checkRuleDraft({ ...draft, value: { ...value, steps: steps.slice(1) } })[0]?.pointer).toBe(
      '/steps/0/from',
    );
  });

  it('is read in the decimals of its currency', () => {
    expect(faultsOf({ ...one('unit_amount', '725'), floor: '1' }, 'JPY')).toEqual([]);
    expect(faultsOf({ ...one('unit_amount', '7.25'), floor: '1' }, 'JPY')).toEqual(['/steps/0/value']);
  });
});

describe('a rule in a file', () => {
  it('has its steps in one cell', () => {
    const cell = (...steps: Parameters<typeof stepsCell>[0]) => stepsCell(steps, 'GBP');
    expect(
      cell({ from: 0, kind: 'percent', value: 600_000 }, { from: 2001, kind: 'percent', value: 505_000 }),
    ).toBe('0=60%; 20.01=50.5%');
    expect(cell({ from: 0, kind: 'unit_amount', value: 725 })).toBe('0=7.25');
    expect(cell({ from: 0, kind: 'cost', value: null }, { from: 100, kind: 'none', value: null })).toBe(
      '0=cost; 1.00=none',
    );
    expect(cell()).toBe('');
  });

  it('has each column once', () => {
    expect(new Set(ruleFileColumns).size).toBe(ruleFileColumns.length);
  });
});
