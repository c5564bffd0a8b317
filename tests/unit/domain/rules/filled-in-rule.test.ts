import { filledInRule, ruleOfRate } from '@consignment/domain/rules/filled-in-rule';
import { readRuleDraft } from '@consignment/server/features/rules/domain/rule-draft';
import { describe, expect, it } from 'vitest';

const rate = { vendor: 4, product_type: null, rate: '42.5', from_day: '2026-03-01' };

describe('a rule that is filled in', () => {
  it.each([
    ['all products of a vendor', null, 'vendor'],
    ['one product type of it', 'Lighting', 'vendor_product_type'],
  ])('is of %s', (_, type, place) => {
    const { rule, names } = filledInRule({ ...rate, product_type: type }, 'Lantern Loom');
    expect(rule).toMatchObject({ place, vendor: 4, name: type, from_day: '2026-03-01' });
    expect(names.vendor_name).toBe('Lantern Loom');
    expect(readRuleDraft(rule, 'GBP')).toMatchObject({ is: 'ok' });
  });
});

describe('a rate from a day on', () => {
  it.each([
    ['a vendor', { vendor: 4, productType: null }, 'vendor'],
    ['a product type of a vendor', { vendor: 4, productType: 'Lighting' }, 'vendor_product_type'],
    ['a product type', { vendor: null, productType: 'Lighting' }, 'shop_product_type'],
    ['the whole shop', { vendor: null, productType: null }, 'global'],
  ])('is a rule of %s', (_, whose, place) => {
    const stepOf = (rate: string | null, isPercentage: boolean) => {
      const rule = ruleOfRate({ ...whose, rate, isPercentage, fromDay: '2026-03-01' });
      expect(rule.place).toBe(place);
      expect(readRuleDraft(rule, 'GBP')).toMatchObject({ is: 'ok' });
      return rule.steps[0];
    };
    expect(stepOf('42.5', true)).toMatchObject({ kind: 'percent', value: '42.5' });
    expect(stepOf('7.25', false)).toMatchObject({ kind: 'unit_amount', value: '7.25' });
    expect(stepOf(null, true)).toMatchObject({ kind: 'none', value: null });
  });
});
