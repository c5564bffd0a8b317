import type { OrdersQuery } from '@consignment/components/parts/OrdersList';
import { daysCodec } from './days-codec.tsx';
import { listCodec, pageOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

const list = listCodec(['processed_at', 'name', 'customer_name', 'total_price'], '-processed_at');

/** The address of the list of orders: a list's search, sort and page, and the days. */
export const ordersCodec: ListCodec<OrdersQuery> = {
  keys: [...list.keys, ...daysCodec.keys],
  parse: (params) => ({ ...list.parse(params), ...daysCodec.parse(params) }),
  serialise: (query) => {
    const params = list.serialise(query);
    daysCodec.write(params, query);
    return params;
  },
};

/** The query of the call that lists orders. */
export function ordersAsk(query: OrdersQuery, pageSize: number) {
  const { from, to } = query;
  return {
    ...pageOf(query, pageSize),
    ordering: list.orderingOf(query),
    ...(from === '' && to === '' ? {} : { date_range: `${from},${to}` }),
  };
}
