import { describe, expect, it } from 'vitest';
import { countryCodes, countryName } from '@consignment/domain/text/countries';
import { readIn } from '../../reading.ts';

describe('the name of a country', () => {
  it.each([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['fr', 'Allemagne'],
    ['ja', 'ドイツ'],
    ['ar', 'ألمانيا'],
  ])('is in %s %s', (locale, name) => {
    readIn({ locale });
    expect(countryName('DE')).toBe(name);
  });

  it('is another in each language, and follows the reader', () => {
    const names = ['en', 'de', 'en'].map((locale) => {
      readIn({ locale });
      return countryName('GB');
    });
    expect(names).toEqual(['United Kingdom', 'Vereinigtes Königreich', 'United Kingdom']);
  });

  it('is known in every language for every code', () => {
    for (const locale of ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja', 'ar']) {
      readIn({ locale });
      expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([]);
    }
  });
});
