import type { SumsState } from '@consignment/domain/orders/cross-foot';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import { pricedColumns, pricesOfNew } from '../../pricing/pricing.ts';
import { isSettled, type GoneLine } from './stored-lines.ts';

/** An order from its platform. Money in minor units, times as ISO instants. */
export type ImportedOrderRow = {
  platform_id: string;
  name: string;
  processed_at: string;
  cancelled_at: string | null;
  paid_at: string | null;
  fulfilled_at: string | null;
  /** A file says nothing of it, so the known value stays. */
  dispute: 'needs_response' | 'under_review' | null;
  currency: string;
  financial_status: string | null;
  fulfillment_status: string | null;
  subtotal_price: number;
  total_shipping: number;
  /** The part of its discount that is on shipping. */
  shipping_discount: number;
  total_tax: number;
  total_price: number;
  refunded_amount: number;
  /** Null where neither the platform nor its own sums say it. */
  taxes_included: boolean | null;
  /** The platform itself says it; what a file says later does not change it. */
  taxes_stated: boolean;
  tags: string;
  note: string;
  customer_name: string;
  customer_company: string;
  customer_email: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  country: string;
  location_name: string;
  /** Null where the platform does not state it. */
  platform_updated_at: string | null;
  refunds_known: boolean;
  /** Null where the platform does not state it; then the known value stays. */
  outstanding_balance: number | null;
  /** Null where it has no sums to check; then the known values stay. */
  sums_state: SumsState | null;
  sums_off: number | null;
};

/** A line from its platform; columns of the owner and of the calculation stay as they are. */
export type ImportedLineRow = {
  order_platform_id: string;
  platform_id: string;
  kind: 'product' | 'gift_card' | 'tip';
  variant_id: number | null;
  processed_at: string;
  title: string;
  name: string;
  sku: string;
  image: string | null;
  location_name: string;
  fulfillment_status: string | null;
  price: number;
  quantity: number;
  allocated_discount: number;
  total_tax: number;
  /** By either reading of its order's prices, where the shop's setting decides between two that differ; else null. */
  tax_on_top: number | null;
  tax_in_price: number | null;
  cost_per_item: number | null;
  compare_at_price: number | null;
  product_type: string;
  /** The vendor in the line's own row, or ''. */
  sold_by: string;
  tracked_vendor_id: number | null;
};

const orderColumns = [
  'name',
  'processed_at',
  'cancelled_at',
  'paid_at',
  'fulfilled_at',
  'currency',
  'financial_status',
  'fulfillment_status',
  'subtotal_price',
  'total_shipping',
  'shipping_discount',
  'total_tax',
  'total_price',
  'refunded_amount',
  'tags',
  'note',
  'customer_name',
  'customer_company',
  'customer_email',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'country',
  'location_name',
  'platform_updated_at',
  'refunds_known',
] as const satisfies readonly (keyof ImportedOrderRow)[];

/**
 * The columns that a stored order `o` keeps where the given one, `g`, does not state them. A difference that was accepted stays
 * so while it is the same.
 */
const keptColumns = {
  dispute: sql`case when g.refunds_known then g.dispute else o.dispute end`,
  taxes_included: sql`case when o.taxes_stated and not g.taxes_stated then o.taxes_included
    else coalesce(g.taxes_included, o.taxes_included) end`,
  taxes_stated: sql`o.taxes_stated or g.taxes_stated`,
  outstanding_balance: sql`coalesce(g.outstanding_balance, o.outstanding_balance)`,
  sums_state: sql`coalesce(g.sums_state, o.sums_state)`,
  sums_off: sql`case when g.sums_state is null then o.sums_off else g.sums_off end`,
  sums_accepted_at: sql`case when g.sums_state is null or g.sums_off is not distinct from o.sums_off
    then o.sums_accepted_at end`,
};

