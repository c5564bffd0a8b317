import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatPercent } from '@consignment/domain/money/rate';
import { isolated } from '@consignment/domain/text/direction';
import { exampleOf, type Sample } from './sample.ts';

/** In ppm: the placeholder of the percentage, for examples before one is chosen. */
export const usualRate = 300_000;

/** A sale at this rate, in ppm: the price, and the two shares of it. */
export function percentageInWords(sample: Sample, rate: number, currency: CurrencyCode): string {
  const { price, earned, kept } = exampleOf(sample, { calculation: 'percentage', rate }, currency);
  return `Percentage: ‘${isolated(sample.title)}’ is sold for ${price}. At ${formatPercent(rate)} the vendor earns ${earned}, and ${kept} stays with you.`;
}
