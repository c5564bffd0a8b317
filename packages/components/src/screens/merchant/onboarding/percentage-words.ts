import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatPercent } from '@consignment/domain/money/rate';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { exampleOf, type Sample } from './sample.ts';

const texts = defineTexts('PercentageWords', {
  example:
    'Percentage: “{title}” is sold for {price}. At {rate}, the vendor earns {earned}, and you keep {kept}.',
});

/** In ppm: the placeholder of the percentage, for examples before one is chosen. */
export const usualRate = 300_000;

/** A sale at this rate, in ppm: the price, and the two shares of it. */
export function percentageInWords(sample: Sample, rate: number, currency: CurrencyCode): string {
  const { price, earned, kept } = exampleOf(sample, { calculation: 'percentage', rate }, currency);
  return texts.example({ title: isolated(sample.title), price, rate: formatPercent(rate), earned, kept });
}