const lineColumns = [
  'kind',
  'variant_id',
  'processed_at',
  'title',
  'name',
  'sku',
  'image',
  'location_name',
  'fulfillment_status',
  'price',
  'quantity',
  'allocated_discount',
  'total_tax',
  'tax_on_top',
  'tax_in_price',
  'cost_per_item',
  'compare_at_price',
  'product_type',
  'sold_by',
  'tracked_vendor_id',
] as const satisfies readonly (keyof ImportedLineRow)[];

export type SavedOrders = {
  /** The ids of all of them by platform id. */
  readonly ids: Map<string, number>;
  /** The platform ids of new orders. */
  readonly added: ReadonlySet<string>;
  /** The ids of orders that were here. */
  readonly known: readonly number[];
  /** The ids of orders that were here and differed. */
  readonly changed: readonly number[];
};

/** Writes orders that are new or differ. */
export async function saveOrders(
  tx: Tx,
  shopId: number,
  orders: readonly ImportedOrderRow[],
): Promise<SavedOrders> {
  const given = sql`json_populate_recordset(null::orders, ${JSON.stringify(orders)}::json) as g`;
  const kept = Object.keys(keptColumns);
  const changed = await sql<{ id: number }>`
    update orders o set ${assignments(orderColumns)},
      ${sql.join(Object.entries(keptColumns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    from ${given}
    where o.shop_id = ${shopId} and o.platform_id = g.platform_id
      and (${listed('o', kept)}, ${listed('o', orderColumns)}) is distinct from
        (${sql.join(Object.values(keptColumns))}, ${listed('g', orderColumns)})
    returning o.id`.execute(tx);
  const added = await sql<{ platformId: string }>`
    insert into orders (shop_id, platform_id, dispute, taxes_included, taxes_stated, outstanding_balance, sums_state, sums_off,
      ${names(orderColumns)})
    select ${shopId}, g.platform_id, g.dispute, g.taxes_included, g.taxes_stated, coalesce(g.outstanding_balance, 0),
      g.sums_state, g.sums_off, ${listed('g', orderColumns)}
    from ${given}
    where not exists (select from orders o where o.shop_id = ${shopId} and o.platform_id = g.platform_id)
    returning platform_id as "platformId"`.execute(tx);
  const { rows } = await sql<{ id: number; platformId: string }>`
    select id, platform_id as "platformId" from orders where shop_id = ${shopId}
      and platform_id = any (${orders.map(({ platform_id }) => platform_id)}::text[])`.execute(tx);
  const isAdded = new Set(added.rows.map(({ platformId }) => platformId));
  return {
    ids: new Map(rows.map(({ id, platformId }) => [platformId, id])),
    added: isAdded,
    known: rows.flatMap(({ id, platformId }) => (isAdded.has(platformId) ? [] : [id])),
    changed: changed.rows.map(({ id }) => id),
  };
}

/**
 * Locks the lines of these orders until the transaction ends, so that a payout claims or releases them either before or
 * after it. The lines are locked in order of their ids, as payouts lock them.
 */
export async function holdLines(tx: Tx, shopId: number, orderIds: readonly number[]): Promise<void> {
  takeLock('line_items');
  await sql`
    with held as (
      select id from line_items where shop_id = ${shopId} and order_id = any (${orderIds}::int8[])
      order by id for no key update)
    select count(*) from held`.execute(tx);
}

/**
 * Writes the lines of whole orders: new lines are written with their price, changed ones without it, lines that are gone are
 * removed unless a payout lists them, settled ones stay. Returns the platform ids of settled lines whose price, quantity or
 * discount has changed, the lines that are gone and stay, and the orders with lines that were written or removed.
 */
