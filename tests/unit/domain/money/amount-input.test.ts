import { amountInWords, parseAmount } from '@consignment/domain/money/amount-input';
import { parseItemAmount, parseOverride, parseRate } from '@consignment/domain/commission/commission-input';
import { currencies } from '@consignment/domain/money/currencies';
import { formatMoney, moneyToWire } from '@consignment/domain/money/money';
import { parseAdditionalPay } from '@consignment/domain/payouts/payout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const read = (text: string, currency = 'USD') => {
  const parsed = parseAmount(text, currency);
  return parsed.is === 'ok' ? parsed.minor : parsed.why;
};

describe('an amount as typed', () => {
  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1,500', 150_000],
    ['1,500.00', 150_000],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1.500,25', 150_025],
    ['1,50', 150],
    ['1,5', 150],
    ['12500,50', 1_250_050],
    ['0,05', 5],
    ['1 500,50', 150_050],
    ['1\u00a0500', 150_000],
    ["1'500.50", 150_050],
    ['$1,500', 150_000],
    ['USD 1,50', 150],
    ['1,50 $', 150],
  ])('can only mean one thing: %s', (text, minor) => {
    expect(read(text)).toBe(minor);
  });

  it('is refused where it can mean two things, and both are named', () => {
    expect(read('1.500')).toBe('This could be $1,500.00 or $1.50. Enter 1500 or 1.50.');
    expect(read('12.340')).toBe('This could be $12,340.00 or $12.34. Enter 12340 or 12.34.');
    expect(read('1.234')).toBe(
      'This could be $1,234.00 or $1.234. Enter 1234 for the first amount; USD amounts have at most 2 decimals.',
    );
    expect(read('1.500', 'JPY')).toBe(
      'This could be ¥1,500 or ¥1.500. Enter 1500 for the first amount; JPY amounts have no decimals.',
    );
    expect(read('1,500', 'KWD')).toBe('This could be KWD 1,500.000 or KWD 1.500. Enter 1500 or 1.500.');
  });

  it('goes by the decimals of its currency', () => {
    expect([read('1,500', 'JPY'), read('1.500', 'KWD'), read('1,50', 'KWD'), read('0,500', 'KWD')]).toEqual([
      1500, 1500, 1500, 500,
    ]);
    expect(read('1,500.000', 'KWD')).toBe(1_500_000);
    for (const text of ['1,5', '1.5', '1500.00'])
      expect(read(text, 'JPY')).toBe('JPY amounts have no decimals.');
    expect(read('0,500')).toMatch(/^Use at most 2 decimals/);
  });

  it.each([
    'ten',
    '',
    '1,23,456',
    '12,34.5',
    '1,,5',
    '1.500.50',
    '1 50',
    '1,500.5.0',
    '1500,567',
    '5-',
    '1e3',
    '٣',
  ])('is refused as no amount: %s', (text) => {
    expect(typeof read(text)).toBe('string');
  });

  it('as the product writes it, and as its calls have it, is read back in every currency', () => {
    const currency = fc.constantFrom(...currencies.map(({ code }) => code));
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), currency, (minor, code) => {
        const wire = moneyToWire(minor, code);
        expect(parseAmount(wire, code)).toEqual({ is: 'ok', minor });
        const shown = parseAmount(formatMoney(Math.abs(minor), code), code);
        // Three decimals make one group of thousands ambiguous, but they are always written.
        expect(shown).toEqual({ is: 'ok', minor: Math.abs(minor) });
      }),
    );
  });

  it('is shown as it was understood, where it is not written plainly', () => {
    expect(['', '1500', '12.5', '$12.50'].map((text) => amountInWords(text, 'USD'))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(amountInWords('1,500', 'USD')).toBe('Read as $1,500.00.');
    expect(amountInWords('1,50', 'GBP')).toBe('Read as £1.50.');
    expect(amountInWords('1,500', 'JPY')).toBe('Read as ¥1,500.');
    expect(amountInWords('1.500', 'USD')).toBe('This could be $1,500.00 or $1.50. Enter 1500 or 1.50.');
    expect(amountInWords('1,', 'USD')).toBe('');
    expect(amountInWords('ten', 'USD')).toBe('');
  });

  it('is read so in every field', () => {
    expect(parseOverride('1,50', 'EUR')).toEqual({ is: 'ok', override: { kind: 'amount', amount: 150 } });
    expect(parseOverride('€1,500', 'EUR')).toEqual({
      is: 'ok',
      override: { kind: 'amount', amount: 150_000 },
    });
    expect(parseOverride('1.500', 'EUR')).toMatchObject({
      is: 'refused',
      why: expect.stringContaining('could be') as string,
    });
    expect(parseOverride('12 50', 'EUR').is).toBe('refused');
    expect(parseItemAmount('-1,50', 'EUR')).toEqual({ is: 'ok', amount: -150 });
    expect(parseItemAmount('-€1.500', 'EUR').is).toBe('refused');
    expect(parseAdditionalPay('1,500', 'EUR')).toEqual({ is: 'ok', minor: 150_000 });
    expect(parseAdditionalPay('€ 1,50', 'EUR')).toEqual({ is: 'ok', minor: 150 });
    expect(parseAdditionalPay('1.500', 'EUR').is).toBe('refused');
  });

  it('with a percentage a comma is a decimal comma, but for three digits after it', () => {
    expect(parseOverride('12,5%', 'EUR')).toEqual({ is: 'ok', override: { kind: 'percent', ppm: 125_000 } });
    expect(parseRate('33,3333')).toEqual({ is: 'ok', ppm: 333_333 });
    expect(parseRate('1,500').is).toBe('refused');
  });
});
