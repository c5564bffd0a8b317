import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { QuestionState } from '@consignment/domain/questions/question';
import type { Counted, Ordering } from '../../common/page.ts';
import { daysAhead, type DaysAhead, type Holds } from '../../pricing/available.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Period } from '../../common/period.ts';
import type { Visible } from '../../common/visibility.ts';
import { batchOf, comesAfter, cursorOf, type Batch, type BatchAsk, type OrderKey } from '../batch.ts';
import { countedOf, countShown, lookedThrough, mostCounted, type PagePart } from '../brief.ts';
import { containing, isOrderWith, type OrderPart } from '../search.ts';

export type LineFilter = {
  readonly vendorId: number | null;
  readonly period: Period;
  readonly search: string | null;
  /** A search covers only columns that the session may see: its hits would reveal the others. */
  readonly visible: Visible;
};

const lineOrderings = ['order__processed_at', 'order__name', 'title', 'price', 'commission_amount'] as const;
export type LineOrdering = (typeof lineOrderings)[number];

const orderingColumns = {
  order__processed_at: 'l.processed_at',
  order__name: 'o.name',
  title: 'l.title',
  price: 'l.price',
  commission_amount: 'l.commission_amount',
} as const satisfies Record<LineOrdering, string>;

/**
 * The order of rows reveals the column that they are sorted by, so a hidden one is no sort key. The default order,
 * newest first, reveals no date.
 */
export function sortableLines(visible: Visible): readonly LineOrdering[] {
  const isSeen = {
    order__processed_at: visible.orderDate,
    order__name: visible.orderName,
    title: true,
    price: visible.sellPrice,
    commission_amount: visible.commissions,
  } satisfies Record<LineOrdering, boolean>;
  return lineOrderings.filter((key) => isSeen[key]);
}

function linesWithOrders(tx: Tx) {
  return tx
    .selectFrom('line_items as l')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.shop_id', '=', 'l.shop_id').onRef('o.id', '=', 'l.order_id'),
    );
}

type LineTables = Schema & { l: Schema['line_items'] };

const isOwn = sql<boolean>`l.vendor_id = any ((select app_vendor_ids())::int8[])`;

function matches(eb: ExpressionBuilder<LineTables, 'l'>, shopId: number, filter: LineFilter) {
  const { vendorId, period, search, visible } = filter;
  const all: Expression<SqlBool>[] = [eb('l.shop_id', '=', shopId)];
  if (vendorId !== null) all.push(eb('l.vendor_id', '=', vendorId));
  // The row policy has the same condition, but in a form that no index supports: a vendor's page would read all
  // lines.
  else if (!visible.shopOnly) all.push(isOwn);
  if (period.from !== null) all.push(eb('l.processed_at', '>=', period.from));
  if (period.until !== null) all.push(eb('l.processed_at', '<', period.until));
  if (search !== null) {
    const any: Expression<SqlBool>[] = [hasText(shopId, containing(search))];
    const parts = orderParts(visible);
    if (parts.length > 0) any.push(isOrderWith('l.order_id', search, parts));
    all.push(eb.or(any));
  }
  return eb.and(all);
}

function orderParts(visible: Visible): OrderPart[] {
  return [
    ...(visible.orderName ? (['name'] as const) : []),
    ...(visible.customer ? (['customer_name', 'customer_company'] as const) : []),
  ];
}

/** Compares the text in the index of a vendor's lines, and in the table only where it is too long for that. */
function hasText(shopId: number, pattern: string) {
  return sql<boolean>`(l.search_text like lower(${pattern}) or l.id in (
    select long.id from line_items long where long.shop_id = ${shopId} and long.search_text is null
      and (long.title ilike ${pattern} or long.name ilike ${pattern} or long.sku ilike ${pattern})))`;
}

function linesInFull(tx: Tx) {
  return linesWithOrders(tx)
    .leftJoin('variants as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.variant_id'),
    )
    .leftJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'v.shop_id').onRef('p.id', '=', 'v.product_id'),
    )
    .selectAll('l')
    .select([
      'o.name as order_name',
      'o.processed_at as order_processed_at',
      'o.customer_name',
      'o.customer_company',
      'v.title as variant_title',
      'v.barcode as variant_barcode',
      'p.title as product_title',
      'p.tags as product_tags',
      'p.image as product_image',
    ]);
}

/** The latest question about the line that the session may see. */
const question = sql<LineQuestion | null>`(
  select jsonb_build_object('id', q.id, 'number', q.number, 'state', q.state) from questions q
  where q.line_item_id = l.id and q.shop_id = l.shop_id order by q.id desc limit 1)`.as('question');

type LineQuestion = { readonly id: number; readonly number: number; readonly state: QuestionState };

function linesWithQuestions(tx: Tx) {
  return linesInFull(tx).select(question);
}

