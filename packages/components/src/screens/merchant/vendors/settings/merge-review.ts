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

const names = {
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
} satisfies Record<MergeSetting, string>;

export function differencesOf(
  { settings, type_rates: rates, metafields }: MergeReview,
  money: (amount: string) => string,
): MergeDifference[] {
  const rate = (one: Rate | null) => {
    if (one?.commission_rate == null) return 'None';
    return one.commission_percentage ? `${one.commission_rate}%` : `${money(one.commission_rate)} a unit`;
  };
  return [
    ...settings.map(({ key, from, into }) => ({
      what: names[key],
      from: inWords(key, from),
      into: inWords(key, into),
    })),
    ...rates.map(({ product_type: type, from, into }) => ({
      what: `Rate of ${type}`,
      from: rate(from),
      into: rate(into),
    })),
    ...metafields.map((key) => ({ what: `Metafield ${key}`, from: 'Goes', into: 'Stays' })),
  ];
}

function inWords(key: MergeSetting, value: string | boolean | null): string {
  if (key === 'flat_rate')
    return value === null ? followsShop : value === true ? 'Flat rate' : 'Commission rate';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (key === 'commission_rate') return value === null ? followsShop : `${value}%`;
  if (key === 'currency') return value ?? followsShop;
  return value === null || value === '' ? 'None' : value;
}

const followsShop = 'Global Default';

/** `3 unpaid and 12 paid line items, 2 payouts, 1 product`; what there is none of is left out. */
export function contentsInWords(review: MergeReview): string {
  const { unpaid_lines: unpaid, paid_lines: paid } = review;
  const parts = [
    countOf(unpaid, 'unpaid line item'),
    countOf(paid, 'paid line item'),
    countOf(review.payouts, 'payout'),
    countOf(review.products, 'product'),
    countOf(review.customers, 'customer'),
    countOf(review.questions, 'question'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Nothing' : parts.join(', ');
}

function countOf(count: number, noun: string): string | null {
  return count === 0 ? null : `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
