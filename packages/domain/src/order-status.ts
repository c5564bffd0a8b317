export type StatusTone = 'warning' | 'critical' | 'positive';

export type StatusLabel = { readonly label: string; readonly tone: StatusTone };

const financial: ReadonlyMap<string, StatusLabel> = new Map([
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['authorized', { label: 'Authorized', tone: 'warning' }],
  ['partially_paid', { label: 'Partially Paid', tone: 'warning' }],
  ['partially_refunded', { label: 'Partially Refunded', tone: 'warning' }],
  ['voided', { label: 'Voided', tone: 'critical' }],
  ['refunded', { label: 'Refunded', tone: 'critical' }],
]);

/** The payment statuses that lists of orders are filtered by; 'unknown' where the platform reports none. */
export const financialFilters = [
  'paid',
  'pending',
  'authorized',
  'partially_paid',
  'partially_refunded',
  'refunded',
  'voided',
  'unknown',
] as const;
export type FinancialFilter = (typeof financialFilters)[number];

/** How much of an order was sent, likewise. */
export const fulfillmentFilters = ['unfulfilled', 'partial', 'fulfilled'] as const;
export type FulfillmentFilter = (typeof fulfillmentFilters)[number];

/**
 * The label of an order's payment (spec operations §4): a status that is not in the list reads as a success. An
 * order whose status is not known is no success; it reads 'N/A' and warns.
 */
export function financialStatusLabel(status: string | null): StatusLabel {
  const known = keyOf(status);
  if (known === '') return { label: 'N/A', tone: 'warning' };
  return financial.get(known) ?? { label: titleOf(known), tone: 'positive' };
}

/** The label of an order's or a line's fulfillment; restocked and empty both read 'Unfulfilled' (spec operations §4). */
export function fulfillmentStatusLabel(status: string | null): StatusLabel {
  const known = keyOf(status);
  if (known === 'partial') return { label: 'Partially Fulfilled', tone: 'warning' };
  if (known === '' || known === 'restocked' || known === 'unfulfilled') {
    return { label: 'Unfulfilled', tone: 'critical' };
  }
  return { label: titleOf(known), tone: 'positive' };
}

function keyOf(status: string | null): string {
  return (status ?? '').trim().toLowerCase();
}

function titleOf(key: string): string {
  return key.replace(/[_\s]+/g, ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}
