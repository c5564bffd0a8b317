import { defineTexts } from '../text/texts.ts';
import type { DifferenceGroup } from './difference-groups.ts';

/* Differences that the reconciliation inbox shows: between the books and another side, and what keeps money from being paid. */

export { differenceGroups, differenceGroupText, type DifferenceGroup } from './difference-groups.ts';

/** The other side of a comparison: the books themselves, the connected platform, or a file by its role. */
export const differenceSources = ['books', 'platform', 'orders', 'refunds', 'paypal', 'bank'] as const;
export type DifferenceSource = (typeof differenceSources)[number];

export const differenceStates = ['open', 'aside', 'settled'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** The next step for a difference: its call, or a place in the app. */
export const differenceRemedies = [
  'fetch_order',
  'take_order',
  'cancel_order',
  'settle_payout',
  'recalculate_totals',
  'recalculate_commissions',
  'open_order',
  'open_platform_order',
  'open_payout',
  'open_vendor',
  'open_vendor_terms',
  'open_vendor_payments',
  'open_payment_settings',
  'open_product',
] as const;
export type DifferenceRemedy = (typeof differenceRemedies)[number];

type Kind = {
  readonly group: DifferenceGroup;
  /** The steps that may help, the one that suits best first; a difference offers those that are possible for it. */
  readonly remedies: readonly DifferenceRemedy[];
};

const orderRemedies = ['fetch_order', 'take_order', 'open_order', 'open_platform_order'] as const;

/** The one list of kinds, in the order in which they are shown. */
export const differenceKinds = {
  order_missing_here: { group: 'orders', remedies: orderRemedies },
  order_missing_there: { group: 'orders', remedies: ['cancel_order', 'open_order', 'open_platform_order'] },
  order_cancelled_there: { group: 'orders', remedies: orderRemedies },
  line_missing_here: { group: 'orders', remedies: orderRemedies },
  line_extra_here: { group: 'orders', remedies: orderRemedies },
  quantity_differs: { group: 'orders', remedies: orderRemedies },
  price_differs: { group: 'orders', remedies: orderRemedies },
  discount_differs: { group: 'orders', remedies: orderRemedies },
  currency_differs: { group: 'orders', remedies: ['open_order', 'open_platform_order'] },
  refund_missing_here: { group: 'orders', remedies: orderRemedies },
  refund_missing_there: { group: 'orders', remedies: orderRemedies },
  payout_paid_there_only: { group: 'payouts', remedies: ['settle_payout', 'open_payout', 'open_vendor'] },
  payout_missing_there: { group: 'payouts', remedies: ['open_payout', 'open_vendor'] },
  payout_amount_differs: { group: 'payouts', remedies: ['open_payout', 'open_vendor'] },
  payout_paid_twice_there: { group: 'payouts', remedies: ['open_payout', 'open_vendor'] },
  payout_returned_there: { group: 'payouts', remedies: ['settle_payout', 'open_payout', 'open_vendor'] },
  payout_currency_differs: { group: 'payouts', remedies: ['open_payout', 'open_vendor'] },
  line_off_ledger: { group: 'books', remedies: ['open_payout', 'open_order', 'open_vendor'] },
  total_off: { group: 'books', remedies: ['recalculate_totals', 'open_vendor'] },
  order_sums_off: { group: 'blockers', remedies: ['open_order', 'open_platform_order'] },
  line_without_vendor: { group: 'blockers', remedies: ['open_order', 'open_product'] },
  line_without_rate: { group: 'blockers', remedies: ['open_vendor_terms', 'open_order'] },
  line_without_cost: { group: 'blockers', remedies: ['open_product', 'open_order'] },
  refund_to_assign: { group: 'blockers', remedies: ['open_order'] },
  vendor_without_way: {
    group: 'blockers',
    remedies: ['open_vendor_payments', 'open_payment_settings', 'open_vendor'],
  },
  not_recalculated: { group: 'blockers', remedies: ['recalculate_commissions', 'open_vendor_terms'] },
} as const satisfies Record<string, Kind>;

export type DifferenceKind = keyof typeof differenceKinds;

/** The name of each kind in lists and filters. */
export const differenceTitles = defineTexts('TitlesOfDifferenceKinds', {
  order_missing_here: 'Order missing here',
  order_missing_there: 'Order missing on the other side',
  order_cancelled_there: 'Order cancelled on the other side',
  line_missing_here: 'Line missing here',
  line_extra_here: 'Line missing on the other side',
  quantity_differs: 'Quantity differs',
  price_differs: 'Price differs',
  discount_differs: 'Discount differs',
  currency_differs: 'Currency differs',
  refund_missing_here: 'Refund missing here',
  refund_missing_there: 'Refund missing on the other side',
  payout_paid_there_only: 'Payment not in the books',
  payout_missing_there: 'Missing from the report',
  payout_amount_differs: 'Amount differs',
  payout_paid_twice_there: 'Paid twice',
  payout_returned_there: 'Returned in the report',
  payout_currency_differs: 'Paid in another currency',
  line_off_ledger: 'Line and ledger differ',
  total_off: 'Total differs from its lines',
  order_sums_off: 'Order figures do not add up',
  line_without_vendor: 'Line without a vendor',
  line_without_rate: 'Line without a rate',
  line_without_cost: 'Line without a cost',
  refund_to_assign: 'Refund to assign',
  vendor_without_way: 'Vendor cannot be paid',
  not_recalculated: 'Commissions not recalculated',
} satisfies Record<DifferenceKind, string>);

/** The finding of the comparison, in a sentence. */
export const differenceCauses = defineTexts('CausesOfDifferenceKinds', {
  order_missing_here:
    'The order is on the other side but not in the books, so vendors aren’t earning anything from it.',
  order_missing_there:
    'The order is in the books but not on the other side, although that side’s data covers the day of the order.',
  order_cancelled_there: 'The order has been cancelled on the other side, but not in the books.',
  line_missing_here: 'The other side includes a line for this order that is not in the books.',
  line_extra_here: 'The books include a line for this order that is not on the other side.',
  quantity_differs: 'The line has a different quantity on the other side.',
  price_differs: 'The line has a different price on the other side.',
  discount_differs: 'The line has a different discount on the other side.',
  currency_differs:
    'The order is in a different currency on the other side, so its amounts cannot be compared.',
  refund_missing_here: 'More of the order was returned on the other side than in the books.',
  refund_missing_there:
    'More of the order was returned in the books than on the other side, so its vendors may be earning too little.',
  payout_paid_there_only: 'The report includes a payment, but its payout is missing or unpaid in the books.',
  payout_missing_there:
    'The books show the payout as paid, but it is missing from the report, which covers that day.',
  payout_amount_differs: 'The payout has a different amount in the report than in the books.',
  payout_paid_twice_there: 'The report includes more than one payment for the payout.',
  payout_returned_there:
    'The report shows that the payout was returned, but the books still show it as paid.',
  payout_currency_differs: 'The payout has a different currency in the report than in the books.',
  line_off_ledger: 'A line’s payouts and its ledger entries do not add up to the same amount.',
  total_off: 'A vendor’s total does not match the sum of its lines and payouts.',
  order_sums_off: 'The order’s own totals do not match its items, so vendors cannot be paid for the order.',
  line_without_vendor: 'The line was sold but has no vendor, so no one earns commission on it.',
  line_without_rate: 'No rule sets how much the vendor earns on the line.',
  line_without_cost: 'The line’s commission depends on the product’s cost, which is unknown.',
  refund_to_assign:
    'Part of the order was refunded, but we don’t know which lines. The refund is waiting to be assigned, and nothing has been deducted from any vendor.',
  vendor_without_way: 'The vendor is due money, but details for the vendor’s payment method are missing.',
  not_recalculated:
    'Recalculating the commissions has failed three times in a row, so the vendor’s payouts have to wait.',
} satisfies Record<DifferenceKind, string>);

/** The way to set it right, in a sentence or two. */
export const differenceToDos = defineTexts('ToDosOfDifferenceKinds', {
  order_missing_here:
    'Import the order. Vendors will then earn commission on its lines under the shop’s rules.',
  order_missing_there:
    'If the order has been deleted, cancel it here. If the order is only missing from the file, set this difference aside.',
  order_cancelled_there:
    'Import the order again. Unpaid lines will then earn nothing, and paid amounts will be deducted from the vendor’s next payout.',
  line_missing_here: 'Import the order again.',
  line_extra_here: 'Import the order again. If the line has been paid, check it by hand instead.',
  quantity_differs: 'Import the order again. If the line has been paid, check it by hand instead.',
  price_differs: 'Import the order again. If the line has been paid, check it by hand instead.',
  discount_differs: 'Import the order again. If the line has been paid, check it by hand instead.',
  currency_differs:
    'Check which currency the order was sold in. Only orders in the shop’s own currency earn commission.',
  refund_missing_here:
    'Import the refund. If a line has been paid, the amount will be deducted from the vendor’s next payout.',
  refund_missing_there: 'Check which side is correct, and import the order again.',
  payout_paid_there_only:
    'Check the payout’s status. If the payment was not made through the app, set this difference aside with that reason, then record the payout. The vendor can’t be paid until you have done this.',
  payout_missing_there:
    'Check with PayPal or the bank whether the money has been sent. Don’t pay again until you know.',
  payout_amount_differs:
    'Compare both amounts with the payout’s lines, and correct the difference with a custom item.',
  payout_paid_twice_there:
    'Ask the vendor to return one of the payments, or deduct it from the next payout with a custom item.',
  payout_returned_there: 'Set the payout’s status to returned, so that its lines can be paid again.',
  payout_currency_differs: 'Check with PayPal or the bank how much the vendor received.',
  line_off_ledger:
    'Don’t pay the vendor until this has been resolved. Both sets of entries are shown with the payout.',
  total_off: 'Recalculate the totals.',
  order_sums_off: 'Import a complete file, or open the order and accept the figures as they are.',
  line_without_vendor: 'Choose the line’s vendor on the order’s page, or set the product’s vendor.',
  line_without_rate: 'Set a rate for the vendor, the product type or the whole shop.',
  line_without_cost: 'Enter the product’s cost per item, and import its orders again.',
  refund_to_assign: 'Choose the returned items on the order’s page, or import a refunds file.',
  vendor_without_way: 'Add the missing details, or pay the vendor by another method.',
  not_recalculated:
    'Retry. If the recalculation fails again, check the setting that was changed most recently.',
} satisfies Record<DifferenceKind, string>);

// The keys of a constant are exactly those of its type.
export const differenceKindNames = Object.keys(differenceKinds) as readonly DifferenceKind[];

/** The kinds of a group, in the order in which they are shown. */
export function kindsOf(group: DifferenceGroup): DifferenceKind[] {
  return differenceKindNames.filter((kind) => differenceKinds[kind].group === group);
}

const sourceWords = defineTexts('SourcesOfDifferenceKinds', {
  books: 'The books',
  platform: 'The platform',
  orders: 'The orders file',
  refunds: 'The refunds file',
  paypal: 'PayPal’s report',
  bank: 'The bank statement',
} satisfies Record<DifferenceSource, string>);

export function differenceSourceText(source: DifferenceSource): string {
  return sourceWords[source];
}

/** The figures that a difference may show of both sides, with their headings. */
export const differenceFields = defineTexts('FieldsOfDifferenceKinds', {
  order: 'Order',
  day: 'Day',
  total: 'Total',
  currency: 'Currency',
  cancelled_on: 'Cancelled',
  vendor: 'Vendor',
  product: 'Product',
  sku: 'SKU',
  quantity: 'Quantity',
  lines: 'Lines',
  price: 'Price',
  discount: 'Discount',
  refunded: 'Refunded',
  units_returned: 'Units returned',
  sales: 'Sales',
  tax: 'Tax',
  commission: 'Commission',
  ledger: 'Ledger',
  due: 'Due',
  paid: 'Paid',
  earned: 'Earned',
  amount: 'Amount',
  payout: 'Payout',
  reference: 'Reference',
  receiver: 'Receiver',
  status: 'Status',
  method: 'Method',
  reason: 'Reason',
});

export type DifferenceField = keyof typeof differenceFields;

/** How the value of a figure is written: `word` is a word of the API, such as the status of a payout. */
export type DifferenceFactForm = 'money' | 'number' | 'day' | 'text' | 'word';
