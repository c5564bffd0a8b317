import type { Override } from './commission.ts';
import type { CurrencyCode } from './currency.ts';
import { moneyToWire } from './money.ts';
import { percentToWire } from './rate.ts';

/** An override as it would be typed, without the currency: '12.50', '20%'; null for none. */
export function overrideText(override: Override | null, currency: CurrencyCode): string | null {
  if (override === null) return null;
  return override.kind === 'percent'
    ? `${percentToWire(override.ppm)}%`
    : moneyToWire(override.amount, currency);
}