export async function saveLines(
  tx: Tx,
  shopId: number,
  { ids, known }: Pick<SavedOrders, 'ids' | 'known'>,
  lines: readonly ImportedLineRow[],
): Promise<{ unmoved: string[]; gone: GoneLine[]; changed: readonly number[] }> {
  await holdLines(tx, shopId, known);
  const rows = lines.map(({ order_platform_id: order, ...line }) => ({ ...line, order_id: ids.get(order) }));
  const inserted = await insertLines(tx, shopId, [...ids.values()], rows);
  const fresh = new Set(inserted.map(({ platformId }) => platformId));
  const others = rows.filter(({ platform_id }) => !fresh.has(platform_id));
  const written = inserted.map(({ order }) => order);
  if (others.length === 0 && known.length === 0) return { unmoved: [], gone: [], changed: written };
  const given = sql`json_populate_recordset(null::line_items, ${JSON.stringify(others)}::json) as g`;
  const updated = await sql<{ order: number }>`
    update line_items l set ${assignments(lineColumns)}
    from ${given}
    where l.shop_id = ${shopId} and l.platform_id = g.platform_id and not ${isSettled}
      and (${listed('l', lineColumns)}) is distinct from (${listed('g', lineColumns)})
    returning l.order_id as "order"`.execute(tx);
  const { stays: gone, removed } = await removeGone(tx, shopId, known, lines);
  const unmoved = await sql<{ id: string }>`
    select l.platform_id as id from line_items l join ${given} on g.platform_id = l.platform_id
    where l.shop_id = ${shopId} and ${isSettled}
      and (l.price, l.quantity, l.allocated_discount) is distinct from (g.price, g.quantity, g.allocated_discount)
    `.execute(tx);
  return {
    unmoved: unmoved.rows.map(({ id }) => id),
    gone,
    changed: [...written, ...updated.rows.map(({ order }) => order), ...removed],
  };
}

/** Writes those of these lines that are not here yet, in their order, with their price: to price them afterwards writes them twice. */
async function insertLines(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
  lines: readonly object[],
): Promise<{ platformId: string; order: number }[]> {
  const carried = ['order_id', 'platform_id', ...lineColumns];
  const relation = sql`(
    select g.ordinality as id, ${shopId}::int8 as shop_id, ${listed('g', carried)}, g.tracked_vendor_id as vendor_id,
      g.override_amount, g.override_ppm, 0 as returned_quantity, 0::int8 as refunded_amount, false as is_owed
    from json_populate_recordset(null::line_items, ${JSON.stringify(lines)}::json) with ordinality as g
    where not exists (select from line_items l where l.shop_id = ${shopId} and l.platform_id = g.platform_id))`;
  const { rows } = await sql<{ platformId: string; order: number }>`
    insert into line_items (shop_id, ${names(carried)}, ${names(pricedColumns)})
    select ${shopId}, ${listed('p', [...carried.map((column) => `given_${column}`), ...pricedColumns])}
    from (${await pricesOfNew(tx, shopId, orderIds, { relation, carried })}) p
    order by p.id
    returning platform_id as "platformId", order_id as "order"`.execute(tx);
  return rows;
}

async function removeGone(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
  lines: readonly ImportedLineRow[],
): Promise<{ stays: GoneLine[]; removed: number[] }> {
  // A payout without effect, deleted, failed or of a test system, still lists its lines.
  const { rows } = await sql<GoneLine & { stays: boolean }>`
    select l.id, l.order_id as "orderId",
      ${isSettled} or exists (select from payout_items i where i.line_item_id = l.id) as stays
    from line_items l
    where l.shop_id = ${shopId} and l.order_id = any (${orderIds}::int8[])
      and l.kind in ('product', 'gift_card', 'tip')
      and l.platform_id <> all (${lines.map(({ platform_id }) => platform_id)}::text[])`.execute(tx);
  const removed = rows.filter(({ stays }) => !stays);
  const free = removed.map(({ id }) => id);
  if (free.length > 0) {
    await sql`delete from refund_lines where line_item_id = any (${free}::int8[])`.execute(tx);
    await sql`delete from line_items where shop_id = ${shopId} and id = any (${free}::int8[])`.execute(tx);
  }
  return { stays: rows.filter(({ stays }) => stays), removed: removed.map(({ orderId }) => orderId) };
}

function names(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function listed(table: string, columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

function assignments(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`g.${column}`)}`));
}
