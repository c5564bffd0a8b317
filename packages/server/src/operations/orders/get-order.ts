import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { linesOfOrder } from '../../queries/orders/line-items.ts';
import { orderIncludesTax } from '../../queries/orders/order-tax.ts';
import { orderById, vendorsOfOrder } from '../../queries/orders/orders.ts';
import { payoutsById } from '../../queries/payouts/payouts.ts';
import { refundsOfOrder } from '../../queries/orders/refunds.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { visibleTo } from '../../common/visibility.ts';
import { storedLines } from '../../queries/imports/stored-lines.ts';
import { unnamedRefundToWire } from '../../wire/unnamed-refund.ts';
import { lineToWire } from '../../wire/line-item.ts';
import { orderDetailToWire } from '../../wire/order.ts';
import { payoutsOfLinesToWire, refundsToWire } from '../../wire/refund.ts';

export const getOrder = forSession<'getOrder'>(({ params, session, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const order = await orderById(tx, shopId, params.id);
    if (order === null) throw notFound();
    const { currency } = await shopOf(tx, shopId);
    const visible = visibleTo(session, await metasOf(tx, shopId));
    const lines = await linesOfOrder(tx, shopId, order.id);
    // Sales reps read the questions about their parts, and none of a vendor.
    const rows = session.party === 'salesrep' ? lines.map((line) => ({ ...line, question: null })) : lines;
    const vendors = await vendorsOfOrder(tx, shopId, order.id);
    const refunds = await refundsOfOrder(tx, shopId, order.id);
    const payoutIds = new Set(rows.flatMap(({ payout_id }) => (payout_id === null ? [] : [payout_id])));
    const payouts = payoutIds.size === 0 ? [] : await payoutsById(tx, shopId, [...payoutIds]);
    const isOpen = order.refund_to_assign > 0;
    const body = orderDetailToWire(order, {
      line_items: rows.map((row) => lineToWire(row, currency, visible)),
      vendors,
      refunds: refundsToWire(refunds, rows, currency),
      refund: unnamedRefundToWire(
        order,
        isOpen ? await storedLines(tx, shopId, [order.id]) : [],
        rows,
        isOpen && (await orderIncludesTax(tx, shopId, order.id)),
      ),
      payouts: payoutsOfLinesToWire(payouts, rows, currency),
    });
    return { status: 200, body };
  }),
);
