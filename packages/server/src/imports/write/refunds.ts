import { refundAfterPayout } from '../../ledger/refund-after-payout.ts';
import type { Tx } from '../../database/database.ts';
import { holdLines } from '../../queries/imports/orders.ts';
import { storedLines, type GoneLine } from '../../queries/imports/stored-lines.ts';
import { knownReturns, refundedOrders, saveRefunds } from '../../queries/imports/returns.ts';
import { refundsOfOrder } from '../match/refund-parts.ts';
import type { TrackingOf } from './vendors.ts';

/** The part of an order's refunds that cannot be applied. */
export type Unexplained = {
  readonly orderId: number;
  readonly what:
    /** Minor units that the known returns do not explain. */
    | { readonly is: 'beyond_list'; readonly amount: number }
    /** A part of the order is refunded, of unknown amount. */
    | { readonly is: 'unknown' }
    /** The known returns may belong to another order of the same name. */
    | { readonly is: 'shared_name' };
};

/**
 * Applies the known refunds to the lines of these orders. Unpaid lines are priced afterwards; for lines that are
 * already paid, new refunds are deducted from the vendor's next payout.
 */
export async function applyRefunds(
  tx: Tx,
  { shop, now }: TrackingOf,
  orderIds: readonly number[],
  gone: readonly GoneLine[],
): Promise<Unexplained[]> {
  const goneIds = new Set(gone.map(({ id }) => id));
  const orders = await refundedOrders(
    tx,
    shop.id,
    orderIds,
    gone.map(({ orderId }) => orderId),
  );
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  // Paid lines get reversals and unpaid ones are priced: no payout may come between.
  await holdLines(tx, shop.id, ids);
  const lines = await storedLines(tx, shop.id, ids);
  const returns = await knownReturns(
    tx,
    shop.id,
    orders.map(({ name }) => name),
  );
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const returnsOf = Map.groupBy(
    returns.filter(({ isOfSeveral }) => !isOfSeveral),
    (one) => one.orderName,
  );
  const shared = new Set(returns.filter(({ isOfSeveral }) => isOfSeveral).map(({ orderName }) => orderName));
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
  return refunds.flatMap(({ order, unexplained, isAmountUnknown }): Unexplained[] => {
    const orderId = order.id;
    if (shared.has(order.name)) return [{ orderId, what: { is: 'shared_name' } }];
    if (unexplained > 0) return [{ orderId, what: { is: 'beyond_list', amount: unexplained } }];
    return isAmountUnknown ? [{ orderId, what: { is: 'unknown' } }] : [];
  });
}
