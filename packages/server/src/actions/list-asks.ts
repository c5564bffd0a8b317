import { eventsOf, eventWords, historyEventNames } from '@consignment/domain/history/history';
import type { Query } from './operation.ts';
import { orderingOf, searchOf } from '../common/page.ts';
import { datesOf, periodOf } from '../common/period.ts';
import { orderOrderings } from '../queries/orders/orders.ts';
import { payoutOrderings } from '../queries/payouts/payouts.ts';
import { accountOrderings } from '../queries/people/account-lists.ts';
import { vendorOrderings } from '../queries/vendors/vendors.ts';

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

export function historyAsked(query: Query<'listHistory'>, timeZone: string) {
  const search = searchOf(query.search);
  const wanted = search?.toLowerCase() ?? '';
  return {
    events: query.group === undefined ? null : eventsOf(query.group),
    person: query.person ?? null,
    vendorId: query.vendor_id ?? null,
    objectType: query.object_type ?? null,
    objectId: query.object_id ?? null,
    period: periodOf(datesOf(query), timeZone),
    search,
    eventsFound:
      search === null
        ? []
        : historyEventNames.filter((event) => event.includes(wanted) || eventWords(event).includes(wanted)),
  };
}

export function vendorsAsked(query: Query<'listCommissionTotals' | 'listCalculatedCommissionTotals'>) {
  return {
    hidden: query.hidden ?? false,
    search: searchOf(query.search),
    // The documents name the same keys with and without the prefix of the answer's fields.
    ordering: orderingOf(query.ordering?.replace('commission_', ''), vendorOrderings, {
      by: 'name',
      direction: 'asc',
    }),
  };
}

export function accountsAsked(query: Query<'listSignups' | 'listVendorAccounts'>) {
  return {
    search: searchOf(query.search),
    state: query.state ?? null,
    ordering: orderingOf(query.ordering, accountOrderings, { by: 'name', direction: 'asc' }),
  };
}
