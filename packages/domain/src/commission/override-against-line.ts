import type { Override } from './commission.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { divideRoundHalfAway, formatMoney, minorFromBigInt } from '../money/money.ts';
import { formatPercent, ppmPerWhole } from '../money/rate.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('OverrideAgainstLine', {
  aboveSold: '{amount} is more than the {sold} the line was sold for.',
  ofSold: '{percent} of {sold} = {earned}',
});

/* An override beside what its line was sold for: both in minor units. */

/** An amount above it is most likely a percentage that was meant. */
export function isAboveSold(override: Override | null, sold: number | null): boolean {
  return override?.kind === 'amount' && sold !== null && override.amount > Math.max(sold, 0);
}

/** '£80.00 is more than the £11.80 that the line was sold for.' */
export function aboveSoldText(amount: number, sold: number, currency: CurrencyCode): string {
  return texts.aboveSold({ amount: formatMoney(amount, currency), sold: formatMoney(sold, currency) });
}

/** '55% of £11.80 = £6.49', where that is what the line earns; null where tax, cost or another price comes into it. */
export function ofSoldText(
  ppm: number,
  { sold, earned }: { readonly sold: number | null; readonly earned: number },
  currency: CurrencyCode,
): string | null {
  if (sold === null) return null;
  const share = minorFromBigInt(divideRoundHalfAway(BigInt(sold) * BigInt(ppm), ppmPerWhole));
  if (share !== earned) return null;
  return texts.ofSold({
    percent: formatPercent(ppm),
    sold: formatMoney(sold, currency),
    earned: formatMoney(earned, currency),
  });
}
