import { defineTexts } from '../text/texts.ts';

/** Why a line earns nothing, or nothing yet, in words for the person who looks at it. */
export const reasonText = defineTexts('CommissionReasons', {
  no_vendor: 'No vendor is set for this item yet.',
  before_start_date: 'This order was placed before commission tracking started.',
  ignored_tag: 'This order has a tag that excludes it from commission tracking.',
  cancelled: 'This order was cancelled.',
  voided: 'The payment for this order was voided.',
  not_commissionable: 'Gift cards, tips and shipping do not earn commission.',
  awaiting_payment: 'The customer has not paid for this order in full yet.',
  customer_owes: 'The customer still owes the shop for this item.',
  sums_differ: 'The figures for this order do not add up, and the shop has not checked them yet.',
  refund_to_assign:
    'Part of this order was refunded, and the shop has not yet specified which items the refund was for.',
  no_rate: 'No commission rate is set for this item yet.',
  no_cost: 'This commission is based on the cost per item, and this item doesn’t have a cost yet.',
  removed: 'The shop removed this item.',
});

const salesRepTexts = defineTexts('SalesRepCommissionReasons', {
  customer_owes: 'The customer still owes the shop for part of this order.',
});

export type Reason = keyof typeof reasonText;

/** Why a sales rep's commission on an order is not earned, or not yet. */
export function repReasonText(reason: Reason): string {
  return reason === 'customer_owes' ? salesRepTexts.customer_owes : reasonText[reason];
}
