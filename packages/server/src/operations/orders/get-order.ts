import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { linesOfOrder } from '../../queries/line-items.ts';
import { orderById, vendorsOfOrder } from '../../queries/orders.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { visibleTo } from '../../common/visibility.ts';
import { lineToWire } from '../../wire/line-item.ts';
import { orderDetailToWire } from '../../wire/order.ts';

export const getOrder = forSession<'getOrder'>(({ params, session, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const order = await orderById(tx, shopId, params.id);
    if (order === null) throw notFound();
    const { currency } = await shopOf(tx, shopId);
    const visible = visibleTo(session, await metasOf(tx, shopId));
    const lines = (await linesOfOrder(tx, shopId, order.id)).map((row) => lineToWire(row, currency, visible));
    const vendors = await vendorsOfOrder(tx, shopId, order.id);
    return { status: 200, body: orderDetailToWire(order, lines, vendors) };
  }),
);
