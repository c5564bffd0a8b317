import { formatWirePercent } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
const texts = defineTexts('MergeReview', {
  none: 'None',
  aUnit: '{amount} per unit',
  rateOfType: 'Rate for {type}',
  metafield: 'Metafield {key}',
  removed: 'Removed',
  kept: 'Kept',
  flatRate: 'Flat rate',
  commissionRate: 'Commission rate',
  yes: 'Yes',
  no: 'No',
  nothing: 'Nothing',
  globalDefault: 'Global Default',
  unpaidLines: '{n, plural, one {# unpaid line item} other {# unpaid line items}}',
  paidLines: '{n, plural, one {# paid line item} other {# paid line items}}',
  payouts: '{n, plural, one {# payout} other {# payouts}}',
  products: '{n, plural, one {# product} other {# products}}',
  customers: '{n, plural, one {# customer} other {# customers}}',
  questions: '{n, plural, one {# question} other {# questions}}',
});

type Rate = { commission_rate: string | null; commission_percentage: boolean };

/** One of the two vendors of a merge; amounts are decimal strings of the shop's books. */
export type MergeSide = { id: number; name: string; hidden: boolean; due: string; paid: string };

/** The rows that a merge moves from one vendor to another, and the terms that it changes. */
export type MergeReview = {
  from: MergeSide;
  into: MergeSide;
  due_after: string;
  paid_after: string;
  unpaid_lines: number;
  changed_lines: number;
  paid_lines: number;
  payouts: number;
  products: number;
  customers: number;
  questions: number;
  accounts: readonly { name: string; email: string; of: 'from' | 'into' | 'both' }[];
  settings: readonly { key: MergeSetting; from: string | boolean | null; into: string | boolean | null }[];
  type_rates: readonly { product_type: string; from: Rate; into: Rate | null }[];
  metafields: readonly string[];
  /** Why it cannot be done now; null when it can. */
  refused: { detail: string } | null;
};

export type MergeSetting =
  | 'commission_rate'
  | 'flat_rate'
  | 'by_profit'
  | 'by_compare_at_price'
  | 'collects_tax'
  | 'currency'
  | 'paypal_email'
  | 'pay_type'
  | 'discount_codes'
  | 'contact_name'
  | 'email'
  | 'phone'
  | 'address'
  | 'note';

/** The differences between the two, in words: those of the merged vendor are lost. */
export type MergeDifference = { what: string; from: string; into: string };

const names = defineTexts('SettingsMergeReview', {
  commission_rate: 'Commission rate',
  flat_rate: 'Calculation',
  by_profit: 'Rate applies to profit',
  by_compare_at_price: 'Rate applies to the compare-at price',
  collects_tax: 'Rate applies to tax',
  currency: 'Currency',
  paypal_email: 'PayPal email',
  pay_type: 'Pay type',
  discount_codes: 'Discount codes',
  contact_name: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  note: 'Note',
} satisfies Record<MergeSetting, string>);

export function differencesOf(
  { settings, type_rates: rates, metafields }: MergeReview,
  money: (amount: string) => string,
): MergeDifference[] {
  const rate = (one: Rate | null) => {
    if (one?.commission_rate == null) return texts.none;
    return one.commission_percentage
      ? formatWirePercent(one.commission_rate)
      : texts.aUnit({ amount: money(one.commission_rate) });
  };
  return [
    ...settings.map(({ key, from, into }) => ({
      what: names[key],
      from: inWords(key, from),
      into: inWords(key, into),
    })),
    ...rates.map(({ product_type: type, from, into }) => ({
      what: texts.rateOfType({ type }),
      from: rate(from),
      into: rate(into),
    })),
    ...metafields.map((key) => ({ what: texts.metafield({ key }), from: texts.removed, into: texts.kept })),
  ];
}

function inWords(key: MergeSetting, value: string | boolean | null): string {
  if (key === 'flat_rate')
    return value === null ? texts.globalDefault : value === true ? texts.flatRate : texts.commissionRate;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (key === 'commission_rate') return value === null ? texts.globalDefault : formatWirePercent(value);
  if (key === 'currency') return value ?? texts.globalDefault;
  return value === null || value === '' ? texts.none : value;
}

/** `3 unpaid line items, 12 paid line items, 2 payouts`; counts of 0 are left out. */
export function contentsInWords(review: MergeReview): string {
  const counts = [
    { n: review.unpaid_lines, text: texts.unpaidLines },
    { n: review.paid_lines, text: texts.paidLines },
    { n: review.payouts, text: texts.payouts },
    { n: review.products, text: texts.products },
    { n: review.customers, text: texts.customers },
    { n: review.questions, text: texts.questions },
  ].filter(({ n }) => n > 0);
  return counts.length === 0 ? texts.nothing : counts.map(({ n, text }) => text({ n })).join(', ');
}
