import { reopenRefund } from '../../actions/commission/refund-assignment.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { orderById } from '../../queries/orders/orders.ts';
import { moneyToWire } from '@consignment/domain/money/money';

export const unassignRefund = forSession<'unassignRefund'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const order = await orderById(tx, shopId, params.id);
    if (order === null) throw notFound();
    await reopenRefund(tx, { shopId, orderId: order.id, now });
    const before = { amount: moneyToWire(order.refund_assigned, order.currency) };
    await record(tx, { shopId, by, now }, [{ event: 'order.refund_reopened', id: order.id, before }]);
    return { status: 200, body: {} };
  }),
);
