import type { ExpressionBuilder } from 'kysely';
import type { Ordering } from '../page.ts';
import type { Tx } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Visible } from '../visibility.ts';
import { containing } from './search.ts';

/** An instant from which and one up to which, the second not included. */
export type Period = { readonly from: Date | null; readonly until: Date | null };

export type LineFilter = {
  readonly vendorId: number | null;
  readonly period: Period;
  readonly search: string | null;
  /** A search looks into no column that the session may not see: its hits would tell what is there. */
  readonly visible: Visible;
};

export const lineOrderings = [
  'order__processed_at',
  'order__name',
  'title',
  'price',
  'commission_amount',
] as const;
export type LineOrdering = (typeof lineOrderings)[number];

const orderingColumns = {
  order__processed_at: 'l.processed_at',
  order__name: 'o.name',
  title: 'l.title',
  price: 'l.price',
  commission_amount: 'l.commission_amount',
} as const satisfies Record<LineOrdering, string>;

function linesWithOrders(tx: Tx) {
  return tx
    .selectFrom('line_items as l')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.shop_id', '=', 'l.shop_id').onRef('o.id', '=', 'l.order_id'),
    );
}

type LineTables = Schema & { l: Schema['line_items']; o: Schema['orders'] };

function matches(eb: ExpressionBuilder<LineTables, 'l' | 'o'>, shopId: number, filter: LineFilter) {
  const { vendorId, period, search, visible } = filter;
  const all = [eb('l.shop_id', '=', shopId)];
  if (vendorId !== null) all.push(eb('l.vendor_id', '=', vendorId));
  if (period.from !== null) all.push(eb('l.processed_at', '>=', period.from));
  if (period.until !== null) all.push(eb('l.processed_at', '<', period.until));
  if (search !== null) {
    const pattern = containing(search);
    const any = [
      eb('l.title', 'ilike', pattern),
      eb('l.name', 'ilike', pattern),
      eb('l.sku', 'ilike', pattern),
    ];
    if (visible.orderName) any.push(eb('o.name', 'ilike', pattern));
    if (visible.customer) {
      any.push(eb('o.customer_name', 'ilike', pattern), eb('o.customer_company', 'ilike', pattern));
    }
    all.push(eb.or(any));
  }
  return eb.and(all);
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

/** A line with its order and its variant. Money in minor units of the shop's currency. */
export type LineRow = Awaited<ReturnType<ReturnType<typeof linesInFull>['executeTakeFirstOrThrow']>>;

export async function pageOfLines(
  tx: Tx,
  shopId: number,
  ask: LineFilter & {
    paid: boolean | null;
    ordering: Ordering<LineOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: LineRow[] }> {
  const { paid, ordering } = ask;
  const { count } = await linesWithOrders(tx)
    .where((eb) => matches(eb, shopId, ask))
    .$if(paid !== null, (query) => query.where('l.payout_id', paid === true ? 'is not' : 'is', null))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await linesInFull(tx)
    .where((eb) => matches(eb, shopId, ask))
    .$if(paid !== null, (query) => query.where('l.payout_id', paid === true ? 'is not' : 'is', null))
    .orderBy(orderingColumns[ordering.by], ordering.direction)
    .orderBy('l.id', ordering.direction)
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

export type PayableLine = { readonly id: number; readonly commission_amount: number };

/** What can be paid now: accrued, in no payout. The newest first, as the screen lists them. */
export async function payableLines(tx: Tx, shopId: number, filter: LineFilter): Promise<PayableLine[]> {
  return linesWithOrders(tx)
    .where((eb) => matches(eb, shopId, filter))
    .where('l.payout_id', 'is', null)
    .where('l.commission_state', '=', 'accrued')
    .select(['l.id', 'l.commission_amount'])
    .orderBy('l.processed_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

/** What refunds after a payout took back from a vendor and no payout has settled yet. */
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

/** The lines of a payout with what was paid for each, by date. */
export async function linesOfPayout(tx: Tx, shopId: number, payoutId: number) {
  return linesInFull(tx)
    .innerJoin('payout_items as i', 'i.line_item_id', 'l.id')
    .select(['i.amount as paid_amount', 'i.commission_type as paid_commission_type'])
    .where('l.shop_id', '=', shopId)
    .where('i.shop_id', '=', shopId)
    .where('i.payout_id', '=', payoutId)
    .orderBy('l.processed_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}
