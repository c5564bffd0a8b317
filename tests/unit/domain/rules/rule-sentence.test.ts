import { ruleSentence, type SaidRule } from '@consignment/domain/rules/rule-sentence';
import { expect, it } from 'vitest';

const rule: SaidRule = {
  vendor_name: 'Lantern Loom',
  product_title: null,
  variant_title: null,
  name: null,
  from_day: '2027-01-01',
  until_day: null,
  measure: null,
  steps: [{ from: '0', kind: 'percent', value: '25' }],
  floor: null,
  cap: null,
  bounds_per: null,
};
const said = (changes: Partial<SaidRule>) => ruleSentence({ ...rule, ...changes }, 'GBP');

it('a rule is a sentence of its vendor, its value, its goods and its days', () => {
  expect(said({})).toBe('Lantern Loom earns 25% from Jan 1, 2027.');
  expect(said({ name: 'Stationery', until_day: '2027-01-31' })).toBe(
    'Lantern Loom earns 25% on Stationery from Jan 1, 2027 until Jan 31, 2027.',
  );
  const amount = [{ from: '0', kind: 'unit_amount' as const, value: '7.25' }];
  const lamp = { product_title: 'Oak lamp', variant_title: 'Default Title' };
  expect(said({ vendor_name: null, ...lamp, steps: amount })).toBe(
    'Every vendor earns £7.25 per unit on Oak lamp from Jan 1, 2027.',
  );
  expect(said({ ...lamp, variant_title: 'Small' })).toBe(
    'Lantern Loom earns 25% on Oak lamp, Small from Jan 1, 2027.',
  );
});

it('a rule without one value says that it applies, that it ends, or that the next rate applies', () => {
  const bands = [...rule.steps, { from: '20.01', kind: 'percent' as const, value: '20' }];
  expect(said({ measure: 'unit_price', steps: bands })).toBe(
    'The rule for Lantern Loom applies from Jan 1, 2027.',
  );
  expect(said({ cap: '5.00', bounds_per: 'unit' })).toBe(
    'The rule for Lantern Loom applies from Jan 1, 2027.',
  );
  expect(said({ steps: [] })).toBe('The rule for Lantern Loom ends on Jan 1, 2027.');
  const none = [{ from: '0', kind: 'none' as const, value: null }];
  expect(said({ steps: none })).toBe('Lantern Loom falls back to the next rate from Jan 1, 2027.');
});
