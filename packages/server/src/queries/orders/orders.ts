import {
  statesNamed,
  unfulfilledStatuses,
  type FinancialFilter,
  type FulfillmentFilter,
} from '@consignment/domain/orders/order-status';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Counted, Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { batchOf, comesAfter, cursorOf, type Batch, type BatchAsk, type OrderKey } from '../batch.ts';
import type { Period } from '../../common/period.ts';
import { countedOf, countShown, lookedThrough, mostCounted, type PagePart } from '../brief.ts';
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
  return search.length < 3 ? containsWords(search) : isOrderWith('orders.id', search, searchedParts);
}

function containsWords(search: string): RawBuilder<boolean> {
  return sql`orders.search_text like lower(${containing(search)})`;
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

type OrderPageAsk = OrderFilter & { ordering: Ordering<OrderOrdering> } & PagePart;

type OrderPage = Counted & { totals: { currency: string; amount: number }[]; rows: OrderRow[] };

/** A page of orders, with the sum of all matches for each currency, in its minor units; none where the count is a least. */
export async function pageOfOrders(tx: Tx, shopId: number, ask: OrderPageAsk): Promise<OrderPage> {
  const early = ask.isBrief && ask.search !== null ? await briefSearch(tx, shopId, ask) : null;
  if (early !== null) return early;
  const matching = matchingOrders(tx, shopId, ask);
  const sums = await sumsOf(tx, matching, mostCounted(ask));
  const rows = await inOrder(matching.selectAll(), ask.ordering).limit(ask.size).offset(ask.offset).execute();
  return { ...sums, rows };
}

/** A page of a search, which reads no more orders than the page needs. Null for a page after the last. */
async function briefSearch(tx: Tx, shopId: number, ask: OrderPageAsk): Promise<OrderPage | null> {
  const { ordering, size, offset } = ask;
  const search = ask.search ?? '';
  if (ordering.by === 'processed_at') {
    // Where the words are common, the first orders of the list have them.
    const first = inOrder(matchingOrders(tx, shopId, { ...ask, search: null }).selectAll(), ordering);
    const found = tx
      .selectFrom(first.limit(lookedThrough).as('orders'))
      .selectAll()
      .where((eb) => eb.or([containsWords(search), ...ofStates(shopId, search)]));
    const rows = await inOrder(found, ordering)
      .limit(size + 1)
      .offset(offset)
      .execute();
    const shown = countShown(rows, ask);
    if (shown?.isLeast === true) return { ...shown, totals: [], rows: rows.slice(0, size) };
  }
  const matching = matchingOrders(tx, shopId, ask);
  const rows = await inOrder(matching.selectAll(), ordering)
    .limit(size + 1)
    .offset(offset)
    .execute();
  const shown = countShown(rows, ask);
  if (shown?.isLeast === true) return { ...shown, totals: [], rows: rows.slice(0, size) };
  if (shown === null || offset > 0) return null;
  const all = tx
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${rows.map(({ id }) => id)}::int8[])`);
  return { ...(await sumsOf(tx, all, null)), rows };
}

function inOrder(
  query: ReturnType<ReturnType<typeof matchingOrders>['selectAll']>,
  { by, direction }: Ordering<OrderOrdering>,
) {
  return query.orderBy(by, direction).orderBy('id', direction);
}

const batchKeys = {
  processed_at: { by: sql.ref('processed_at'), type: 'timestamptz' },
  name: { by: sql.ref('name'), type: 'text' },
  customer_name: { by: sql.ref('customer_name'), type: 'text' },
  total_price: { by: sql.ref('total_price'), type: 'int8' },
} satisfies Record<OrderOrdering, OrderKey>;

/** Nearly every shop has one currency, whose orders are added up without being sorted or grouped. */
async function sumsOf(tx: Tx, matching: ReturnType<typeof matchingOrders>, most: number | null) {
  const read = matching
    .select(['currency', 'total_price'])
    .$if(most !== null, (query) => query.limit((most ?? 0) + 1));
  // A sum of int8 is numeric, which the driver would return as text.
  const sums = tx
    .selectFrom(read.as('read'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(total_price), 0)::int8`.as('amount'));
  const { first, last, ...all } = await sums
    .select((eb) => [eb.fn.min('currency').as('first'), eb.fn.max('currency').as('last')])
    .executeTakeFirstOrThrow();
  const counted = countedOf(all.count, most);
  if (all.count === 0 || counted.isLeast) return { ...counted, totals: [] };
  if (first === last) return { ...counted, totals: [{ currency: first, amount: all.amount }] };
  const totals = await sums.select('currency').groupBy('currency').orderBy('currency').execute();
  return { ...counted, totals: totals.map(({ currency, amount }) => ({ currency, amount })) };
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
