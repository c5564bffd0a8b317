import { defineTexts } from '../text/texts.ts';

/** `warning` waits, `alert` was not sent or was taken back, `failure` went wrong, `positive` is the rest. */
export type StatusTone = 'warning' | 'alert' | 'failure' | 'positive';

export type StatusLabel = { readonly label: string; readonly tone: StatusTone };

const financialTexts = defineTexts('FinancialOrderStatus', {
  any_refund: 'Any Refund',
  authorized: 'Authorized',
  paid: 'Paid',
  partially_paid: 'Partially Paid',
  partially_refunded: 'Partially Refunded',
  pending: 'Pending',
  refund_to_assign: 'Refund to Assign',
  refunded: 'Refunded',
  unknown: 'N/A',
  voided: 'Voided',
} satisfies Record<FinancialFilter, string>);

const financialTones: ReadonlyMap<string, StatusTone> = new Map([
  ['pending', 'warning'],
  ['authorized', 'warning'],
  ['partially_paid', 'warning'],
  ['partially_refunded', 'warning'],
  ['voided', 'alert'],
  ['refunded', 'alert'],
]);

const fulfillmentTexts = defineTexts('FulfillmentOrderStatus', {
  cancelled: 'Cancelled',
  error: 'Error',
  failure: 'Failure',
  fulfilled: 'Fulfilled',
  in_progress: 'In Progress',
  on_hold: 'On Hold',
  partial: 'Partially Fulfilled',
  pending_fulfillment: 'Pending Fulfillment',
  request_declined: 'Request Declined',
  scheduled: 'Scheduled',
  unfulfilled: 'Unfulfilled',
});

const fulfillmentTones: ReadonlyMap<string, StatusTone> = new Map([
  ['partial', 'warning'],
  ['in_progress', 'warning'],
  ['on_hold', 'warning'],
  ['scheduled', 'warning'],
  ['pending_fulfillment', 'warning'],
  ['request_declined', 'failure'],
  ['cancelled', 'alert'],
  ['error', 'failure'],
  ['failure', 'failure'],
]);

/** More words that a person may search by, with commas between them. */
const searchTexts = defineTexts('SearchOrderStatus', {
  any_refund: 'refunded, returned',
  cancelled: 'cancelled, canceled',
  pending: 'unpaid',
});

/** The names that platforms have for unsent lines; a file calls such a line 'pending'. */
export const unfulfilledStatuses: readonly string[] = ['', 'unfulfilled', 'restocked', 'pending', 'open'];

/**
 * The payments that lists of orders are filtered by: a status, 'unknown' where the platform reports none, or
 * 'any_refund' where something came back, whatever the status. 'refund_to_assign' waits for a person to name the returned goods.
 */
export const financialFilters = [
  'paid',
  'pending',
  'authorized',
  'partially_paid',
  'any_refund',
  'refund_to_assign',
  'partially_refunded',
  'refunded',
  'voided',
  'unknown',
] as const;
export type FinancialFilter = (typeof financialFilters)[number];

/** The same for how much of an order was sent. */
export const fulfillmentFilters = ['unfulfilled', 'partial', 'fulfilled'] as const;
export type FulfillmentFilter = (typeof fulfillmentFilters)[number];

export function financialFilterText(filter: FinancialFilter): string {
  return financialTexts[filter];
}

export function fulfillmentFilterText(filter: FulfillmentFilter): string {
  return fulfillmentTexts[filter];
}

/**
 * The label of an order's payment (spec operations §4): a status that is not in the list reads as a success. An
 * unknown one reads 'N/A'.
 */
export function financialStatusLabel(status: string | null): StatusLabel {
  const known = keyOf(status);
  if (known === '') return { label: financialTexts.unknown, tone: 'positive' };
  const label = hasKey(financialTexts, known) ? financialTexts[known] : titleOf(known);
  return { label, tone: financialTones.get(known) ?? 'positive' };
}

/**
 * The label of an order's or a line's fulfillment; restocked and empty both read 'Unfulfilled', and alert (spec operations §4).
 * Those that say that nothing was sent are no success: the handbook's Deviations list them.
 */
export function fulfillmentStatusLabel(status: string | null): StatusLabel {
  const known = keyOf(status);
  if (unfulfilledStatuses.includes(known)) return { label: fulfillmentTexts.unfulfilled, tone: 'alert' };
  const label = hasKey(fulfillmentTexts, known) ? fulfillmentTexts[known] : titleOf(known);
  return { label, tone: fulfillmentTones.get(known) ?? 'positive' };
}

export type OrderStates = {
  readonly financial: readonly FinancialFilter[];
  readonly fulfillment: readonly FulfillmentFilter[];
  readonly isCancelled: boolean;
};

/**
 * The states of orders that a search names by the beginning of a word: 'refund' those with a refund, 'unfulfilled'
 * those not sent. Fewer than four characters name none.
 */
export function statesNamed(search: string): OrderStates {
  const isNamed = (label: string) => {
    const words = search.trim().toLowerCase();
    return words.length >= 4 && ` ${label.toLowerCase()}`.includes(` ${words}`);
  };
  return {
    financial: financialFilters.filter(
      (one) => isNamed(financialFilterText(one)) || isNamed(alsoCalled(one)),
    ),
    fulfillment: fulfillmentFilters.filter((one) => isNamed(fulfillmentFilterText(one))),
    isCancelled: isNamed(searchTexts.cancelled),
  };
}

function alsoCalled(filter: FinancialFilter): string {
  return filter === 'any_refund' || filter === 'pending' ? searchTexts[filter] : '';
}

function hasKey<Texts extends object>(texts: Texts, key: string): key is keyof Texts & string {
  return Object.hasOwn(texts, key);
}

function keyOf(status: string | null): string {
  return (status ?? '').trim().toLowerCase();
}

function titleOf(key: string): string {
  return key.replace(/[_\s]+/g, ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}
