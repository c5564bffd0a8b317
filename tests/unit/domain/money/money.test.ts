import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '@consignment/domain/money/currencies';
import { currencyFor, isCurrency, minorUnitsOf } from '@consignment/domain/money/currency';
import {
  divideRoundHalfAway,
  formatDecimal,
  formatMoney,
  formatMoneyInFile,
  moneyFromWire,
  moneyToWire,
  parseMoney,
  spreadByLargestRemainder,
  sumMoney,
} from '@consignment/domain/money/money';
import { formatPercent, parsePercent, percentToWire } from '@consignment/domain/money/rate';

const anyMinor = fc.maxSafeInteger();
const anyCurrency = fc.constantFrom(...currencies.map(({ code }) => code));

describe('the currencies', () => {
  it('are about 150, each once: USD, EUR, GBP, CAD, then by code', () => {
    const codes = currencies.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(145);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.slice(0, 4)).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
    expect(codes.slice(4)).toEqual(codes.slice(4).toSorted());
    for (const { code, name } of currencies) expect(`${code} ${name}`).toMatch(/^[A-Z]{3} \S.*\S$/);
  });

  it('have the minor units of ISO 4217, also where Intl says otherwise', () => {
    const units = ['USD', 'HUF', 'RSD', 'IQD', 'KWD', 'JPY', 'ISK', 'CLP', 'UGX', 'MGA'].map(minorUnitsOf);
    expect(units).toEqual([2, 2, 2, 3, 3, 0, 0, 0, 0, 2]);
    expect(() => minorUnitsOf('usd')).toThrow(RangeError);
    expect([isCurrency('EUR'), isCurrency('XXX')]).toEqual([true, false]);
  });

  it('fall back from the vendor’s to the shop’s to USD', () => {
    expect(currencyFor({ vendor: 'EUR', shop: 'CAD' })).toBe('EUR');
    expect(currencyFor({ vendor: null, shop: 'CAD' })).toBe('CAD');
    expect(currencyFor({ vendor: null, shop: null })).toBe('USD');
    expect(currencyFor({ vendor: '', shop: 'None' })).toBe('USD');
  });
});

describe('reading money', () => {
  const minorOf = (text: string, currency = 'USD') => {
    const parsed = parseMoney(text, currency);
    return parsed.is === 'ok' ? parsed.minor : parsed.why;
  };

  it('takes plain decimals of the currency', () => {
    expect(['12.50', '12.5', '12', '-3.33', '0.05', '-0', '007'].map((text) => minorOf(text))).toEqual([
      1250, 1250, 1200, -333, 5, 0, 700,
    ]);
    expect(Object.is(minorOf('-0.00'), 0)).toBe(true);
    expect([minorOf('1.234', 'KWD'), minorOf('126', 'JPY')]).toEqual([1234, 126]);
  });

  it('strips nothing and guesses nothing', () => {
    for (const text of [
      '',
      ' 1',
      '1 ',
      '$1',
      '1,000',
      '1.',
      '.5',
      '+1',
      '--1',
      '1e3',
      'NaN',
      '0x1f',
      '１２',
    ]) {
      expect(minorOf(text)).toBe('Enter an amount in digits, for example 12.50.');
    }
    expect(minorOf('x', 'JPY')).toBe('Enter an amount in digits, for example 1250.');
    expect(minorOf('x', 'KWD')).toBe('Enter an amount in digits, for example 12.500.');
    expect(minorOf('1.005')).toBe('Use at most 2 decimals: USD amounts can’t have more.');
    expect(minorOf('1.0', 'JPY')).toBe('JPY amounts have no decimals.');
    expect(minorOf('90071992547409.92')).toBe('This amount is too large.');
  });
});

describe('writing money', () => {
  it('for the wire', () => {
    expect([1250, -333, 5, -5, 0, -0].map((minor) => moneyToWire(minor, 'USD'))).toEqual([
      '12.50',
      '-3.33',
      '0.05',
      '-0.05',
      '0.00',
      '0.00',
    ]);
    expect([moneyToWire(126, 'JPY'), moneyToWire(1, 'KWD'), moneyToWire(1, 'HUF')]).toEqual([
      '126',
      '0.001',
      '0.01',
    ]);
    expect(() => moneyToWire(0.5, 'USD')).toThrow(RangeError);
    expect(() => moneyFromWire('$1', 'USD')).toThrow(/'\$1' is not an amount of USD/);
  });

  it('comes back from the wire unchanged, in every currency', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const text = moneyToWire(minor, currency);
        expect(text).not.toMatch(/^-[0.]*$/);
        expect(moneyFromWire(text, currency)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });

  it('for people, as en-US writes it', () => {
    const shown = [123_450, -333, 0, -0, 100_000_000, 99_999].map((minor) => formatMoney(minor, 'USD'));
    expect(shown).toEqual(['$1,234.50', '−$3.33', '$0.00', '$0.00', '$1,000,000.00', '$999.99']);
    expect(formatMoney(1200, 'GBP')).toBe('£12.00');
    expect(formatMoney(126, 'JPY')).toBe('¥126');
    expect(formatMoney(1_260_000, 'JPY')).toBe('¥1,260,000');
    expect(formatMoney(1200, 'CHF')).toBe('CHF 12.00');
    expect(formatMoney(-1_234_567, 'KWD')).toBe('−KWD 1,234.567');
    expect(formatMoney(1200, 'CAD')).toBe('CA$12.00');
  });

  it('has a minus on screens, and a hyphen in files and on the wire', () => {
    expect(formatMoney(-333, 'USD')).toBe('\u2212$3.33');
    expect(formatDecimal('-1234.5', 'CHF')).toBe('\u2212CHF 1,234.5');
    expect(formatMoneyInFile(-333, 'USD')).toBe('-$3.33');
    expect(formatMoneyInFile(333, 'USD')).toBe('$3.33');
    expect(moneyToWire(-333, 'USD')).toBe('-3.33');
  });
});

