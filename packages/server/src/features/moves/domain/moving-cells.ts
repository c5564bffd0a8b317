import { withoutSigns } from '@consignment/domain/money/amount-input';
import { maximumLineValue } from '@consignment/domain/commission/commission';
import { minorUnitsOf, type CurrencyCode } from '@consignment/domain/money/currency';
import { divideRoundHalfAway, minorFromBigInt } from '@consignment/domain/money/money';
import type { DecimalMark, RateForm } from '@consignment/domain/moves/moving-fields';
import { bareCell } from '@consignment/domain/text/csv';

/* A cell of a file of the former app as a figure. Nothing of it is ever a float. */

export type CellFault = { readonly why: string; readonly todo: string };
export type ReadCell<Value> =
  { readonly is: 'ok'; readonly value: Value } | ({ readonly is: 'bad' } & CellFault);

const ok = <Value>(value: Value): ReadCell<Value> => ({ is: 'ok', value });
const bad = (why: string, todo: string): ReadCell<never> => ({ is: 'bad', why, todo });

const longestShown = 40;

/** The start of a cell, in quotation marks, as faults show it. */
export function shownCell(text: string): string {
  return text.length <= longestShown ? `“${text}”` : `“${text.slice(0, longestShown).toWellFormed()}…”`;
}

// Line breaks are spaces; other control characters, and those that turn the direction of text, are nothing.
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// eslint-disable-next-line no-control-regex -- These are the characters that no name has.
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export const longestText = 500;

/** A text without its unseen characters. An apostrophe that keeps a spreadsheet from taking it for a formula is left out. */
export function plainCell(cell: string): string {
  return bareCell(cell.toWellFormed().replace(breaks, ' ').replace(unseen, '').replace(/\s+/g, ' ').trim());
}

/** A figure taken apart: its sign, and the figure without signs of currency, spaces and brackets. */
export function figureOf(text: string, currency: CurrencyCode): { isNegative: boolean; body: string } {
  let body = plainCell(text).replace(/[−–—]/g, '-');
  let isNegative = false;
  if (/^\(.*\)$/.test(body)) [isNegative, body] = [true, body.slice(1, -1).trim()];
  // The minus is before or after the sign of the currency, or after the figure.
  for (let round = 0; round < 2; round++) {
    if (!isNegative && /^-|-$/.test(body)) [isNegative, body] = [true, body.replace(/^-|-$/, '').trim()];
    body = withoutSigns(body, currency).trim();
  }
  return { isNegative, body };
}

const groupedWith = {
  point: /^\d{1,3}([, '’])(?:\d{2,3}\1)*\d{3}$/,
  comma: /^\d{1,3}([. '’])(?:\d{2,3}\1)*\d{3}$/,
};

/** The digits before and after the decimal sign; null for anything but a figure. */
function digitsOf(body: string, mark: DecimalMark): { whole: string; fraction: string } | null {
  const sign = mark === 'point' ? '.' : ',';
  const [before = '', fraction = '', more] = body.split(sign);
  const whole = groupedWith[mark].test(before) ? before.replace(/\D/g, '') : before;
  if (more !== undefined || !/^\d*$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  return whole + fraction === '' || whole.length + fraction.length > 40 ? null : { whole, fraction };
}

export type Amount = {
  readonly minor: number;
  /** Millionths of a minor unit beyond `minor`. */
  readonly rest: number;
};

const millionth = 1_000_000n;

/** An amount with the sign, the groups and as many decimals as people and programs write. */
export function oldAmountCell(text: string, currency: CurrencyCode, mark: DecimalMark): ReadCell<Amount> {
  const { isNegative, body } = figureOf(text, currency);
  const digits = digitsOf(body, mark);
  const example = mark === 'point' ? '1234.50' : '1234,50';
  if (digits === null) return bad(`${shownCell(text)} is not an amount.`, `Write it as ${example}.`);
  const { whole, fraction } = digits;
  const millionths = divideRoundHalfAway(
    BigInt(`0${whole}${fraction}`) * 10n ** BigInt(minorUnitsOf(currency)) * millionth,
    10n ** BigInt(fraction.length),
  );
  const minor = divideRoundHalfAway(millionths, millionth);
  if (minor > BigInt(maximumLineValue)) return bad(`${shownCell(text)} is too large.`, 'Correct the amount.');
  const sign = isNegative ? -1n : 1n;
  return ok({
    minor: minorFromBigInt(sign * minor),
    rest: minorFromBigInt(sign * (millionths - minor * millionth)),
  });
}

/** A rate in ppm, from 0 to 100 %. One with a percent sign is a percentage in either form. */
export function rateCell(text: string, mark: DecimalMark, form: RateForm): ReadCell<number> {
  const plain = plainCell(text);
  const digits = digitsOf(plain.replace(/\s*%$/, ''), mark);
  const todo = 'Write it as 45 or 45%, or leave the rate out of the columns.';
  if (digits === null) return bad(`${shownCell(text)} is not a percentage.`, todo);
  const { whole, fraction } = digits;
  const scale = form === 'fraction' && !plain.endsWith('%') ? 1_000_000n : 10_000n;
  const ppm = divideRoundHalfAway(BigInt(`0${whole}${fraction}`) * scale, 10n ** BigInt(fraction.length));
  if (ppm > 1_000_000n) return bad(`${shownCell(text)} is more than 100%.`, todo);
  return ok(Number(ppm));
}

/** A whole number; '2.00' is one, and below 0 it is a return. */
export function countCell(text: string): ReadCell<number> {
  const [, sign = '', digits] = /^([-−]?)(\d{1,9})(?:[.,]0+)?$/.exec(plainCell(text)) ?? [];
  if (digits === undefined) return bad(`${shownCell(text)} is not a whole number.`, 'Write it as 3.');
  const count = Number(digits);
  return ok(sign === '' || count === 0 ? count : -count);
}
