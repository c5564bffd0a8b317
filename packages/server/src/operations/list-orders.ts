import { forSession } from '../operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../page.ts';
import { periodOf } from '../period.ts';
import { orderOrderings, pageOfOrders } from '../queries/orders.ts';
import { shopOf } from '../queries/shops.ts';
import { orderToWire } from '../wire/order.ts';

export const listOrders = forSession<'listOrders'>(async ({ query, url, session, read }) => {
  const page = pageAsk(query);
  const ask = {
    search: searchOf(query.search),
    ordering: orderingOf(query.ordering, orderOrderings, { by: 'processed_at', direction: 'desc' }),
  };
  const [start, end] = query.date_range?.split(',') ?? [];
  return read(async (tx) => {
    const shop = await shopOf(tx, session.shopId);
    const period = periodOf({ start, end }, shop.time_zone);
    const found = await pageOfOrders(tx, session.shopId, { ...ask, ...page, period });
    const rows = found.rows.map(orderToWire);
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});
