import type { Query } from './operation.ts';
import { orderingOf, searchOf } from '../common/page.ts';
import { datesOf, periodOf } from '../common/period.ts';
import { orderOrderings } from '../queries/orders.ts';
import { payoutOrderings } from '../queries/payouts.ts';

/* The parameters of lists, for their pages and their files alike. Each function throws a Refusal for invalid ones. */

export function ordersAsked(query: Query<'listOrders'>, timeZone: string) {
  const [start, end] = query.date_range?.split(',') ?? [];
  return {
    search: searchOf(query.search),
    period: periodOf({ start, end, pointers: ['?date_range', '?date_range'] }, timeZone),
    financial: query.financial_status ?? null,
    fulfillment: query.fulfillment_status ?? null,
    ordering: orderingOf(query.ordering, orderOrderings, { by: 'processed_at', direction: 'desc' }),
  };
}

export function payoutsAsked(query: Query<'listPayouts'>, timeZone: string) {
  return {
    vendorId: query.vendor_id ?? null,
    search: searchOf(query.search),
    period: periodOf(datesOf(query), timeZone),
    status: query.status ?? null,
    ordering: orderingOf(query.ordering, payoutOrderings, { by: 'created_date', direction: 'desc' }),
  };
}
