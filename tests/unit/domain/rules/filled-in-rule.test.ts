import { filledInRule } from '@consignment/domain/rules/filled-in-rule';
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
