import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { orderById } from '../../queries/orders/orders.ts';
import { repCommissionsOfOrder } from '../../queries/people/sales-reps.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { repCommissionToWire } from '../../wire/sales-rep.ts';

export const listOrderSalesRepCommissions = forSession<'listOrderSalesRepCommissions'>(
  ({ params, session, read }) =>
    read(async (tx) => {
      const order = await orderById(tx, session.shopId, params.id);
      if (order === null) throw notFound();
      const { currency } = await shopOf(tx, session.shopId);
      const rows = await repCommissionsOfOrder(tx, session, order.id);
      const results = rows.map((row) => repCommissionToWire(row, currency));
      return { status: 200, body: { count: results.length, next: null, previous: null, results } };
    }),
);
