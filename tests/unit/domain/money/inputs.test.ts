import { describe, expect, it } from 'vitest';
import { parseOverride, parseRate } from '@consignment/domain/commission/commission-input';
import { overrideText } from '@consignment/domain/commission/override-text';
import { isEmail, readCustomerRows } from '@consignment/domain/shop/customer';
import { checkPassword, passwordRuleText } from '@consignment/domain/people/password';
import { slugOf, vendorNameOf } from '@consignment/domain/shop/vendor-tracking';

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

  it.each([
    ['£12.50', 'GBP'],
    ['12.50 £', 'GBP'],
    ['GBP 12.50', 'GBP'],
    ['gbp12.50', 'GBP'],
    ['$12.50', 'GBP'],
    ['CA$12.50', 'CAD'],
    ['€ 12.50', 'EUR'],
    ['CHF 12.50', 'CHF'],
    ['12.50 PLN', 'PLN'],
  ])('may carry the sign or the code of its currency: %s', (text, currency) => {
    expect(parseOverride(text, currency)).toEqual({ is: 'ok', override: { kind: 'amount', amount: 1250 } });
  });

  it('may carry no other sign, and at most the amount that the books hold', () => {
    expect(parseOverride('€12.50', 'GBP').is).toBe('refused');
    expect(parseOverride('¥1250', 'CNY')).toMatchObject({ override: { amount: 125_000 } });
    expect(parseOverride('£', 'GBP')).toEqual({ is: 'ok', override: null });
    expect(override('10000000000.01')).toBe('This amount is too large.');
  });

  it('is written as it would be typed', () => {
    const texts = ['12.5%', '20.00', '0.00'];
    for (const text of texts) {
      const parsed = parseOverride(text, 'GBP');
      expect(parsed.is === 'ok' && overrideText(parsed.override, 'GBP')).toBe(text);
    }
    expect(overrideText(null, 'GBP')).toBeNull();
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
    expect(override('1.005')).toMatch(/^This could be \$1,005\.00 or \$1\.005\./);
    expect(override('1.0055')).toMatch(/^Use at most 2 decimals/);
  });

  it('a rate left empty is unset, which is not 0', () => {
    expect(parseRate('  ')).toEqual({ is: 'ok', ppm: null });
    expect(parseRate('0')).toEqual({ is: 'ok', ppm: 0 });
    expect(parseRate(' 45 %')).toEqual({ is: 'ok', ppm: 450_000 });
    expect(parseRate('a lot').is).toBe('refused');
  });
});

describe('a customer', () => {
  const read = (...cells: string[]) => readCustomerRows([cells]);

  it('is read from a row, trimmed, in any script', () => {
    expect(read(' Zoë  Anne ', ' 李 ', ' Zoe@Example.com ').customers).toEqual([
      { row: 1, first_name: 'Zoë Anne', last_name: '李', email: 'Zoe@Example.com' },
    ]);
    expect(read('Cher', '', 'cher@example.com').problems).toEqual([]);
  });

  it('needs a first name and one email address', () => {
    expect(read('', 'Loom', 'a@example.com').problems).toEqual([{ row: 1, detail: 'Enter a first name.' }]);
    expect(read('A', 'Loom', '').problems[0]?.detail).toBe('Enter an email address.');
    for (const email of ['a', 'a@b', 'a@@b.example', 'a b@c.example', 'a@b..c', 'a@b.example,c@d.example']) {
      expect(isEmail(email)).toBe(false);
    }
    expect(read('x'.repeat(256), '', 'a@example.com').problems[0]?.detail).toMatch(/too long/);
    expect(read('A', 'B', 'a@example.com', 'more').problems[0]?.detail).toMatch(/4 cells/);
  });

  it('may be under a header; blank rows are no customers', () => {
    const rows = [
      ['First name', 'Last name', 'E-mail'],
      ['', '', ''],
      ['A', 'B', 'a@example.com'],
    ];
    expect(readCustomerRows(rows)).toEqual({
      customers: [{ row: 3, first_name: 'A', last_name: 'B', email: 'a@example.com' }],
      problems: [],
    });
    expect(readCustomerRows(rows.toReversed()).problems).toHaveLength(1);
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

  it('slugs keep characters of every script and are stable', () => {
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
    expect(Object.keys(passwordRuleText)).toHaveLength(5);
  });

  it('is more than blanks, and more than one character again and again', () => {
    for (const password of [
      ' '.repeat(8),
      '\t\n \u00a0\u3000\u200b  ',
      'aaaaaaaa',
      'aAaAaAaA',
      'a a a a a',
      '!!!!!!!!',
      '🐢🐢🐢🐢🐢🐢🐢🐢',
    ]) {
      expect([password, broken(password)]).toEqual([password, ['one_character']]);
    }
    expect(broken('11111111')).toEqual(['all_digits', 'one_character']);
    expect(broken('aaaaaaab')).toEqual([]);
    expect(broken('so much space')).toEqual([]);
  });

  it('may hold a short personal word in a long one', () => {
    expect(broken('maria-walks-at-noon-8')).toEqual([]);
  });
});