/** A line with its order and its variant. Money in minor units of the shop's currency. */
export type LineRow = Awaited<ReturnType<ReturnType<typeof linesWithQuestions>['executeTakeFirstOrThrow']>>;

type LinePageAsk = LineFilter & { paid: boolean | null; ordering: Ordering<LineOrdering> } & PagePart;

export async function pageOfLines(
  tx: Tx,
  shopId: number,
  ask: LinePageAsk,
): Promise<Counted & { rows: LineRow[] }> {
  const early = await foundEarly(tx, shopId, ask);
  if (early !== null) return early;
  const { search, ordering, size, offset } = ask;
  const { by, direction } = { by: sql.ref(orderingColumns[ordering.by]), direction: ordering.direction };
  const matching = matchingLines(tx, shopId, ask);
  const most = mostCounted(ask);
  const count = async () => {
    const read = matching.select('l.id').$if(most !== null, (query) => query.limit((most ?? 0) + 1));
    const counted = tx.selectFrom(read.as('read')).select((eb) => eb.fn.countAll<number>().as('count'));
    return countedOf((await counted.executeTakeFirstOrThrow()).count, most);
  };
  // The ids come first: skipped lines are then looked up in an index only. A search reads every line in any case, so
  // it counts them on the way.
  const inOrder = matching
    .$if(ordering.by === 'order__name', (query) =>
      query.leftJoin('orders as o', (join) =>
        join.onRef('o.shop_id', '=', 'l.shop_id').onRef('o.id', '=', 'l.order_id'),
      ),
    )
    .select(['l.id', sql`${by}`.as('key')]);
  // Planned apart, or a search reads the lines in the order of the page, in the hope of finding a page's worth early.
  const page = tx
    .selectFrom((search === null ? inOrder : inOrder.offset(0)).as('found'))
    .select([
      'id',
      'key',
      sql<number | null>`${search === null ? sql`null` : sql`count(*) over ()`}`.as('count'),
    ])
    .orderBy('key', direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(offset);
  const rows = await linesWithQuestions(tx)
    .innerJoin(page.as('on_page'), 'on_page.id', 'l.id')
    .select('on_page.count as found_count')
    .orderBy('on_page.key', direction)
    .orderBy('l.id', direction)
    .execute();
  const isCounted = search !== null && (rows.length > 0 || offset === 0);
  return { ...(isCounted ? countedOf(rows[0]?.found_count ?? 0, null) : await count()), rows };
}

/** Without the orders, so that an index alone can answer it. */
function matchingLines(tx: Tx, shopId: number, filter: LineFilter & { paid: boolean | null }) {
  const { paid } = filter;
  return tx
    .selectFrom('line_items as l')
    .where((eb) => matches(eb, shopId, filter))
    .$if(paid !== null, (query) => query.where('l.payout_id', paid === true ? 'is not' : 'is', null));
}

/** A page of a search from the first lines of the list, which have it where the words are common. */
async function foundEarly(tx: Tx, shopId: number, ask: LinePageAsk) {
  const { search, ordering, size, offset, visible } = ask;
  const { direction } = ordering;
  if (!ask.isBrief || search === null || ordering.by !== 'order__processed_at') return null;
  // An index alone has these.
  const first = matchingLines(tx, shopId, { ...ask, search: null })
    .select(['l.id', 'l.order_id', 'l.processed_at', 'l.search_text'])
    .orderBy('l.processed_at', direction)
    .orderBy('l.id', direction)
    .limit(lookedThrough);
  const pattern = containing(search);
  const parts = orderParts(visible);
  const found = await tx
    .with(
      (cte) => cte('first').materialized(),
      () => first,
    )
    .selectFrom('first as l')
    .select('l.id')
    .where((eb) =>
      eb.or([
        hasText(shopId, pattern),
        eb('l.order_id', 'in', (orders) =>
          orders
            .selectFrom('orders as o')
            .select('o.id')
            .where('o.shop_id', '=', shopId)
            .where('o.id', 'in', (ids) => ids.selectFrom('first').select('order_id'))
            .where((of) => of.or(parts.map((part) => of(`o.${part}`, 'ilike', pattern)))),
        ),
      ]),
    )
    .orderBy('l.processed_at', direction)
    .orderBy('l.id', direction)
    .limit(size + 1)
    .offset(offset)
    .execute();
  const shown = countShown(found, ask);
  if (shown?.isLeast !== true) return null;
  const ids = found.slice(0, size).map(({ id }) => id);
  const rows = await linesWithQuestions(tx)
    .where('l.shop_id', '=', shopId)
    .where(sql<boolean>`l.id = any (${ids}::int8[])`)
    .orderBy('l.processed_at', direction)
    .orderBy('l.id', direction)
    .execute();
  return { ...shown, rows };
}

const batchKeys = {
  order__processed_at: { by: sql.ref('l.processed_at'), type: 'timestamptz' },
  order__name: { by: sql`coalesce(${sql.ref('o.name')}, '')`, type: 'text' },
  title: { by: sql.ref('l.title'), type: 'text' },
  price: { by: sql.ref('l.price'), type: 'int8' },
  commission_amount: { by: sql.ref('l.commission_amount'), type: 'int8' },
} satisfies Record<LineOrdering, OrderKey>;

export type BatchedLine = Omit<LineRow, 'question'> & {
  readonly vendor_name: string | null;
  readonly vendor_hidden: boolean | null;
  readonly invoice_number: number | null;
  readonly cursor: string;
};

/** All lines of the pages in batches, each with its vendor. */
export async function batchOfLines(
  tx: Tx,
  shopId: number,
  ask: LineFilter & { paid: boolean | null; ordering: Ordering<LineOrdering> } & BatchAsk,
): Promise<Batch<BatchedLine>> {
  const { paid, ordering, after, size } = ask;
  const key = batchKeys[ordering.by];
  const id = sql.ref('l.id');
  const rows = await linesInFull(tx)
    .leftJoin('vendors as seller', (join) =>
      join.onRef('seller.shop_id', '=', 'l.shop_id').onRef('seller.id', '=', 'l.vendor_id'),
    )
    .leftJoin('payouts as paying', (join) =>
      join.onRef('paying.shop_id', '=', 'l.shop_id').onRef('paying.id', '=', 'l.payout_id'),
    )
    .select(['seller.name as vendor_name', 'seller.hidden as vendor_hidden', 'paying.invoice_number'])
    .select(cursorOf(key).as('cursor'))
    .where((eb) => matches(eb, shopId, ask))
    .$if(paid !== null, (query) => query.where('l.payout_id', paid === true ? 'is not' : 'is', null))
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, id, ordering.direction, after)),
    )
    .orderBy(key.by, ordering.direction)
    .orderBy('l.id', ordering.direction)
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}

