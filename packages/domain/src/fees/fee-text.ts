import type { FeeKind } from './fee-kinds.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/money.ts';
import { formatWirePercent } from '../money/rate.ts';
import { payoutMethodText, type PayoutMethod } from '../payouts/payout-method.ts';
import { latinDigits, memoize } from '../text/format-text.ts';
import { defineTexts, reader } from '../text/texts.ts';
import { formatDays, nearDay } from '../time/dates.ts';
import { twoDigits } from '../time/zone.ts';

/* Fees in words, the same on screens, in reviews and in mails. */

const kinds = defineTexts('KindOfFeeText', {
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
  once: 'Once',
  per_item: 'Per item sold',
  processing: 'Share of payment costs',
  per_payout: 'Per payout',
  monthly_minimum: 'Minimum a month',
});

const texts = defineTexts('TermsOfFeeText', {
  both: '{percent} + {amount}',
  onDay: 'on the {day}',
  onLastDay: 'on the last day',
  onDayOrLast: 'on the {day} (or the last day)',
  weekly: '{value} every {weekday}',
  monthly: '{value} {on} of each month',
  quarterly: '{value} {on} of the {month, select, 1 {first} 2 {second} other {third}} month of each quarter',
  yearly: '{value} on {date} each year',
  once: '{value} once',
  perItem: '{value} for each item sold',
  shareOfItem: '{value} of the price of each item sold',
  beforeRate: '{terms}, before the rate',
  perOrder: '{value} for each order',
  shareOfOrder: '{value} of each order',
  perPayout: '{value} for each payout',
  shareOfPayout: '{value} of each payout',
  minimum: 'at least {value} in fees each month',
});

/** By the category of the number among ordinals. */
const ordinals = defineTexts('OrdinalOfFeeText', {
  one: '{n}st',
  two: '{n}nd',
  few: '{n}rd',
  other: '{n}th',
});

const causes = defineTexts('CauseOfFeeText', {
  order: 'Order {order}',
  payout: 'Payout #{number}',
});

/** The terms of the wire as far as they are read out. */
export type ShownFeeTerms = {
  readonly kind: FeeKind;
  readonly amount: string;
  readonly percent: string | null;
  readonly day: number | null;
  readonly month: number | null;
  readonly before_rate: boolean;
  readonly method: PayoutMethod | null;
};

/** All of it is null for a fee that is charged once. */
export type ShownFeeCause = {
  readonly from_day: string | null;
  readonly until_day: string | null;
  readonly order_name: string | null;
  readonly title: string | null;
  readonly invoice_number: number | null;
};

export function feeKindText(kind: FeeKind): string {
  return kinds[kind];
}

/** '£25.00 on the 1st of each month', '2.9% + £0.30 of each order'; to be read within a sentence too. */
export function feeTermsText(terms: ShownFeeTerms, currency: CurrencyCode): string {
  const value = valueText(terms, currency);
  switch (terms.kind) {
    case 'weekly':
      return texts.weekly({ value, weekday: weekdayText(terms.day ?? 1) });
    case 'monthly':
      return texts.monthly({ value, on: onText(terms.day ?? 1) });
    case 'quarterly':
      return texts.quarterly({ value, on: onText(terms.day ?? 1), month: String(terms.month ?? 1) });
    case 'yearly':
      return texts.yearly({ value, date: dateText(terms.month ?? 1, terms.day ?? 1) });
    case 'once':
      return texts.once({ value });
    case 'per_item': {
      const perItem = hasAmount(terms) ? texts.perItem({ value }) : texts.shareOfItem({ value });
      return terms.before_rate ? texts.beforeRate({ terms: perItem }) : perItem;
    }
    case 'processing':
      return terms.percent === null ? texts.perOrder({ value }) : texts.shareOfOrder({ value });
    case 'per_payout': {
      const perPayout = terms.percent === null ? texts.perPayout({ value }) : texts.shareOfPayout({ value });
      return terms.method === null ? perPayout : `${perPayout} · ${payoutMethodText(terms.method)}`;
    }
    case 'monthly_minimum':
      return texts.minimum({ value });
  }
}

/** 'Jan 1 – Jan 31, 2027', 'Order #1001 · Blue vase', 'Payout #12'; '' for a fee that is charged once. */
export function feeCauseText(cause: ShownFeeCause): string {
  const { from_day: from, until_day: until, order_name: order, title, invoice_number: number } = cause;
  const period = from === null ? null : formatDays({ from, to: until ?? from });
  return [
    period,
    order === null ? null : causes.order({ order }),
    title,
    number === null ? null : causes.payout({ number }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function hasAmount({ amount, percent }: ShownFeeTerms): boolean {
  return percent === null || Number(amount) !== 0;
}

function valueText(terms: ShownFeeTerms, currency: CurrencyCode): string {
  const amount = formatDecimal(terms.amount, currency);
  if (terms.percent === null) return amount;
  const percent = formatWirePercent(terms.percent);
  return hasAmount(terms) ? texts.both({ percent, amount }) : percent;
}

function onText(day: number): string {
  if (day === 31) return texts.onLastDay;
  const on = { day: ordinalText(day) };
  return day > 28 ? texts.onDayOrLast(on) : texts.onDay(on);
}

/** '1st' in English, '1er' in French, '1.' in German. */
export function ordinalText(n: number): string {
  const category = ordinalRules(reader.language().locale).select(n);
  const written = category === 'one' || category === 'two' || category === 'few' ? category : 'other';
  return ordinals[written]({ n });
}

/** 1 is Monday. */
export function weekdayText(day: number): string {
  return weekdays(reader.language().locale).format(Date.UTC(2024, 0, day));
}

/** 1 is January. */
export function monthText(month: number): string {
  return monthNames(reader.language().locale).format(Date.UTC(2024, month - 1, 1));
}

/** The last day of the month where it has fewer; February has 29. */
function dateText(month: number, day: number): string {
  const last = new Date(Date.UTC(2024, month, 0)).getUTCDate();
  return nearDay(`2024-${twoDigits(month)}-${twoDigits(Math.min(day, last))}`);
}

const ordinalRules = memoize((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));

const weekdays = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { ...latinDigits, weekday: 'long', timeZone: 'UTC' }),
);

const monthNames = memoize(
  (locale) =>
    new Intl.DateTimeFormat(locale, { ...latinDigits, month: 'long', calendar: 'gregory', timeZone: 'UTC' }),
);
