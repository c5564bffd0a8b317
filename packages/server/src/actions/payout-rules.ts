import { maximumMinimumPayout } from '@consignment/domain/orders/availability';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { moneyOf } from '../common/figures.ts';
import { refuse } from '../common/problem.ts';

const texts = defineTexts('ActionPayoutRules', {
  belowZero: 'A minimum payout cannot be below zero.',
  tooLarge: 'A minimum payout cannot be more than {most}.',
});

/** Minor units of a minimum payout in a body. Throws a Refusal (422) at `pointer`. */
export function minimumPayoutOf(text: string, currency: CurrencyCode, pointer: string): number {
  const minor = moneyOf(text, currency, pointer);
  if (minor < 0) throw refuse(422, 'invalid_value', texts.belowZero, { pointer });
  if (minor <= maximumMinimumPayout) return minor;
  const most = formatMoney(maximumMinimumPayout, currency);
  throw refuse(422, 'invalid_value', texts.tooLarge({ most }), { pointer });
}
