import { assignOpenRefund } from '../../actions/commission/refund-assignment.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { orderById } from '../../queries/orders/orders.ts';
import { shopOf } from '../../queries/shops/shops.ts';

export const assignRefund = forSession<'assignRefund'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const order = await orderById(tx, shopId, params.id);
    if (order === null) throw notFound();
    const { currency } = await shopOf(tx, shopId);
    await assignOpenRefund(tx, { shopId, orderId: order.id, now }, body, currency);
    const after = {
      amount: body.amount,
      beside: body.beside,
      lines: body.lines.map(({ line_item }) => line_item).join(', '),
    };
    await record(tx, { shopId, by, now }, [{ event: 'order.refund_assigned', id: order.id, after }]);
    return { status: 200, body: {} };
  }),
);
