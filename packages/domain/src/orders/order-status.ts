/** `warning` for what waits, `alert` for what was not sent or was taken back, `failure` for what went wrong, `positive` for the rest. */
export type StatusTone = 'warning' | 'alert' | 'failure' | 'positive';

export type StatusLabel = { readonly label: string; readonly tone: StatusTone };

const financial: ReadonlyMap<string, StatusLabel> = new Map([
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['authorized', { label: 'Authorized', tone: 'warning' }],
  ['partially_paid', { label: 'Partially Paid', tone: 'warning' }],
  ['partially_refunded', { label: 'Partially Refunded', tone: 'warning' }],
  ['voided', { label: 'Voided', tone: 'alert' }],
  ['refunded', { label: 'Refunded', tone: 'alert' }],
]);

const fulfillment: ReadonlyMap<string, StatusLabel> = new Map([
  ['partial', { label: 'Partially Fulfilled', tone: 'warning' }],
  ['in_progress', { label: 'In Progress', tone: 'warning' }],
  ['on_hold', { label: 'On Hold', tone: 'warning' }],
  ['scheduled', { label: 'Scheduled', tone: 'warning' }],
  ['pending_fulfillment', { label: 'Pending Fulfillment', tone: 'warning' }],
  ['request_declined', { label: 'Request Declined', tone: 'failure' }],
  ['cancelled', { label: 'Cancelled', tone: 'alert' }],
  ['error', { label: 'Error', tone: 'failure' }],
  ['failure', { label: 'Failure', tone: 'failure' }],
]);

/** The names that platforms have for what has not been sent; a file calls such a line 'pending'. */
export const unfulfilledStatuses: readonly string[] = ['', 'unfulfilled', 'restocked', 'pending', 'open'];

/**
 * The payments that lists of orders are filtered by: a status, 'unknown' where the platform reports none, or
 * 'any_refund' where something came back, whatever the status. 'refund_to_assign' waits for a person to say what came back.
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

/** How much of an order was sent, likewise. */
export const fulfillmentFilters = ['unfulfilled', 'partial', 'fulfilled'] as const;
export type FulfillmentFilter = (typeof fulfillmentFilters)[number];

export function financialFilterText(filter: FinancialFilter): string {
  if (filter === 'refund_to_assign') return 'Refund to Assign';
  return financialStatusLabel(filter === 'unknown' ? null : filter).label;
}

export function fulfillmentFilterText(filter: FulfillmentFilter): string {
  return fulfillmentStatusLabel(filter).label;
}

/**
 * The label of an order's payment (spec operations §4): a status that is not in the list reads as a success. An
 * unknown one reads 'N/A'.
 */
export function financialStatusLabel(status: string | null): StatusLabel {
  const known = keyOf(status);
  if (known === '') return { label: 'N/A', tone: 'positive' };
  return financial.get(known) ?? { label: titleOf(known), tone: 'positive' };
}

/**
 * The label of an order's or a line's fulfillment; restocked and empty both read 'Unfulfilled', and alert (spec operations §4).
 * Those that say that nothing was sent are no success: the handbook's Deviations list them.
 */
export function fulfillmentStatusLabel(status: string | null): StatusLabel {
  const known = keyOf(status);
  if (unfulfilledStatuses.includes(known)) return { label: 'Unfulfilled', tone: 'alert' };
  return fulfillment.get(known) ?? { label: titleOf(known), tone: 'positive' };
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
    isCancelled: isNamed('cancelled canceled'),
  };
}

function alsoCalled(filter: FinancialFilter): string {
  if (filter === 'any_refund') return 'refunded returned';
  return filter === 'pending' ? 'unpaid' : '';
}

function keyOf(status: string | null): string {
  return (status ?? '').trim().toLowerCase();
}

function titleOf(key: string): string {
  return key.replace(/[_\s]+/g, ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}
