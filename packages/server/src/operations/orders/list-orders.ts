import { moneyToWire } from '@consignment/domain/money/money';
import { answerExport } from '../../exports/answer.ts';
import { ordersExport } from '../../exports/orders.ts';
import { ordersAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { pageOfOrders } from '../../queries/orders/orders.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { orderToWire } from '../../wire/order.ts';

export const listOrders = forSession<'listOrders'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport(ordersExport, query, ask);
  const page = pageAsk(query);
  return read(async (tx) => {
    const { time_zone: timeZone } = await shopOf(tx, session.shopId);
    const found = await pageOfOrders(tx, session.shopId, { ...ordersAsked(query, timeZone), ...page });
    const rows = found.rows.map(orderToWire);
    const totals = found.totals.map(({ currency, amount }) => ({
      currency,
      amount: moneyToWire(amount, currency),
    }));
    return { status: 200, body: { ...pageOf(url, page, { ...found, rows }), totals } };
  });
});
