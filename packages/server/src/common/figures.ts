import type { CurrencyCode } from '@consignment/domain/money/currency';
import { parseMoney } from '@consignment/domain/money/money';
import { tooMuchAdditionalPay } from '@consignment/domain/payouts/payout';
import { parsePercent } from '@consignment/domain/money/rate';
import { refuse } from './problem.ts';

/** Minor units of an amount in a body. Throws a Refusal (422) at `pointer`. */
export function moneyOf(text: string, currency: CurrencyCode, pointer: string): number {
  const parsed = parseMoney(text, currency);
  if (parsed.is === 'ok') return parsed.minor;
  throw refuse(422, 'invalid_value', parsed.why, { pointer });
}

/** Minor units of a payout's additional pay, 0 where there is none. Throws a Refusal (422). */
export function additionalPayOf(
  { additional_pay: text = '0' }: { readonly additional_pay?: string },
  currency: CurrencyCode,
): number {
  const pointer = '/additional_pay';
  const minor = moneyOf(text, currency, pointer);
  const why = tooMuchAdditionalPay(minor, currency);
  if (why !== null) throw refuse(422, 'invalid_value', why, { pointer });
  return minor;
}

/** The ppm of a percentage in a body; null stays null: the rate is unset. Throws a Refusal (422) at `pointer`. */
export function rateOf(text: string | null, pointer: string): number | null {
  if (text === null) return null;
  const parsed = parsePercent(text);
  if (parsed.is === 'ok') return parsed.ppm;
  throw refuse(422, 'invalid_value', parsed.why, { pointer });
}
