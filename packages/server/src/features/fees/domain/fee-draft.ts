import { feeHas, type FeeKind } from '@consignment/domain/fees/fee-kinds';
import { parseMoney } from '@consignment/domain/money/money';
import { parsePercent } from '@consignment/domain/money/rate';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import type { FeeTerms } from './fee-terms.ts';

const texts = defineTexts('FeeDraft', {
  negative: 'A fee cannot be negative.',
  tooLarge: 'This amount is too large.',
  nothing: 'Enter an amount or a percentage above 0.',
  noPercent: 'This kind of fee has no percentage.',
  noDay: 'Choose a day on which this fee is charged.',
  dayTooLate: 'A week has 7 days.',
  noMonth: 'Choose a month in which this fee is charged.',
  monthTooLate: 'A quarter has 3 months.',
  notHere: 'This kind of fee does not have this setting.',
});

/** As it is sent. */
export type SentFeeTerms = {
  readonly kind: FeeKind;
  readonly amount: string;
  readonly percent: string | null;
  readonly day: number | null;
  readonly month: number | null;
  readonly before_rate: boolean;
  readonly method: PayoutMethod | null;
  readonly prorated: boolean;
  readonly waits: boolean;
  readonly vendors: readonly number[] | null;
};

export type FeeFault = { readonly pointer: string; readonly why: string };

/** 90 million in a currency of cents, as for a rule. */
const largest = 9_000_000_000;

/** The terms, or everything that is wrong with them. */
export function readFeeTerms(
  sent: SentFeeTerms,
  currency: CurrencyCode,
):
  | { readonly is: 'ok'; readonly terms: FeeTerms }
  | { readonly is: 'refused'; readonly faults: readonly FeeFault[] } {
  const { kind } = sent;
  const faults: FeeFault[] = [];
  const fault = (field: string, why: string) => faults.push({ pointer: `/terms/${field}`, why });

  const money = parseMoney(sent.amount, currency);
  const amount = money.is === 'ok' ? money.minor : 0;
  if (money.is === 'refused') fault('amount', money.why);
  else if (amount < 0) fault('amount', texts.negative);
  else if (amount > largest) fault('amount', texts.tooLarge);
  const percent = sent.percent === null ? null : parsePercent(sent.percent);
  const ppm = percent?.is === 'ok' && percent.ppm > 0 ? percent.ppm : null;
  if (percent?.is === 'refused') fault('percent', percent.why);
  else if (percent !== null && !feeHas(kind, 'percent')) fault('percent', texts.noPercent);
  else if (money.is === 'ok' && amount === 0 && ppm === null) fault('amount', texts.nothing);

  const numbers = [
    { field: 'day', most: kind === 'weekly' ? 7 : 31, none: texts.noDay, late: texts.dayTooLate },
    { field: 'month', most: kind === 'quarterly' ? 3 : 12, none: texts.noMonth, late: texts.monthTooLate },
  ] as const;
  for (const { field, most, none, late } of numbers) {
    const value = sent[field];
    if (!feeHas(kind, field)) {
      if (value !== null) fault(field, texts.notHere);
    } else if (value === null) fault(field, none);
    else if (value > most) fault(field, late);
  }
  if (sent.before_rate && !feeHas(kind, 'before_rate')) fault('before_rate', texts.notHere);
  if (sent.method !== null && !feeHas(kind, 'method')) fault('method', texts.notHere);
  if (sent.prorated && !feeHas(kind, 'prorated')) fault('prorated', texts.notHere);
  if (faults.length > 0) return { is: 'refused', faults };
  const { day, month, method, prorated, waits } = sent;
  const vendorIds =
    sent.vendors === null ? null : [...new Set(sent.vendors)].sort((one, other) => one - other);
  return {
    is: 'ok',
    terms: {
      kind,
      amount,
      ppm,
      day,
      month,
      beforeRate: sent.before_rate,
      method,
      prorated,
      waits,
      vendorIds,
    },
  };
}
