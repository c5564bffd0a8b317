import { defineTexts, formatCount } from '../text/texts.ts';

const texts = defineTexts('ImportTrial', { limit: '{orders} orders, with {rows} lines and variants' });

/** The largest import whose effect a check works out: its transaction holds locks until it ends. */
const mostTried = { orders: 5000, rows: 25_000 };

/** Whether a check works out what is due after an import of so many. */
export function isTried(counts: {
  readonly orders: number;
  readonly lines: number;
  readonly variants: number;
}): boolean {
  return counts.orders <= mostTried.orders && counts.lines + counts.variants <= mostTried.rows;
}

/** The limit in words. */
export function mostTriedText(): string {
  return texts.limit({ orders: formatCount(mostTried.orders), rows: formatCount(mostTried.rows) });
}
