import { describe, expect, it } from 'vitest';
import { parseOverride, parseRate } from '@consignment/domain/commission-input';
import { checkPassword, passwordRuleText } from '@consignment/domain/password';
import { slugOf, vendorNameOf } from '@consignment/domain/vendor-tracking';

describe('a typed commission', () => {
  const override = (text: string) => {
    const parsed = parseOverride(text, 'USD');
    return parsed.is === 'ok' ? parsed.override : parsed.why;
  };

  it('is an amount, with or without a $ sign', () => {
    expect([override('20'), override('$20.00'), override(' $ 20 ')]).toEqual(
      [2000, 2000, 2000].map((amount) => ({ kind: 'amount', amount })),
    );
  });

  it('with a % sign is a percentage, never an amount', () => {
    expect(override('20%')).toEqual({ kind: 'percent', ppm: 200_000 });
    expect(override('12.5 %')).toEqual({ kind: 'percent', ppm: 125_000 });
    expect(override('%')).toBe('Enter a percentage in digits, for example 12.5.');
  });

  it('left empty clears the override; nonsense is refused', () => {
    expect([override(''), override('  '), override('$')]).toEqual([null, null, null]);
    expect(override('0')).toEqual({ kind: 'amount', amount: 0 });
    expect(override('-5')).toBe('A commission cannot be negative.');
    expect(override('twenty')).toMatch(/^Enter an amount/);
    expect(override('1.005')).toMatch(/^Use at most 2 decimals/);
  });

  it('a rate left empty is unset, which is not 0', () => {
    expect(parseRate('  ')).toEqual({ is: 'ok', ppm: null });
    expect(parseRate('0')).toEqual({ is: 'ok', ppm: 0 });
    expect(parseRate(' 45 %')).toEqual({ is: 'ok', ppm: 450_000 });
    expect(parseRate('a lot').is).toBe('refused');
  });
});

describe('the vendor of a product', () => {
  const product = { vendor: '  Lantern   & Loom ', tags: ['sale', 'Vendor_lantern-loom'] };

  it('is its vendor name, trimmed', () => {
    expect(vendorNameOf(product, 'Vendor Name', '')).toEqual({
      name: 'Lantern & Loom',
      slug: 'lantern-loom',
    });
    expect(vendorNameOf({ ...product, vendor: ' ' }, 'Vendor Name', '')).toBeNull();
    expect(vendorNameOf({ ...product, vendor: null }, 'Vendor Name', '')).toBeNull();
  });

  it('or its tag behind the prefix, without case', () => {
    const expected = { name: 'Lantern Loom', slug: 'lantern-loom' };
    expect(vendorNameOf(product, 'Product Tag', 'vendor_')).toEqual(expected);
    expect(vendorNameOf(product, 'Product Tag', 'VENDOR_')).toEqual(expected);
    expect(vendorNameOf(product, 'Product Tag', ' ')).toEqual(expected);
    expect(vendorNameOf(product, 'Product Tag', 'by:')).toBeNull();
    expect(vendorNameOf({ vendor: 'X', tags: ['by:Été & Fils'] }, 'Product Tag', 'by:')).toEqual({
      name: 'Ete Fils',
      slug: 'ete-fils',
    });
    expect(
      vendorNameOf({ vendor: 'X', tags: ['vendor_', 'my vendor_a'] }, 'Product Tag', 'vendor_'),
    ).toBeNull();
  });

  it('does not depend on the order of the tags', () => {
    const named = (tags: string[]) => vendorNameOf({ vendor: null, tags }, 'Product Tag', 'vendor_')?.slug;
    expect([named(['vendor_b', 'vendor_a']), named(['vendor_a', 'vendor_b'])]).toEqual(['a', 'a']);
  });

  it('slugs keep letters of every script and are stable', () => {
    expect(['Été & Fils', "O'Neil’s", 'Łódź 9', '  ', 'Майка', '陶器 店', '--a--'].map(slugOf)).toEqual([
      'ete-fils',
      'oneils',
      'łodz-9',
      '',
      'майка',
      '陶器-店',
      'a',
    ]);
    expect(slugOf(slugOf('Été & Fils'))).toBe('ete-fils');
  });
});

describe('a new password', () => {
  const personal = ['maria@lanternloom.example', 'Maria Lopez', 'Lantern & Loom'];
  const broken = (password: string) => {
    const verdict = checkPassword(password, { personal, isCommon: (text) => text === 'password1' });
    return verdict.is === 'ok' ? [] : verdict.broken;
  };

  it('is accepted when it breaks no rule', () => {
    expect(broken('quiet-harbour-41')).toEqual([]);
    expect(broken('äöüßéèñç')).toEqual([]);
  });

  it('is refused with every rule it breaks', () => {
    expect(broken('1234567')).toEqual(['too_short', 'all_digits']);
    expect(broken('84629175')).toEqual(['all_digits']);
    expect(broken('PassWord1')).toEqual(['too_common']);
    expect(broken('short')).toEqual(['too_short']);
    expect(broken('LanternLoom')).toEqual(['like_personal_data']);
    expect(broken('maria.lopez')).toEqual(['like_personal_data']);
    expect(broken('')).toEqual(['too_short']);
    expect(Object.keys(passwordRuleText)).toHaveLength(4);
  });

  it('may hold a short personal word in a long one', () => {
    expect(broken('maria-walks-at-noon-8')).toEqual([]);
  });
});
