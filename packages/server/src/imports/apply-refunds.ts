import { refundAfterPayout } from '../ledger/refund-after-payout.ts';
import type { Tx } from '../store/database.ts';
import type { Gone } from '../store/import/orders.ts';
import { knownReturns, refundableLines, refundedOrders, saveRefunds } from '../store/import/returns.ts';
import { refundsOfOrder } from './refund-parts.ts';
import type { TrackingOf } from './tracking.ts';

/** Minor units of an order's refund that the known returns do not explain. */
export type Unexplained = { readonly orderId: number; readonly amount: number };

/**
 * Makes the lines of these orders carry what is known of their refunds. Unpaid lines are priced after it;
 * for lines that are paid already, what came back since is taken from the vendor's next payout.
 */
export async function applyRefunds(
  tx: Tx,
  { shop, now }: TrackingOf,
  orderIds: readonly number[],
  gone: readonly Gone[],
): Promise<Unexplained[]> {
  const goneIds = new Set(gone.map(({ id }) => id));
  const orders = await refundedOrders(
    tx,
    shop.id,
    orderIds,
    gone.map(({ orderId }) => orderId),
  );
  if (orders.length === 0) return [];
  const lines = await refundableLines(
    tx,
    shop.id,
    orders.map(({ id }) => id),
  );
  const returns = await knownReturns(
    tx,
    shop.id,
    orders.map(({ name }) => name),
  );
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const returnsOf = Map.groupBy(returns, (one) => one.orderName);
  const refunds = orders.map((order) => ({
    order,
    ...refundsOfOrder(order, linesOf.get(order.id) ?? [], returnsOf.get(order.name) ?? [], goneIds, now),
  }));
  await saveRefunds(
    tx,
    shop.id,
    refunds.flatMap(({ lineIds }) => lineIds),
    refunds.flatMap(({ parts }) => parts),
  );
  await refundAfterPayout(tx, {
    shopId: shop.id,
    lines: refunds.flatMap(({ grownSettled }) => grownSettled),
    now,
  });
  return refunds
    .filter(({ unexplained }) => unexplained > 0)
    .map(({ order, unexplained }) => ({ orderId: order.id, amount: unexplained }));
}
