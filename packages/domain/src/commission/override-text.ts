import type { Override } from './commission.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { moneyToWire } from '../money/money.ts';
import { percentToWire } from '../money/rate.ts';

/** An override as it would be typed, without the currency: '12.50', '20%'; null for none. */
export function overrideText(override: Override | null, currency: CurrencyCode): string | null {
  if (override === null) return null;
  return override.kind === 'percent'
    ? `${percentToWire(override.ppm)}%`
    : moneyToWire(override.amount, currency);
}
