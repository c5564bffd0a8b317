import type { DifferenceGroup } from './difference-groups.ts';

/* Differences that the reconciliation inbox shows: between the books and another side, and what keeps money from being paid. */

export { differenceGroups, differenceGroupText, type DifferenceGroup } from './difference-groups.ts';

/** The other side of a comparison: the books themselves, the connected platform, or a file by its role. */
export const differenceSources = ['books', 'platform', 'orders', 'refunds', 'paypal', 'bank'] as const;
export type DifferenceSource = (typeof differenceSources)[number];

export const differenceStates = ['open', 'aside', 'settled'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** The next step for a difference: a call of its own, or a place in the app. */
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
  /** The name of the kind in lists and filters. */
  readonly title: string;
  /** In a sentence, what the comparison has found. */
  readonly cause: string;
  /** In a sentence, what sets it right. */
  readonly toDo: string;
  /** The steps that may help, the one that suits best first; a difference offers those that are possible for it. */
  readonly remedies: readonly DifferenceRemedy[];
};

const orderRemedies = ['fetch_order', 'take_order', 'open_order', 'open_platform_order'] as const;

/** The one list of kinds, in the order in which they are shown. */
export const differenceKinds = {
  order_missing_here: {
    group: 'orders',
    title: 'Order missing here',
    cause: 'The order is on the other side and not in the books, so its vendors earn nothing for it.',
    toDo: 'Take the order in. Vendors earn for its lines by the shop’s rules then.',
    remedies: orderRemedies,
  },
  order_missing_there: {
    group: 'orders',
    title: 'Order missing there',
    cause: 'The order is in the books and not on the other side, although that covers its day.',
    toDo: 'If the order was deleted, cancel it here. If the file leaves it out, set this aside.',
    remedies: ['cancel_order', 'open_order', 'open_platform_order'],
  },
  order_cancelled_there: {
    group: 'orders',
    title: 'Order canceled there',
    cause: 'The other side says that the order is canceled, and the books do not.',
    toDo: 'Take the order in again. Unpaid lines earn nothing then; what was paid is taken back from the vendor’s next payout.',
    remedies: orderRemedies,
  },
  line_missing_here: {
    group: 'orders',
    title: 'Line missing here',
    cause: 'The order has a line on the other side that the books do not have.',
    toDo: 'Take the order in again.',
    remedies: orderRemedies,
  },
  line_extra_here: {
    group: 'orders',
    title: 'Line missing there',
    cause: 'The order has a line in the books that the other side does not have.',
    toDo: 'Take the order in again, or check the line by hand if it has been paid.',
    remedies: orderRemedies,
  },
  quantity_differs: {
    group: 'orders',
    title: 'Quantity differs',
    cause: 'The line was sold in another quantity on the other side.',
    toDo: 'Take the order in again, or check the line by hand if it has been paid.',
    remedies: orderRemedies,
  },
  price_differs: {
    group: 'orders',
    title: 'Price differs',
    cause: 'The line has another price on the other side.',
    toDo: 'Take the order in again, or check the line by hand if it has been paid.',
    remedies: orderRemedies,
  },
  discount_differs: {
    group: 'orders',
    title: 'Discount differs',
    cause: 'The line has another discount on the other side.',
    toDo: 'Take the order in again, or check the line by hand if it has been paid.',
    remedies: orderRemedies,
  },
  currency_differs: {
    group: 'orders',
    title: 'Currency differs',
    cause: 'The order is in another currency on the other side, so its amounts cannot be compared.',
    toDo: 'Check in which currency the order was sold. Orders in the shop’s own currency alone earn commissions.',
    remedies: ['open_order', 'open_platform_order'],
  },
  refund_missing_here: {
    group: 'orders',
    title: 'Refund missing here',
    cause: 'The other side says that more came back of the order than the books say.',
    toDo: 'Take the refund in. A line that was paid takes it back from the vendor’s next payout.',
    remedies: orderRemedies,
  },
  refund_missing_there: {
    group: 'orders',
    title: 'Refund missing there',
    cause:
      'The books say that more came back of the order than the other side says, so its vendors may earn too little.',
    toDo: 'Check which side is right, and take the order in again.',
    remedies: orderRemedies,
  },
  payout_paid_there_only: {
    group: 'payouts',
    title: 'Paid there only',
    cause: 'The report has a payment for which the books have no payout, or have one that is not paid.',
    toDo: 'Check the payout’s state. If the payment was made without the app, set this aside with that reason, then record the payout. Until then its vendor is not paid.',
    remedies: ['settle_payout', 'open_payout', 'open_vendor'],
  },
  payout_missing_there: {
    group: 'payouts',
    title: 'Missing in the report',
    cause: 'The books have the payout as paid, and the report covers its day and does not have it.',
    toDo: 'Check with PayPal or the bank whether the money has left. Do not pay again before that is known.',
    remedies: ['open_payout', 'open_vendor'],
  },
  payout_amount_differs: {
    group: 'payouts',
    title: 'Amount differs',
    cause: 'The report has another amount for the payout than the books.',
    toDo: 'Compare both amounts with the payout’s lines, and set the difference right with a custom item.',
    remedies: ['open_payout', 'open_vendor'],
  },
  payout_paid_twice_there: {
    group: 'payouts',
    title: 'Paid twice there',
    cause: 'The report has more than one payment for the payout.',
    toDo: 'Ask the vendor to send one of them back, or take it off the next payout with a custom item.',
    remedies: ['open_payout', 'open_vendor'],
  },
  payout_returned_there: {
    group: 'payouts',
    title: 'Returned there',
    cause: 'The report says that the money of the payout came back, and the books have it as paid.',
    toDo: 'Set the payout to returned. Its lines can be paid again then.',
    remedies: ['settle_payout', 'open_payout', 'open_vendor'],
  },
  payout_currency_differs: {
    group: 'payouts',
    title: 'Paid in another currency',
    cause: 'The report has the payout in another currency than the books.',
    toDo: 'Check with PayPal or the bank how much the vendor received.',
    remedies: ['open_payout', 'open_vendor'],
  },
  line_off_ledger: {
    group: 'books',
    title: 'Line and ledger differ',
    cause: 'A line’s payouts and the ledger’s entries for it do not come to the same.',
    toDo: 'Do not pay the vendor before this is clear. The entries of both are with the payout.',
    remedies: ['open_payout', 'open_order', 'open_vendor'],
  },
  total_off: {
    group: 'books',
    title: 'Total differs from its lines',
    cause: 'A vendor’s total is not the sum of its lines and payouts.',
    toDo: 'Recalculate the totals.',
    remedies: ['recalculate_totals', 'open_vendor'],
  },
  order_sums_off: {
    group: 'blockers',
    title: 'Sums of an order do not add up',
    cause: 'The order’s own sums differ from its items, so its vendors are not paid for it.',
    toDo: 'Import a complete file, or open the order and accept it as it is.',
    remedies: ['open_order', 'open_platform_order'],
  },
  line_without_vendor: {
    group: 'blockers',
    title: 'Line without a vendor',
    cause: 'The line was sold and belongs to no vendor, so its commission goes to none.',
    toDo: 'Choose the line’s vendor in its order, or set the vendor of its product.',
    remedies: ['open_order', 'open_product'],
  },
  line_without_rate: {
    group: 'blockers',
    title: 'Line without a rate',
    cause: 'No rule says how much the vendor earns for the line.',
    toDo: 'Set a rate for the vendor, the product type or the whole shop.',
    remedies: ['open_vendor_terms', 'open_order'],
  },
  line_without_cost: {
    group: 'blockers',
    title: 'Line without a cost',
    cause: 'The line’s commission needs the product’s cost, and that is not known.',
    toDo: 'Enter the cost per item of the product, and take its orders in again.',
    remedies: ['open_product', 'open_order'],
  },
  refund_to_assign: {
    group: 'blockers',
    title: 'Refund to assign',
    cause:
      'Part of the order was refunded, and it is not known for which lines. They wait, and nothing is taken from a vendor.',
    toDo: 'Say on the order’s page what came back, or import a list of refunds.',
    remedies: ['open_order'],
  },
  vendor_without_way: {
    group: 'blockers',
    title: 'Vendor cannot be paid',
    cause: 'The vendor has money due, and something that its method needs is missing.',
    toDo: 'Add what is missing, or pay the vendor by another method.',
    remedies: ['open_vendor_payments', 'open_payment_settings', 'open_vendor'],
  },
  not_recalculated: {
    group: 'blockers',
    title: 'Commissions not recalculated',
    cause:
      'The commissions could not be worked out by the present rules, three times in a row. Payouts of the vendor wait.',
    toDo: 'Retry. If it fails again, look at the setting that was changed last.',
    remedies: ['recalculate_commissions', 'open_vendor_terms'],
  },
} as const satisfies Record<string, Kind>;

export type DifferenceKind = keyof typeof differenceKinds;

// The keys of a constant are exactly those of its type.
export const differenceKindNames = Object.keys(differenceKinds) as readonly DifferenceKind[];

/** The kinds of a group, in the order in which they are shown. */
export function kindsOf(group: DifferenceGroup): DifferenceKind[] {
  return differenceKindNames.filter((kind) => differenceKinds[kind].group === group);
}

const sourceWords: Readonly<Record<DifferenceSource, string>> = {
  books: 'The books',
  platform: 'The platform',
  orders: 'The orders file',
  refunds: 'The refunds file',
  paypal: 'PayPal’s report',
  bank: 'The bank statement',
};

export function differenceSourceText(source: DifferenceSource): string {
  return sourceWords[source];
}

/** The figures that a difference may show of both sides, with their headings. */
export const differenceFields = {
  order: 'Order',
  day: 'Day',
  total: 'Total',
  currency: 'Currency',
  cancelled_on: 'Canceled',
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
} as const;

export type DifferenceField = keyof typeof differenceFields;

/** How the value of a figure is written: `word` is a word of the API, such as the status of a payout. */
export type DifferenceFactForm = 'money' | 'number' | 'day' | 'text' | 'word';
