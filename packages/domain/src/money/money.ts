import { directionOf } from '../text/direction.ts';
import { memoize, latinDigits } from '../text/format-text.ts';
import { defineTexts, reader } from '../text/texts.ts';
import { minorUnitsOf, type CurrencyCode } from './currency.ts';

const texts = defineTexts('Money', {
  digits: 'Enter an amount in digits, for example {example}.',
  noDecimals: '{currency} amounts have no decimals.',
  decimals: 'Use at most {units} decimals: {currency} amounts can’t have more.',
  tooLarge: 'This amount is too large.',
});

/*
 * Money is an integer count of the currency's minor unit, held in a number that is checked to be a safe
 * integer. Products that could pass 2^53 are taken in BigInt. On the wire money is a decimal string.
 */

export type ParsedMoney =
  { readonly is: 'ok'; readonly minor: number } | { readonly is: 'refused'; readonly why: string };

/** The same number, with -0 made 0. Throws RangeError for anything but a safe integer. */
export function checkedMinor(minor: number): number {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`${minor} is no safe number.`);
  }
  return minor === 0 ? 0 : minor;
}

/** A BigInt result as minor units. Throws RangeError beyond the safe range. */
export function minorFromBigInt(value: bigint): number {
  return checkedMinor(Number(value));
}

/** The exact sum. Throws RangeError when it, or a part, leaves the safe range. */
export function sumMoney(amounts: readonly number[]): number {
  return minorFromBigInt(amounts.reduce((sum, amount) => sum + BigInt(checkedMinor(amount)), 0n));
}

/**
 * Reads a plain decimal such as '12.5' or '-3.33'. Nothing is stripped: signs of currency, spaces and
 * thousands separators are refused, and so are more decimals than the currency has.
 */
export function parseMoney(text: string, currency: CurrencyCode): ParsedMoney {
  const units = minorUnitsOf(currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) {
    return {
      is: 'refused',
      why: texts.digits({ example: moneyToWire(exampleMinor(units), currency) }),
    };
  }
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > units) {
    const why = units === 0 ? texts.noDecimals({ currency }) : texts.decimals({ currency, units });
    return { is: 'refused', why };
  }
  const minor = Number(`${sign}${whole}${fraction.padEnd(units, '0')}`);
  if (!Number.isSafeInteger(minor)) return { is: 'refused', why: texts.tooLarge };
  return { is: 'ok', minor: checkedMinor(minor) };
}

function exampleMinor(units: number): number {
  return units === 0 ? 1250 : 125 * 10 ** (units - 1);
}

/** The decimal string of the wire: '12.50', '-3.33', '126' for JPY; never '-0.00'. */
export function moneyToWire(minor: number, currency: CurrencyCode): string {
  return decimalText(BigInt(checkedMinor(minor)), minorUnitsOf(currency));
}

/** Minor units of a wire string. Throws RangeError on anything that is not a plain decimal of the currency. */
export function moneyFromWire(text: string, currency: CurrencyCode): number {
  const parsed = parseMoney(text, currency);
  if (parsed.is === 'refused')
    throw new RangeError(`'${text}' is not an amount of ${currency}. ${parsed.why}`);
  return parsed.minor;
}

/** An integer of 10^-decimals as a decimal string: (1250n, 2) is '12.50'. */
export function decimalText(scaled: bigint, decimals: number): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

// The signs that en-US readers know; every other currency is written as its code before the amount.
const signs: ReadonlyMap<CurrencyCode, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
  ['BRL', 'R$'],
  ['CNY', 'CN¥'],
  ['HKD', 'HK$'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['JPY', '¥'],
  ['KRW', '₩'],
  ['MXN', 'MX$'],
  ['NZD', 'NZ$'],
  ['PHP', '₱'],
  ['TWD', 'NT$'],
  ['VND', '₫'],
  ['XCD', 'EC$'],
]);

/** The sign that amounts of the currency are written with: '£', 'CA$'; null where its code is used instead. */
export function currencySign(currency: CurrencyCode): string | null {
  return signs.get(currency) ?? null;
}

/** Before a figure below zero on screens: U+2212, as wide as a digit. The wire, files and typed text have '-'. */
export const minusSign = '−';

/**
 * For people, as their language writes it; in English as in en-US: '$1,234.50', '−$3.33', '¥126', 'CHF 12.00' (spec foundations §1).
 */
export function formatMoney(minor: number, currency: CurrencyCode): string {
  return formatDecimal(moneyToWire(minor, currency), currency);
}

/** As `formatMoney`, for files that other programs may read: '-$3.33'. */
export function formatMoneyInFile(minor: number, currency: CurrencyCode): string {
  return formatMoney(minor, currency).replace(minusSign, '-');
}

/** A decimal string for people: sign, grouping and currency as in `formatMoney`, decimals as given. */
export function formatDecimal(decimal: string, currency: CurrencyCode): string {
  const { locale } = reader.language();
  return /^en\b/.test(locale) ? inEnglish(decimal, currency) : inLanguage(locale, decimal, currency);
}

const formatOf = memoize((key) => {
  const [locale, currency, decimals] = key.split(' ');
  return new Intl.NumberFormat(locale, {
    ...latinDigits,
    style: 'currency',
    currency,
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
  });
});

function inLanguage(locale: string, decimal: string, currency: CurrencyCode): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  // A decimal string is formatted exactly, where a number would be rounded.
  const parts = formatOf(`${locale} ${currency} ${decimals}`).formatToParts(
    decimal as Intl.StringNumericLiteral,
  );
  const written = parts
    .map(({ type, value }) => (type === 'currency' ? (signs.get(currency) ?? value) : value))
    .join('');
  const figure = written.replaceAll(/[\u061C\u200E\u200F]/g, '').replace('-', minusSign);
  // An amount runs from left to right in any sentence.
  return directionOf(locale) === 'rtl' ? `\u2066${figure}\u2069` : figure;
}

function inEnglish(decimal: string, currency: CurrencyCode): string {
  const isNegative = decimal.startsWith('-');
  const [whole = '', fraction] = decimal.slice(isNegative ? 1 : 0).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const prefix = signs.get(currency) ?? `${currency} `;
  return `${isNegative ? minusSign : ''}${prefix}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** The quotient rounded to an integer, halves away from zero (commission rules §5). Throws RangeError on a zero denominator. */
export function divideRoundHalfAway(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero.');
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

/**
 * Splits `total` minor units in proportion to `weights` (integers from 0): each part is rounded down and
 * the units left over go to the largest remainders, on a tie to the earlier part. The parts sum to
 * `total`. Throws RangeError when there is something to split and no weight to split it by.
 */
export function spreadByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const whole = BigInt(checkedMinor(Math.abs(total)));
  const shares = weights.map((weight) => BigInt(checkedMinor(weight)));
  if (shares.some((share) => share < 0n)) throw new RangeError('A weight cannot be negative.');
  const sum = shares.reduce((a, b) => a + b, 0n);
  if (sum === 0n) {
    if (whole !== 0n) throw new RangeError('There is nothing to spread the amount over.');
    return shares.map(() => 0);
  }
  const parts = shares.map((share, index) => ({
    index,
    floor: (whole * share) / sum,
    remainder: (whole * share) % sum,
  }));
  const left = Number(whole - parts.reduce((a, part) => a + part.floor, 0n));
  const lucky = new Set(
    parts
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
      )
      .slice(0, left)
      .map((part) => part.index),
  );
  return parts.map(({ index, floor }) => {
    const part = floor + (lucky.has(index) ? 1n : 0n);
    return minorFromBigInt(total < 0 ? -part : part);
  });
}
