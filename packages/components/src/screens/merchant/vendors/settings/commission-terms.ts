import { formatWirePercent } from '@consignment/domain/money/rate';
import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { payoutMethods, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay, isDate } from '@consignment/domain/time/dates';
import { formatPercent, percentToWire } from '@consignment/domain/money/rate';
import { withRate, type RateSpell } from '@consignment/domain/rules/rates-ahead';
import { settingText } from '@consignment/domain/rules/rates-ahead-text';
import * as z from 'zod/mini';
import {
  checkFromDay,
  fromDayOf,
  fromNow,
  rateFromShape,
  type RateDates,
  type RateFromDraft,
} from '../../../../parts/commission/rate-from.ts';
import { emailOrEmpty, type CommissionValues, type VendorSettings } from './vendor-settings.ts';

const texts = defineTexts('CommissionTerms', {
  changed: '{name}’s commission details have been updated.',
  followsShop: '{name} now uses the shop’s rate.',
  earns: '{name} now earns {rate}.',
  hidden: '{name} is now hidden.',
  shown: '{name} is no longer hidden.',
  shopRateFrom: 'The shop’s rate from {day}',
  ownRate: 'Own rate: {rate}',
  default: 'Default',
  defaultNoneSet: 'Default (none set)',
  defaultRate: 'Default ({rate})',
  ownRateFrom: 'Own rate: {rate} from {day}',
});

/** As typed: nothing in `commission_rate` and `currency`, and 'default' in `flat_rate`, follow the shop. */
export type CommissionDraft = Omit<
  CommissionValues,
  'commission_rate' | 'flat_rate' | 'currency' | 'payout_method'
> &
  RateFromDraft & {
    commission_rate: string;
    flat_rate: 'default' | 'flat' | 'percent';
    currency: string;
    /** Nothing follows the shop too. */
    payout_method: PayoutMethod | '';
  };

/** With the day from which the rate holds; null for now. */
export type DatedValues = CommissionValues & { from_day: string | null };

const commissionFields = z.object({
  commission_rate: z.string().check(({ value, issues }) => {
    const parsed = parseRate(value);
    if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
  }),
  flat_rate: z.enum(['default', 'flat', 'percent']),
  by_profit: z.boolean(),
  by_compare_at_price: z.boolean(),
  collects_tax: z.boolean(),
  currency: z.string(),
  paypal_email: emailOrEmpty(),
  payout_method: z.enum(['', ...payoutMethods]),
  pay_type: z.string(),
  discount_codes: z.string(),
  hidden: z.boolean(),
  ...rateFromShape,
});

export function commissionSchema(dates: RateDates | null) {
  return commissionFields.check(checkFromDay(dates));
}

export function commissionDraft(vendor: VendorSettings, dates: RateDates | null): CommissionDraft {
  return {
    ...fromNow(dates),
    commission_rate: vendor.commission_rate ?? '',
    flat_rate: vendor.flat_rate === null ? 'default' : vendor.flat_rate ? 'flat' : 'percent',
    by_profit: vendor.by_profit,
    by_compare_at_price: vendor.by_compare_at_price,
    collects_tax: vendor.collects_tax,
    currency: vendor.currency ?? '',
    paypal_email: vendor.paypal_email,
    payout_method: vendor.payout_method ?? '',
    pay_type: vendor.pay_type ?? '',
    discount_codes: vendor.discount_codes ?? '',
    hidden: vendor.hidden,
  };
}

/** Throws RangeError on a rate that the schema refuses. */
export function commissionValues({ rate_from, ...draft }: CommissionDraft): DatedValues {
  const rate = parseRate(draft.commission_rate);
  if (rate.is === 'refused') throw new RangeError(rate.why);
  return {
    ...draft,
    from_day: fromDayOf({ rate_from, from_day: draft.from_day }),
    commission_rate: rate.ppm === null ? null : percentToWire(rate.ppm),
    flat_rate: draft.flat_rate === 'default' ? null : draft.flat_rate === 'flat',
    currency: draft.currency === '' ? null : draft.currency,
    paypal_email: draft.paypal_email.trim(),
    payout_method: draft.payout_method === '' ? null : draft.payout_method,
    pay_type: draft.pay_type.trim(),
    discount_codes: draft.discount_codes.trim(),
  };
}

const rules = [
  'commission_rate',
  'flat_rate',
  'by_profit',
  'by_compare_at_price',
  'collects_tax',
] as const satisfies readonly (keyof CommissionValues)[];

/** The terms that the price of a vendor's lines depends on. */
export type VendorRules = Partial<Pick<CommissionValues, (typeof rules)[number]>>;

/** That part of a change; null where there is none. */
export function vendorRulesOf(change: Partial<CommissionValues>): VendorRules | null {
  const changed = Object.entries(change).filter(([name]) => rules.some((rule) => rule === name));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** The change of a save in a sentence; the rule of a rate from a day is announced where it is made. */
export function commissionNews(name: string, { from_day: from, ...change }: Partial<DatedValues>): string {
  const isDated = from !== undefined && from !== null;
  const changed = Object.keys(change);
  if (isDated && changed.every((field) => field === 'commission_rate')) return '';
  if (changed.length > 1 || isDated) return texts.changed({ name });
  const { commission_rate: rate, hidden } = change;
  if (rate !== undefined)
    return rate === null ? texts.followsShop({ name }) : texts.earns({ name, rate: formatWirePercent(rate) });
  if (hidden !== undefined) return hidden ? texts.hidden({ name }) : texts.shown({ name });
  return texts.changed({ name });
}

/** The shop's rate: a percentage as a decimal string, null where it has none, undefined while it is not known. */
export type ShopRate = string | null | undefined;

/** The value of a rate as typed, and when it is used; nothing for a text that is no rate, which its field refuses. */
export function rateInWords(
  { commission_rate: typed, ...from }: Pick<CommissionDraft, 'commission_rate' | 'rate_from' | 'from_day'>,
  shopRate: ShopRate,
  { rates, currency }: { rates: readonly RateSpell[]; currency: CurrencyCode },
): string {
  const rate = parseRate(typed);
  const day = fromDayOf(from);
  if (rate.is === 'refused' || (day !== null && !isDate(day))) return '';
  if (day !== null) {
    const from = formatDay(day);
    return rate.ppm === null
      ? texts.shopRateFrom({ day: from })
      : texts.ownRateFrom({ rate: formatPercent(rate.ppm), day: from });
  }
  const drafted = withRate(rates, 'vendor', rate.ppm);
  return rate.ppm === null
    ? settingText(defaultInWords(shopRate), drafted, { place: 'global', currency })
    : settingText(texts.ownRate({ rate: formatPercent(rate.ppm) }), drafted, { place: 'vendor', currency });
}

function defaultInWords(shopRate: ShopRate): string {
  if (shopRate === undefined) return texts.default;
  return shopRate === null ? texts.defaultNoneSet : texts.defaultRate({ rate: formatWirePercent(shopRate) });
}
