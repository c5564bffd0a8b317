import { maximumLineValue } from '@consignment/domain/commission/commission';
import { minorUnitsOf, type CurrencyCode } from '@consignment/domain/money/currency';
import { parseMoney } from '@consignment/domain/money/money';
import { plainName } from '@consignment/domain/text/plain-name';

/** The value of a cell, or the reason why it is invalid, in words that name the column. */
export type Cell<T> = { readonly is: 'ok'; readonly value: T } | { readonly is: 'bad'; readonly why: string };

const ok = <T>(value: T): Cell<T> => ({ is: 'ok', value });
const bad = (why: string): Cell<never> => ({ is: 'bad', why });

/** The start of an unreadable cell, enough to find it. */
const longestShown = 60;
function shown(text: string): string {
  return text.length <= longestShown ? `'${text}'` : `'${text.slice(0, longestShown).toWellFormed()}…'`;
}

/**
 * An amount as a plain decimal, where it is unambiguous: '12,50', '1.234,50' and '1,234.50' as well as '12.50'. Null
 * where it is ambiguous, as '1,234' is. Text that is no amount is returned as it is.
 */
function plainDecimal(text: string): string | null {
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(text)) return null;
  if (/^-?\d+,\d+$/.test(text)) return text.replace(',', '.');
  const grouped = /^(-?[1-9]\d{0,2}(?:([.,' \u00a0\u202f’])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(text);
  const [, whole = '', group = '', mark, fraction = ''] = grouped ?? [];
  // A point before three digits and nothing else is the decimal point of a plain amount.
  if (grouped === null || mark === group || (mark === undefined && whole.split('.').length === 2))
    return text;
  return `${whole.replaceAll(group, '')}${mark === undefined ? '' : `.${fraction}`}`;
}

/** An amount from 0 up, in minor units. Zeros beyond the currency's decimals are accepted. */
export function moneyCell(column: string, text: string, currency: CurrencyCode): Cell<number> {
  if (text === '') return bad(`The column '${column}' is empty.`);
  const units = minorUnitsOf(currency);
  const decimal = plainDecimal(text);
  if (decimal === null) return bad(inTwoWays(column, text));
  const [whole = '', fraction = ''] = decimal.split('.');
  const isLonger = fraction.length > units && /^0*$/.test(fraction.slice(units));
  const kept = isLonger ? fraction.slice(0, units) : fraction;
  const plain = isLonger && kept === '' ? whole : isLonger ? `${whole}.${kept}` : decimal;
  const parsed = parseMoney(plain, currency);
  if (parsed.is === 'refused') {
    return fraction.length > units && /^\d+\.\d+$/.test(decimal)
      ? bad(`${shown(text)} in '${column}' has more decimals than ${currency} has.`)
      : bad(`${shown(text)} in '${column}' is not an amount.`);
  }
  if (parsed.minor < 0) return bad(`${shown(text)} in '${column}' is below 0.`);
  if (parsed.minor > maximumLineValue) return bad(`${shown(text)} in '${column}' is too large.`);
  return ok(parsed.minor);
}

function inTwoWays(column: string, text: string): string {
  const whole = text.replace(',', '');
  return `The amount in '${column}' can be read as ${whole} or as ${text.replace(',', '.')}. Choose 'Plain CSV file' in Shopify's export, which writes amounts as ${whole}.00.`;
}

const maximumQuantity = 2_147_483_647;

/** A whole number from 1 up. */
export function quantityCell(column: string, text: string): Cell<number> {
  if (text === '') return bad(`The column '${column}' is empty.`);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > maximumQuantity) {
    return bad(`${shown(text)} in '${column}' is not a whole number from 1.`);
  }
  return ok(value);
}

/** A whole number, also below 0 (stock can be oversold); null when empty. */
export function stockCell(column: string, text: string): Cell<number | null> {
  if (text === '') return ok(null);
  if (!/^-?\d{1,12}$/.test(text)) return bad(`${shown(text)} in '${column}' is not a whole number.`);
  return ok(Number(text) + 0);
}

/**
 * The titles of a product's collections as they are stored beside each other: sorted, each once. Collections are stored with
 * commas between them, so a comma within a title becomes a space.
 */
export function collectionNames(titles: readonly string[]): string[] {
  const names = titles.map((title) => plainName(title.replaceAll(',', ' '))).filter((name) => name !== '');
  return [...new Set(names)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}
