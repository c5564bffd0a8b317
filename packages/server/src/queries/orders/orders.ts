import {
  statesNamed,
  unfulfilledStatuses,
  type FinancialFilter,
  type FulfillmentFilter,
} from '@consignment/domain/orders/order-status';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { batchOf, comesAfter, cursorOf, type Batch, type BatchAsk, type OrderKey } from '../batch.ts';
import type { Period } from '../../common/period.ts';
import { hasOpenRefund } from './open-refunds.ts';
import { containing, isOrderWith, type OrderPart } from '../search.ts';

export const orderOrderings = ['processed_at', 'name', 'customer_name', 'total_price'] as const;
export type OrderOrdering = (typeof orderOrderings)[number];

export type OrderRow = Selectable<Schema['orders']>;

const searchedParts: readonly OrderPart[] = [
  'name',
  'platform_id',
  'customer_name',
  'customer_company',
  'customer_email',
];

type OrderFilter = {
  readonly period: Period;
  readonly search: string | null;
  readonly financial: FinancialFilter | null;
  readonly fulfillment: FulfillmentFilter | null;
};

/**
 * A search covers name, platform id and customer, and the states that it names; a status is compared by its label.
 */
function matchingOrders(tx: Tx, shopId: number, { period, search, financial, fulfillment }: OrderFilter) {
  return tx
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .$if(period.from !== null, (query) => query.where('processed_at', '>=', period.from))
    .$if(period.until !== null, (query) => query.where('processed_at', '<', period.until))
    .$if(financial !== null, (query) => query.where(isPaidAs(shopId, financial ?? 'unknown')))
    .$if(fulfillment !== null, (query) => query.where(isSentAs(fulfillment ?? 'unfulfilled')))
    .$if(search !== null, (query) =>
      query.where((eb) => eb.or([hasWords(search ?? ''), ...ofStates(shopId, search ?? '')])),
    );
}

/** The index serves three characters or more. Fewer are found in most orders, so that a page needs to read only a few. */
function hasWords(search: string): RawBuilder<boolean> {
  return search.length < 3
    ? sql`orders.search_text like lower(${containing(search)})`
    : isOrderWith('orders.id', search, searchedParts);
}

function ofStates(shopId: number, search: string): RawBuilder<boolean>[] {
  const { financial, fulfillment, isCancelled } = statesNamed(search);
  return [
    ...financial.map((one) => isPaidAs(shopId, one)),
    ...fulfillment.map(isSentAs),
    ...(isCancelled ? [sql<boolean>`orders.cancelled_at is not null`] : []),
  ];
}

function isPaidAs(shopId: number, filter: FinancialFilter): RawBuilder<boolean> {
  if (filter === 'refund_to_assign') return hasOpenRefund;
  const status = keyOf('financial_status');
  if (filter !== 'any_refund') return sql`${status} = ${filter === 'unknown' ? '' : filter}`;
  // A file of refunds may know of one before the order's own status does.
  return sql`(${status} in ('refunded', 'partially_refunded') or orders.id in (
    select l.order_id from line_items l
    where l.shop_id = ${shopId} and (l.returned_quantity > 0 or l.refunded_amount > 0)))`;
}

function isSentAs(filter: FulfillmentFilter): RawBuilder<boolean> {
  const statuses = filter === 'unfulfilled' ? unfulfilledStatuses : [filter];
  return sql`${keyOf('fulfillment_status')} = any (${[...statuses]}::text[])`;
}

function keyOf(column: 'financial_status' | 'fulfillment_status') {
  return sql<string>`lower(trim(coalesce(${sql.ref(`orders.${column}`)}, '')))`;
}

/** A page of orders, with the sum of all matches for each currency, in its minor units. */
export async function pageOfOrders(
  tx: Tx,
  shopId: number,
  ask: OrderFilter & { ordering: Ordering<OrderOrdering>; size: number; offset: number },
): Promise<{ count: number; totals: { currency: string; amount: number }[]; rows: OrderRow[] }> {
  const { ordering } = ask;
  const matching = matchingOrders(tx, shopId, ask);
  const sums = await sumsOf(matching);
  const rows = await matching
    .selectAll()
    .orderBy(ordering.by, ordering.direction)
    .orderBy('id', ordering.direction)
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return {
    count: sums.reduce((all, { count }) => all + count, 0),
    totals: sums.map(({ currency, amount }) => ({ currency, amount })),
    rows,
  };
}

const batchKeys = {
  processed_at: { by: sql.ref('processed_at'), type: 'timestamptz' },
  name: { by: sql.ref('name'), type: 'text' },
  customer_name: { by: sql.ref('customer_name'), type: 'text' },
  total_price: { by: sql.ref('total_price'), type: 'int8' },
} satisfies Record<OrderOrdering, OrderKey>;

/** Nearly every shop has one currency, whose orders are added up without being sorted or grouped. */
async function sumsOf(matching: ReturnType<typeof matchingOrders>) {
  // A sum of int8 is numeric, which the driver would return as text.
  const sums = matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(total_price), 0)::int8`.as('amount'));
  const { first, last, ...all } = await sums
    .select((eb) => [eb.fn.min('currency').as('first'), eb.fn.max('currency').as('last')])
    .executeTakeFirstOrThrow();
  if (all.count === 0) return [];
  if (first === last) return [{ ...all, currency: first }];
  return sums.select('currency').groupBy('currency').orderBy('currency').execute();
}

/** All orders of the pages in batches. */
export async function batchOfOrders(
  tx: Tx,
  shopId: number,
  ask: OrderFilter & { ordering: Ordering<OrderOrdering> } & BatchAsk,
): Promise<Batch<OrderRow & { cursor: string }>> {
  const { ordering, after, size } = ask;
  const key = batchKeys[ordering.by];
  const rows = await matchingOrders(tx, shopId, ask)
    .selectAll()
    .select(cursorOf(key).as('cursor'))
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, sql.ref('orders.id'), ordering.direction, after)),
    )
    .orderBy(key.by, ordering.direction)
    .orderBy('id', ordering.direction)
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}

/** Null for an order that is missing or not visible. */
export async function orderById(tx: Tx, shopId: number, id: number): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Accepts the difference of an order's sums, or with null takes that back. */
export async function setSumsAccepted(tx: Tx, shopId: number, id: number, at: Date | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ sums_accepted_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

export type OrderVendor = Pick<Selectable<Schema['vendors']>, 'id' | 'name' | 'currency'>;

/** The vendors of an order's lines, by name. */
export async function vendorsOfOrder(tx: Tx, shopId: number, orderId: number): Promise<OrderVendor[]> {
  return tx
    .selectFrom('vendors as v')
    .select(['v.id', 'v.name', 'v.currency'])
    .where('v.shop_id', '=', shopId)
    .where('v.id', 'in', (lines) =>
      lines
        .selectFrom('line_items as l')
        .select('l.vendor_id')
        .where('l.shop_id', '=', shopId)
        .where('l.order_id', '=', orderId)
        .$narrowType<{ vendor_id: number }>(),
    )
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
}
