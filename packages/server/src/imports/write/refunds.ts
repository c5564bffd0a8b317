import { refundAfterPayout } from '../../ledger/refund-after-payout.ts';
import type { Tx } from '../../database/database.ts';
import { holdLines } from '../../queries/imports/orders.ts';
import { storedLines, type GoneLine } from '../../queries/imports/stored-lines.ts';
import {
  deleteRefundActs,
  insertRefundActs,
  refundActs,
  saveRefundStates,
  type RefundAct,
} from '../../queries/imports/refund-acts.ts';
import { knownReturns, refundedOrders, saveRefunds } from '../../queries/imports/returns.ts';
import { partsOfRefunds, type OrderRefunds } from '../match/refund-parts.ts';
import type { DoubtfulReturn } from '../match/returned-units.ts';
import type { TrackingOf } from './vendors.ts';

/** The part of an order's refunds that cannot be applied, or not for certain. */
export type Unexplained = {
  readonly orderId: number;
  readonly what:
    /** Minor units that the known returns do not explain. */
    | { readonly is: 'beyond_list'; readonly amount: number }
    /** A part of the order is refunded, of unknown amount. */
    | { readonly is: 'unknown' }
    /** The known returns may belong to another order of the same name. */
    | { readonly is: 'shared_name' }
    /** A return may be of several lines, and was taken from this one. */
    | ({ readonly is: 'doubtful'; readonly orderName: string } & DoubtfulReturn);
};

/**
 * Applies the known refunds to the lines of these orders. Unpaid lines are priced afterwards; for lines that are
 * already paid, new refunds are deducted from the vendor's next payout. `mayShrink` are lines of which a person says that less
 * came back.
 */
export async function applyRefunds(
  tx: Tx,
  { shop, now }: TrackingOf,
  orderIds: readonly number[],
  gone: readonly GoneLine[],
  mayShrink: ReadonlySet<number> = new Set(),
): Promise<Unexplained[]> {
  const { refunds, actsOf, shared } = await readRefunds(tx, { shop, now }, orderIds, gone, mayShrink);
  if (refunds.length === 0) return [];
  await keepUnnamed(tx, shop.id, now, refunds, actsOf);
  await saveRefunds(
    tx,
    shop.id,
    refunds.flatMap(({ lineIds }) => lineIds),
    refunds.flatMap(({ parts }) => parts),
  );
  await refundAfterPayout(tx, {
    shopId: shop.id,
    lines: refunds.flatMap(({ changedSettled }) => changedSettled),
    now,
  });
  return refunds.flatMap(({ order, unexplained, isPartUnknown, doubtful, unnamed }): Unexplained[] => {
    const orderId = order.id;
    if (shared.has(order.name)) return [{ orderId, what: { is: 'shared_name' } }];
    const taken = doubtful.map((one) => ({
      orderId,
      what: { is: 'doubtful', orderName: order.name, ...one } as const,
    }));
    if (unexplained > 0) return [...taken, { orderId, what: { is: 'beyond_list', amount: unexplained } }];
    return isPartUnknown && unnamed.toAssign > 0 ? [...taken, { orderId, what: { is: 'unknown' } }] : taken;
  });
}

/** The refunds of these orders by line, with the lines locked; nothing is written. */
export async function readRefunds(
  tx: Tx,
  { shop, now }: TrackingOf,
  orderIds: readonly number[],
  gone: readonly GoneLine[],
  mayShrink: ReadonlySet<number> = new Set(),
) {
  const goneIds = new Set(gone.map(({ id }) => id));
  const orders = await refundedOrders(
    tx,
    shop.id,
    orderIds,
    gone.map(({ orderId }) => orderId),
  );
  if (orders.length === 0)
    return { refunds: [], actsOf: new Map<number, RefundAct[]>(), shared: new Set<string>() };
  const ids = orders.map(({ id }) => id);
  // Paid lines get reversals and unpaid ones are priced: no payout may come between.
  await holdLines(tx, shop.id, ids);
  const lines = await storedLines(tx, shop.id, ids);
  const returns = await knownReturns(
    tx,
    shop.id,
    orders.map(({ name }) => name),
  );
  const actsOf = Map.groupBy(await refundActs(tx, shop.id, ids), (act) => act.orderId);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const returnsOf = Map.groupBy(
    returns.filter(({ isOfSeveral }) => !isOfSeveral),
    (one) => one.orderName,
  );
  const shared = new Set(returns.filter(({ isOfSeveral }) => isOfSeveral).map(({ orderName }) => orderName));
  const refunds = orders.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    ...partsOfRefunds(order, linesOf.get(order.id) ?? [], returnsOf.get(order.name) ?? [], goneIds, now, {
      acts: actsOf.get(order.id) ?? [],
      mayShrink,
    }),
  }));
  return { refunds, actsOf, shared };
}

/** Keeps what was found of refunds that name no lines, and what of them waits for a person. */
async function keepUnnamed(
  tx: Tx,
  shopId: number,
  now: Date,
  refunds: readonly (Pick<OrderRefunds, 'unnamed'> & { readonly order: { readonly id: number } })[],
  actsOf: ReadonlyMap<number, readonly RefundAct[]>,
): Promise<void> {
  const ended = refunds.flatMap(({ order, unnamed }) =>
    (actsOf.get(order.id) ?? []).filter((act) => act.how !== null && !unnamed.held.includes(act)),
  );
  await deleteRefundActs(
    tx,
    shopId,
    ended.map(({ id }) => id),
  );
  await insertRefundActs(
    tx,
    shopId,
    refunds.flatMap(({ order, unnamed: { found } }) =>
      found === null ? [] : [{ orderId: order.id, ...found, at: now }],
    ),
  );
  await saveRefundStates(
    tx,
    shopId,
    refunds.map(({ order, unnamed: { held, found, toAssign } }) => ({
      orderId: order.id,
      toAssign,
      found: [...held, ...(found === null ? [] : [found])].flatMap(({ how }) => how ?? []).join(' '),
      assigned: held.reduce((sum, { how, money }) => sum + (how === null ? money : 0), 0),
    })),
  );
}
