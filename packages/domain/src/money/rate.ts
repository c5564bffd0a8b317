import { memoize, latinDigits } from '../text/format-text.ts';
import { defineTexts, reader } from '../text/texts.ts';
import { decimalText } from './money.ts';

const texts = defineTexts('Rate', {
  digits: 'Enter a percentage in digits, for example 12.5.',
  decimals: 'Use at most 4 decimals in a percentage.',
  negative: 'A percentage cannot be negative.',
  tooLarge: 'A percentage cannot be more than 100.',
});

/*
 * A rate is an integer of parts per million: 1 % is 10,000 ppm, so a percentage has up to 4 decimals.
 */

export type ParsedPercent =
  { readonly is: 'ok'; readonly ppm: number } | { readonly is: 'refused'; readonly why: string };

const ppmPerPercent = 10_000;
export const ppmPerWhole = 1_000_000n;

/** 100 %: more is a slip of the hand, and the stored formula is proven to fit its integers up to here. */
const maximumPpm = 100 * ppmPerPercent;

/** Reads a plain decimal percentage from 0 to 100 with up to 4 decimals, such as '45' or '12.5'; no % sign. */
export function parsePercent(text: string): ParsedPercent {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return { is: 'refused', why: texts.digits };
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > 4) return { is: 'refused', why: texts.decimals };
  const ppm = Number(`${whole}${fraction.padEnd(4, '0')}`);
  if (sign === '-' && ppm !== 0) return { is: 'refused', why: texts.negative };
  if (ppm > maximumPpm) return { is: 'refused', why: texts.tooLarge };
  return { is: 'ok', ppm };
}

/** The decimal string of the wire without needless zeros: '45', '12.5'. Throws RangeError on anything but a rate. */
export function percentToWire(ppm: number): string {
  if (!Number.isSafeInteger(ppm)) throw new RangeError(`${ppm} is not a rate in whole parts per million.`);
  return decimalText(BigInt(ppm), 4).replace(/\.?0+$/, '');
}

/** The share of the other side: 40 % where this one has 60 %. */
export function restOfRate(ppm: number): number {
  return maximumPpm - ppm;
}

/** For people: '45%', '12.5%'; as the reader's language writes it. */
export function formatPercent(ppm: number): string {
  return percentFormat(reader.language().locale).format(ppm / Number(ppmPerWhole));
}

/** A percentage of the wire for people: '12.5' as '12.5%'. */
export function formatWirePercent(percent: string): string {
  return formatPercent(Math.round(Number(percent) * ppmPerPercent));
}

const percentFormat = memoize(
  (locale) => new Intl.NumberFormat(locale, { ...latinDigits, style: 'percent', maximumFractionDigits: 4 }),
);