describe('dividing and spreading', () => {
  it('rounds halves away from zero, whatever the signs', () => {
    const cases = [
      [5n, 2n, 3n],
      [-5n, 2n, -3n],
      [5n, -2n, -3n],
      [4n, 3n, 1n],
      [-4n, 3n, -1n],
      [1n, 2n, 1n],
      [-1n, 3n, 0n],
      [0n, 7n, 0n],
    ] as const;
    for (const [top, bottom, expected] of cases) expect(divideRoundHalfAway(top, bottom)).toBe(expected);
    expect(() => divideRoundHalfAway(1n, 0n)).toThrow(RangeError);
  });

  it('is the nearest integer, and mirrors at zero', () => {
    const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), divisor, (top, bottom) => {
        const error = 2n * (divideRoundHalfAway(top, bottom) * bottom - top);
        expect(error <= bottom && error >= -bottom).toBe(true);
        expect(divideRoundHalfAway(-top, bottom)).toBe(-divideRoundHalfAway(top, bottom));
      }),
    );
  });

  it('spreads by the largest remainder, the first on a tie', () => {
    expect(spreadByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spreadByLargestRemainder(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(spreadByLargestRemainder(10, [1, 0, 5])).toEqual([2, 0, 8]);
    expect(spreadByLargestRemainder(0, [0, 0])).toEqual([0, 0]);
    expect(() => spreadByLargestRemainder(1, [0, 0])).toThrow(RangeError);
    expect(() => spreadByLargestRemainder(1, [2, -1])).toThrow(RangeError);
  });

  it('spreads to exactly the total, each part within one unit of its share', () => {
    const weights = fc.array(fc.nat(), { minLength: 1 }).filter((all) => all.some((weight) => weight > 0));
    fc.assert(
      fc.property(anyMinor, weights, (total, all) => {
        const parts = spreadByLargestRemainder(total, all);
        const sum = all.reduce((a, b) => a + BigInt(b), 0n);
        expect(parts.reduce((a, b) => a + BigInt(b), 0n)).toBe(BigInt(total));
        parts.forEach((part, index) => {
          const off = BigInt(part) * sum - BigInt(total) * BigInt(all[index] ?? 0);
          expect(off < sum && off > -sum).toBe(true);
          expect(Object.is(part, -0)).toBe(false);
        });
      }),
    );
  });

  it('sums exactly or not at all', () => {
    expect(sumMoney([10, 20, -30])).toBe(0);
    expect(sumMoney([Number.MAX_SAFE_INTEGER, 1, -1])).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => sumMoney([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('percentages', () => {
  const read = (text: string) => {
    const parsed = parsePercent(text);
    return parsed.is === 'ok' ? parsed.ppm : parsed.why;
  };

  it('are read from 0 to 1000 with up to 4 decimals', () => {
    expect(['45', '12.5', '0', '-0', '33.3333', '100'].map(read)).toEqual([
      450_000, 125_000, 0, 0, 333_333, 1_000_000,
    ]);
    expect(read('-1')).toBe('A percentage cannot be negative.');
    expect(read('100.0001')).toBe('A percentage cannot be more than 100.');
    expect(read('1.00001')).toBe('Use at most 4 decimals in a percentage.');
    for (const text of ['', '45%', ' 45', '1e2', '.5', 'all']) {
      expect(read(text)).toBe('Enter a percentage in digits, for example 12.5.');
    }
  });

  it('are written without needless zeros and come back unchanged', () => {
    expect([450_000, 125_000, 0, 1_000_000, 1].map(percentToWire)).toEqual([
      '45',
      '12.5',
      '0',
      '100',
      '0.0001',
    ]);
    expect(formatPercent(125_000)).toBe('12.5%');
    expect(() => percentToWire(0.5)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.nat(1_000_000), (ppm) => {
        expect(read(percentToWire(ppm))).toBe(ppm);
      }),
    );
  });
});
