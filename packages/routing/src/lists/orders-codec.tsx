import type { OrdersQuery } from '@consignment/components/parts/orders/OrdersList';
import { financialFilters, fulfillmentFilters } from '@consignment/domain/orders/order-status';
import { days, listCodec, narrowedCodec, oneOf, pageOf, searchOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

const list = listCodec(['processed_at', 'name', 'customer_name', 'total_price'], '-processed_at');

/** The address of the list of orders: a list's search, sort and page, the days, and the paid and sent states. */
export const ordersCodec: ListCodec<OrdersQuery> = narrowedCodec(list, {
  payment: oneOf(financialFilters, 'all'),
  fulfillment: oneOf(fulfillmentFilters, 'all'),
  ...days,
});

/** The query of the call that lists orders, for one page. */
export function ordersAsk(query: OrdersQuery, pageSize: number) {
  return { ...ordersFilter(query), ...pageOf(query, pageSize) };
}

/** The same for all pages at once, as for a file. */
export function ordersFilter(query: OrdersQuery) {
  const { from, to, payment, fulfillment } = query;
  return {
    ...searchOf(query),
    ...(payment === 'all' ? {} : { financial_status: payment }),
    ...(fulfillment === 'all' ? {} : { fulfillment_status: fulfillment }),
    ordering: list.orderingOf(query),
    ...(from === '' && to === '' ? {} : { date_range: `${from},${to}` }),
  };
}

/** The totals of orders in the currency that their amounts are written in: the shop's own as the shop has chosen. */
export function totalsIn<Total extends { currency: string }>(
  { books, shown }: { books: string; shown: string | null },
  totals: readonly Total[],
): Total[] {
  return totals.map((total) => (total.currency === books ? { ...total, currency: shown ?? books } : total));
}
