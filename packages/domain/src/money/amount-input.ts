import { defineTexts } from '../text/texts.ts';
import { minorUnitsOf, type CurrencyCode } from './currency.ts';
import {
  currencySign,
  formatDecimal,
  formatMoney,
  moneyToWire,
  parseMoney,
  type ParsedMoney,
} from './money.ts';

const texts = defineTexts('AmountInput', {
  eitherAmount: 'This could be {large} or {small}. Enter {writtenLarge} or {writtenSmall}.',
  tooManyDecimals:
    'This could be {large} or {small}. Enter {writtenLarge} for the first amount; {currency} amounts have {units, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}.',
  readAs: 'Read as {amount}.',
});

/** `isAmbiguous`: it can be read in two ways, and `why` names both. */
export type ParsedAmount =
  | Extract<ParsedMoney, { is: 'ok' }>
  | (Extract<ParsedMoney, { is: 'refused' }> & { readonly isAmbiguous?: true });

/**
 * Reads an amount as people write it: the sign or the code of the currency is stripped, and separators are read where
 * they can only mean one thing. '1,500' is 1500 where amounts have two decimals, since people do not write three; '1,50' is
 * 1.50, since no group has two digits. '1.500' is refused with both readings.
 */
export function parseAmount(text: string, currency: CurrencyCode): ParsedAmount {
  const figure = plainSpaces(withoutSigns(plainSpaces(text), currency));
  const [, minus = '', body = ''] = /^(-? ?)(.*)$/.exec(figure) ?? [];
  const sign = minus.trim();
  const grouped = /^([1-9]\d{0,2})([,.' ’])(\d{3}(?:\2\d{3})*)(?:(?!\2)([.,])(\d+))?$/.exec(body);
  if (grouped === null) return parseMoney(sign + body.replace(/^(\d+),(\d+)$/, '$1.$2'), currency);

  const [, first = '', separator = '', groups = '', , fraction = ''] = grouped;
  const whole = first + groups.replaceAll(separator, '');
  const isOneGroup = groups.length === 3 && fraction === '';
  const hasThreeDecimals = minorUnitsOf(currency) === 3;
  if (isOneGroup && separator === '.') {
    return hasThreeDecimals ? parseMoney(sign + body, currency) : ambiguous(sign, first, groups, currency);
  }
  if (isOneGroup && separator === ',' && hasThreeDecimals) return ambiguous(sign, first, groups, currency);
  return parseMoney(`${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`, currency);
}

function ambiguous(sign: string, whole: string, fraction: string, currency: CurrencyCode): ParsedAmount {
  const units = minorUnitsOf(currency);
  const large = parseMoney(sign + whole + fraction, currency);
  const decimals = fraction.slice(0, units) + fraction.slice(units).replace(/0+$/, '');
  const small = units === 0 ? null : parseMoney(`${sign}${whole}.${decimals}`, currency);
  const largeText = large.is === 'ok' ? formatMoney(large.minor, currency) : sign + whole + fraction;
  if (small?.is === 'ok') {
    return refuse(
      texts.eitherAmount({
        large: largeText,
        small: formatMoney(small.minor, currency),
        writtenLarge: sign + whole + fraction,
        writtenSmall: moneyToWire(small.minor, currency),
      }),
    );
  }
  return refuse(
    texts.tooManyDecimals({
      large: largeText,
      small: formatDecimal(`${sign}${whole}.${fraction}`, currency),
      writtenLarge: sign + whole + fraction,
      currency,
      units,
    }),
  );
}

function refuse(why: string): ParsedAmount {
  return { is: 'refused', why, isAmbiguous: true };
}

/**
 * The amount as it was understood, to show beside its field while a person types; nothing where it is written plainly,
 * or is no amount, which the field says when it is sent.
 */
export function amountInWords(text: string, currency: CurrencyCode): string {
  if (/^-?\d*\.?\d*$/.test(withoutSigns(plainSpaces(text), currency).trim())) {
    const plain = parseAmount(text, currency);
    return plain.is === 'refused' && plain.isAmbiguous === true ? plain.why : '';
  }
  const parsed = parseAmount(text, currency);
  if (parsed.is === 'ok') return texts.readAs({ amount: formatMoney(parsed.minor, currency) });
  return parsed.isAmbiguous === true ? parsed.why : '';
}

function plainSpaces(text: string): string {
  return text.replaceAll('−', '-').replace(/\s+/g, ' ').trim();
}

/** Without the sign or the code of the currency. Of 'CA$' and 'CN¥' people type the last character alone. */
export function withoutSigns(text: string, currency: CurrencyCode): string {
  const sign = currencySign(currency) ?? '';
  const known = [sign, currency, sign.slice(-1), '$'].filter((one) => one !== '');
  const upper = text.toUpperCase();
  const before = known.find((one) => upper.startsWith(one));
  const after = known.find((one) => upper.endsWith(one));
  if (before !== undefined) return text.slice(before.length);
  return after === undefined ? text : text.slice(0, -after.length);
}
