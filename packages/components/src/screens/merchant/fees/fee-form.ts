import { feeHas, feeKinds, type FeeKind } from '@consignment/domain/fees/fee-kinds';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import { parseAmount } from '@consignment/domain/money/amount-input';
import { parseRate } from '@consignment/domain/commission/commission-input';
import { payoutMethods } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay, isDate } from '@consignment/domain/time/dates';
import { daysAfter } from '@consignment/domain/time/periods';
import * as z from 'zod/mini';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import type { FeeTerms } from './fee.ts';

const texts = defineTexts('FeeForm', {
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most 80 characters.',
  amountMissing: 'Enter an amount.',
  figureMissing: 'Enter an amount or a percentage.',
  amountNotAboveZero: 'Enter an amount above zero.',
  amountNegative: 'An amount cannot be below zero.',
  vendorsMissing: 'Choose at least one vendor.',
  tooManyVendors: 'Choose at most 1,000 vendors.',
  dayMissing: 'Enter a valid date.',
  dayPast: 'Choose today or a later day.',
  tooSoon:
    '{days, plural, one {With a day’s notice, the fee can start on {day} or later.} other {With # days’ notice, the fee can start on {day} or later.}}',
  reasonTooLong: 'Use at most 500 characters.',
});

export function dayField(kind: FeeKind): 'weekday' | 'day' {
  return kind === 'weekly' ? 'weekday' : 'day';
}

export function monthField(kind: FeeKind): 'month_of_quarter' | 'month' {
  return kind === 'quarterly' ? 'month_of_quarter' : 'month';
}

/** The texts as they are typed and chosen. */
export type FeeForm = {
  name: string;
  kind: string;
  amount: string;
  percent: string;
  weekday: string;
  day: string;
  month_of_quarter: string;
  month: string;
  before_rate: boolean;
  method: string;
  prorated: boolean;
  waits: boolean;
  for: string;
  vendors: readonly VendorChoice[];
  from_day: string;
  reason: string;
};

/** The days on which new terms can begin. */
export type FeeDays = {
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  noticeDays: number;
};

export function soonestDay({ today, noticeDays }: FeeDays): string {
  return daysAfter(today, noticeDays);
}

export function feeForm(
  fee: { name: string; kind: FeeKind; terms: FeeTerms | null } | null,
  vendors: readonly VendorChoice[],
  from_day: string,
): FeeForm {
  const terms = fee?.terms ?? null;
  const isShare = terms !== null && terms.percent !== null && Number(terms.amount) === 0;
  return {
    name: fee?.name ?? '',
    kind: fee?.kind ?? 'monthly',
    amount: terms === null || isShare ? '' : terms.amount,
    percent: terms?.percent ?? '',
    weekday: dayOf(terms, ['weekly']),
    day: dayOf(terms, ['monthly', 'quarterly', 'yearly']),
    month_of_quarter: String(terms?.kind === 'quarterly' ? terms.month : 1),
    month: String(terms?.kind === 'yearly' ? terms.month : 1),
    before_rate: terms?.before_rate ?? false,
    method: terms?.method ?? '',
    prorated: terms?.prorated ?? true,
    waits: terms?.waits ?? false,
    for: terms !== null && terms.vendors !== null ? 'some' : 'all',
    vendors,
    from_day,
    reason: '',
  };
}

function dayOf(terms: FeeTerms | null, kinds: readonly FeeKind[]): string {
  return String(terms !== null && kinds.includes(terms.kind) ? terms.day : 1);
}

export function feeKindOf(text: string): FeeKind {
  return feeKinds.find((kind) => kind === text) ?? 'monthly';
}

/** `soonest` is the first day that the notice allows; an edit may lower a fee sooner, which the server knows. */
export function feeSchema(books: CurrencyCode, { days, isNew }: { days: FeeDays; isNew: boolean }) {
  const text = z.string();
  return z
    .object({
      name: text.check(
        z.trim(),
        z.minLength(1, { error: () => texts.nameMissing }),
        z.maxLength(80, { error: () => texts.nameTooLong }),
      ),
      kind: text,
      amount: text,
      percent: text,
      weekday: text,
      day: text,
      month_of_quarter: text,
      month: text,
      before_rate: z.boolean(),
      method: text,
      prorated: z.boolean(),
      waits: z.boolean(),
      for: text,
      vendors: z.readonly(z.array(z.object({ id: z.number(), name: text }))),
      from_day: text,
      reason: text.check(z.maxLength(500, { error: () => texts.reasonTooLong })),
    })
    .check(({ value: form, issues }) => {
      const refuse = (path: keyof FeeForm, message: string | null) => {
        if (message !== null) issues.push({ code: 'custom', message, input: form, path: [path] });
      };
      refuse('percent', percentFault(form));
      refuse('amount', amountFault(form, books));
      refuse('vendors', vendorsFault(form));
      refuse('from_day', fromDayFault(form.from_day, days, isNew));
    });
}

type Figures = Pick<FeeForm, 'kind' | 'amount' | 'percent'>;

function percentOf({ kind, percent }: Figures): string | null {
  if (!feeHas(feeKindOf(kind), 'percent')) return null;
  const read = parseRate(percent);
  return read.is === 'ok' && read.ppm !== null && read.ppm > 0 ? percentToWire(read.ppm) : null;
}

function percentFault({ kind, percent }: Figures): string | null {
  if (!feeHas(feeKindOf(kind), 'percent')) return null;
  const read = parseRate(percent);
  return read.is === 'refused' ? read.why : null;
}

function amountFault(form: Figures, books: CurrencyCode): string | null {
  const isShare = percentOf(form) !== null;
  if (form.amount.trim() === '') {
    if (isShare || percentFault(form) !== null) return null;
    return feeHas(feeKindOf(form.kind), 'percent') ? texts.figureMissing : texts.amountMissing;
  }
  const read = parseAmount(form.amount, books);
  if (read.is === 'refused') return read.why;
  if (read.minor < 0) return texts.amountNegative;
  return read.minor === 0 && !isShare ? texts.amountNotAboveZero : null;
}

function vendorsFault({ for: whom, vendors }: FeeForm): string | null {
  if (whom !== 'some') return null;
  if (vendors.length > 1000) return texts.tooManyVendors;
  return vendors.length === 0 ? texts.vendorsMissing : null;
}

export function fromDayFault(day: string, days: FeeDays, hasNotice: boolean): string | null {
  if (!isDate(day)) return texts.dayMissing;
  if (day < days.today) return texts.dayPast;
  const soonest = soonestDay(days);
  if (!hasNotice || day >= soonest) return null;
  return texts.tooSoon({ days: days.noticeDays, day: formatDay(soonest) });
}

/** The terms of a form that the schema accepts. */
export function termsOf(form: FeeForm, books: CurrencyCode): FeeTerms {
  const kind = feeKindOf(form.kind);
  const amount = parseAmount(form.amount, books);
  return {
    kind,
    amount: moneyToWire(form.amount.trim() !== '' && amount.is === 'ok' ? amount.minor : 0, books),
    percent: percentOf(form),
    day: feeHas(kind, 'day') ? Number(form[dayField(kind)]) : null,
    month: feeHas(kind, 'month') ? Number(form[monthField(kind)]) : null,
    before_rate: feeHas(kind, 'before_rate') && form.before_rate,
    method: feeHas(kind, 'method') ? (payoutMethods.find((method) => method === form.method) ?? null) : null,
    prorated: feeHas(kind, 'prorated') && form.prorated,
    waits: form.waits,
    vendors: form.for === 'some' ? form.vendors.map(({ id }) => id) : null,
  };
}