export async function lineById(tx: Tx, shopId: number, id: number): Promise<LineRow | null> {
  const row = await linesWithQuestions(tx)
    .where('l.shop_id', '=', shopId)
    .where('l.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type PayableLine = { readonly id: number; readonly commission_amount: number };

/** The payable lines: accrued, in no payout, some of them still on their way. The newest first, as on the screen. */
export async function payableLines(
  tx: Tx,
  holds: Holds,
  filter: LineFilter,
): Promise<(PayableLine & DaysAhead)[]> {
  return tx
    .selectFrom('line_items as l')
    .where((eb) => matches(eb, holds.shopId, filter))
    .where('l.payout_id', 'is', null)
    .where('l.commission_state', '=', 'accrued')
    .select(['l.id', 'l.commission_amount', daysAhead(holds, 'l').as('days_ahead')])
    .orderBy('l.processed_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

/** The reversals of a vendor that no payout has settled yet. */
export async function openReversals(tx: Tx, shopId: number, vendorId: number): Promise<PayableLine[]> {
  return tx
    .selectFrom('line_items')
    .select(['id', 'commission_amount'])
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', 'reversal')
    .where('payout_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** The lines of an order as entered; reversals after a payout come last. */
export async function linesOfOrder(tx: Tx, shopId: number, orderId: number): Promise<LineRow[]> {
  return linesWithQuestions(tx)
    .where('l.shop_id', '=', shopId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.id')
    .execute();
}

/** The lines of a payout with the amount paid for each, by date. */
export async function linesOfPayout(tx: Tx, shopId: number, payoutId: number) {
  return linesWithQuestions(tx)
    .innerJoin('payout_items as i', (join) =>
      join.onRef('i.shop_id', '=', 'l.shop_id').onRef('i.line_item_id', '=', 'l.id'),
    )
    .select(['i.amount as paid_amount', 'i.commission_type as paid_commission_type'])
    .where('l.shop_id', '=', shopId)
    .where('i.shop_id', '=', shopId)
    .where('i.payout_id', '=', payoutId)
    .orderBy('l.processed_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

export type BatchedPaidLine = Awaited<ReturnType<typeof batchOfPaidLines>>['rows'][number];

/** The same lines in batches. */
export async function batchOfPaidLines(tx: Tx, shopId: number, payoutId: number, { after, size }: BatchAsk) {
  const key = batchKeys.order__processed_at;
  const rows = await linesInFull(tx)
    .innerJoin('payout_items as i', (join) =>
      join.onRef('i.shop_id', '=', 'l.shop_id').onRef('i.line_item_id', '=', 'l.id'),
    )
    .select(['i.amount as paid_amount', cursorOf(key).as('cursor')])
    .where('l.shop_id', '=', shopId)
    .where('i.shop_id', '=', shopId)
    .where('i.payout_id', '=', payoutId)
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, sql.ref('l.id'), 'desc', after)),
    )
    .orderBy(key.by, 'desc')
    .orderBy('l.id', 'desc')
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}
