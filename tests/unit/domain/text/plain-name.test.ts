import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeNames, lookOf, plainName, plainNames } from '@consignment/domain/text/plain-name';
import { vendorNameOf } from '@consignment/domain/shop/vendor-tracking';

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada\u00a0\u3000 Lovelace\t', 'Ada Lovelace'],
    ['A\u200bda\ufeff', 'Ada'],
    ['\u202eAda\u2069\u200f', 'Ada'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['e\u200b\u0301', '\u00e9'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['Ada & Söhne\u0085GmbH', 'Ada & Söhne GmbH'],
    ['\u200b \u200b', ''],
    ['', ''],
  ])('%j is %j', (text, name) => {
    expect(plainName(text)).toBe(name);
  });

  it('stays as it is once it is plain', () => {
    const part = fc.constantFrom(
      ' ',
      '\u00a0',
      '\u200b',
      '\u0301',
      'e',
      'Ä',
      '\u202e',
      '\t',
      'x',
      'ギ',
      '\u1100',
      '\u1161',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (text) => {
          expect(plainName(plainName(text))).toBe(plainName(text));
        },
      ),
    );
  });

  it('is one of several between commas', () => {
    expect(plainNames(' wholesale , vendor_x\u200b,, \u200b, ')).toEqual(['wholesale', 'vendor_x']);
  });
});

it('makes one vendor of names that differ in what is not seen, by name and by tag', () => {
  const named = (vendor: string) => vendorNameOf({ vendor, tags: [] }, 'Vendor Name', '');
  expect(named('Lantern\u00a0 Lo\u200bom ')).toEqual(named('Lantern Loom'));
  const tagged = (tag: string) => vendorNameOf({ vendor: null, tags: [tag] }, 'Product Tag', 'v\u200b_');
  expect(tagged('V_Lantern Lo\u200bom')).toEqual(tagged('v_lantern-loom'));
});

describe('names that look alike', () => {
  it.each([
    ['Аda', 'Ada'],
    ['ΑDΑ', 'ada'],
    ['Ａda', 'ada'],
    ['Lantern\u00a0Loom', 'lantern  loom'],
    ['Ada\u200b', 'Ada'],
  ])('%s and %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it('are found in groups, the others left out', () => {
    const named = ['Ada', 'Moss', 'Аda', 'Zinc', 'moss\u200b'].map((name, id) => ({ id, name }));
    expect(alikeNames(named).map((group) => group.map(({ id }) => id))).toEqual([
      [0, 2],
      [1, 4],
    ]);
    expect(alikeNames([{ name: 'Ada' }])).toEqual([]);
  });

  it('do not include those of other characters', () => {
    expect(lookOf('Ada')).not.toBe(lookOf('Ida'));
    expect(lookOf('Été')).not.toBe(lookOf('Ete'));
    expect(lookOf('陶器')).not.toBe(lookOf('木工'));
  });
});
