import type { Override } from './commission.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { divideRoundHalfAway, formatMoney, minorFromBigInt } from '../money/money.ts';
import { formatPercent, ppmPerWhole } from '../money/rate.ts';

/* An override beside what its line was sold for: both in minor units. */

/** An amount above it is most likely a percentage that was meant. */
export function isAboveSold(override: Override | null, sold: number | null): boolean {
  return override?.kind === 'amount' && sold !== null && override.amount > Math.max(sold, 0);
}

/** '£80.00 is more than the £11.80 that the line was sold for.' */
export function aboveSoldText(amount: number, sold: number, currency: CurrencyCode): string {
  return `${formatMoney(amount, currency)} is more than the ${formatMoney(sold, currency)} that the line was sold for.`;
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
  return `${formatPercent(ppm)} of ${formatMoney(sold, currency)} = ${formatMoney(earned, currency)}`;
}
