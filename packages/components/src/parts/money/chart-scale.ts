import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';

/** Where the axis of a chart begins and ends, and the round values that get a line, lowest first. */
export type Scale = { low: number; high: number; ticks: readonly number[] };

/**
 * The scale for values from `least` to `most`: 0 is always on it, steps are 1, 2, 2.5 or 5 times a power of ten, and
 * there are at most five of them. For drawing only: amounts themselves are never computed in floating point.
 */
export function scaleFor(least: number, most: number): Scale {
  const from = Math.min(0, least);
  const to = Math.max(0, most);
  const step = stepFor(to === from ? 1 : (to - from) / 4);
  const first = Math.floor(from / step);
  const last = Math.max(Math.ceil(to / step), first + 1);
  // Multiples of the step, not sums of it, so that no tick ends as 0.30000000000000004.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => rounded((first + at) * step));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** How far up the scale a value is, 0 to 100. */
export function percentOf(value: number, { low, high }: Pick<Scale, 'low' | 'high'>): number {
  return (100 * (value - low)) / (high - low);
}

/** The ticks in words, all of them counted in the same thousands: '£0', '£2.5K', '−£5K'. */
export function tickTexts({ ticks, low, high }: Scale, currency: CurrencyCode): string[] {
  const most = Math.max(-low, high);
  const { size, sign } = sizes.find((one) => most >= 10 * one.size) ?? { size: 1, sign: '' };
  const decimals = size === 1 && ticks.some((tick) => !Number.isInteger(tick)) ? 2 : null;
  return ticks.map((tick) => {
    const figure = rounded(Math.abs(tick) / size);
    const text = formatDecimal(decimals === null ? String(figure) : figure.toFixed(decimals), currency);
    return `${tick < 0 ? '−' : ''}${text}${tick === 0 ? '' : sign}`;
  });
}

/** Each begins at ten of its unit, below which plain digits are as short. */
const sizes = [
  { size: 1e12, sign: 'T' },
  { size: 1e9, sign: 'B' },
  { size: 1e6, sign: 'M' },
  { size: 1e3, sign: 'K' },
] as const;

function stepFor(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

function rounded(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
