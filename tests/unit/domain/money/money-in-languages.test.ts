import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyName } from '@consignment/domain/money/currencies';
import { currencySign, formatDecimal, formatMoneyInFile, moneyToWire } from '@consignment/domain/money/money';
import { seed } from '../../../turn.ts';
import { readIn } from '../../reading.ts';

const languages = ['de', 'fr', 'es', 'nl', 'pt', 'it', 'ja', 'ar'];

describe('money in a language other than English', () => {
  const anyCurrency = fc.constantFrom(...currencies.map(({ code }) => code));

  it.each(languages)('has in %s the digits of the wire, grouped as Intl has them', (locale) => {
    readIn({ locale });
    fc.assert(
      fc.property(fc.maxSafeInteger(), anyCurrency, (minor, currency) => {
        const wire = moneyToWire(minor, currency);
        const shown = formatDecimal(wire, currency);
        const figure = wire.replace('-', '');
        expect(shown.replaceAll(/\D/g, '')).toBe(figure.replaceAll(/\D/g, ''));
        expect(shown).toContain(plain(locale, figure));
        expect(shown.split('\u2212')).toHaveLength(minor < 0 ? 2 : 1);
        expect(shown).not.toContain('-');
        const sign = currencySign(currency);
        if (sign !== null) expect(shown).toContain(sign);
        expect(formatMoneyInFile(minor, currency)).toBe(shown.replace('\u2212', '-'));
      }),
      { seed, numRuns: 300 },
    );
  });

  it.each([
    ['de', '\u22121.234,50\u00A0€'],
    ['fr', '\u22121\u202F234,50\u00A0€'],
    ['es', '\u22121234,50\u00A0€'],
    ['nl', '€\u00A0\u22121.234,50'],
    ['pt', '\u2212€\u00A01.234,50'],
    ['it', '\u22121234,50\u00A0€'],
    ['ja', '\u2212€1,234.50'],
    // Kept from left to right in a sentence of Arabic.
    ['ar', '\u2066\u22121,234.50\u00A0€\u2069'],
  ])('reads in %s as its people write it', (locale, written) => {
    readIn({ locale });
    expect(formatDecimal('-1234.50', 'EUR')).toBe(written);
  });

  it('has as many decimals as are given, and none where there are none', () => {
    readIn({ locale: 'de' });
    expect(formatDecimal('126', 'JPY')).toBe('126\u00A0¥');
    expect(formatDecimal('0.1254', 'USD')).toBe('0,1254\u00A0$');
    expect(formatDecimal('12.00', 'CHF')).toBe('12,00\u00A0CHF');
    // A number would be rounded.
    expect(formatDecimal('90071992547409.93', 'GBP')).toBe('90.071.992.547.409,93\u00A0£');
  });

  it('names currencies as the language does', () => {
    const pound = { code: 'GBP', name: 'British Pound' };
    expect(currencyName(pound)).toBe('British Pound');
    readIn({ locale: 'de' });
    expect(currencyName(pound)).toBe('Britisches Pfund');
    readIn({ locale: 'ja' });
    expect(currencyName(pound)).toBe('英国ポンド');
  });
});

function plain(locale: string, decimal: string): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(decimal as Intl.StringNumericLiteral);
}
