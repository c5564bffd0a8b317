import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import { isSettled, type GoneLine } from './stored-lines.ts';

/** An order from its platform. Money in minor units, times as ISO instants. */
export type OrderRow = {
  platform_id: string;
  name: string;
  processed_at: string;
  cancelled_at: string | null;
  paid_at: string | null;
  fulfilled_at: string | null;
  /** A file says nothing of it, so it leaves what is known. */
  dispute: 'needs_response' | 'under_review' | null;
  currency: string;
  financial_status: string | null;
  fulfillment_status: string | null;
  subtotal_price: number;
  total_shipping: number;
  total_tax: number;
  total_price: number;
  refunded_amount: number;
  taxes_included: boolean;
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
};

/** A line from its platform; columns of the owner and of the calculation stay as they are. */
export type LineRow = {
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
  'total_tax',
  'total_price',
  'refunded_amount',
  'taxes_included',
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
] as const satisfies readonly (keyof OrderRow)[];

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
  'cost_per_item',
  'compare_at_price',
  'product_type',
  'sold_by',
  'tracked_vendor_id',
] as const satisfies readonly (keyof LineRow)[];

export type SavedOrders = {
  /** The ids of all of them by platform id. */
  readonly ids: Map<string, number>;
  /** The platform ids of new orders. */
  readonly added: ReadonlySet<string>;
};

/** Writes orders that are new or differ. */
export async function saveOrders(tx: Tx, shopId: number, orders: readonly OrderRow[]): Promise<SavedOrders> {
  const given = sql`jsonb_populate_recordset(null::orders, ${JSON.stringify(orders)}::jsonb) as g`;
  const dispute = sql`case when g.refunds_known then g.dispute else o.dispute end`;
  await sql`
    update orders o set ${assignments(orderColumns)}, dispute = ${dispute}
    from ${given}
    where o.shop_id = ${shopId} and o.platform_id = g.platform_id
      and (o.dispute, ${listed('o', orderColumns)}) is distinct from (${dispute}, ${listed('g', orderColumns)})`.execute(
    tx,
  );
  const added = await sql<{ platformId: string }>`
    insert into orders (shop_id, platform_id, dispute, ${names(orderColumns)})
    select ${shopId}, g.platform_id, g.dispute, ${listed('g', orderColumns)}
    from ${given}
    where not exists (select from orders o where o.shop_id = ${shopId} and o.platform_id = g.platform_id)
    returning platform_id as "platformId"`.execute(tx);
  const { rows } = await sql<{ id: number; platformId: string }>`
    select id, platform_id as "platformId" from orders where shop_id = ${shopId}
      and platform_id = any (${orders.map(({ platform_id }) => platform_id)}::text[])`.execute(tx);
  return {
    ids: new Map(rows.map(({ id, platformId }) => [platformId, id])),
    added: new Set(added.rows.map(({ platformId }) => platformId)),
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
 * Writes the lines of whole orders: new and changed lines are written, lines that are gone are removed unless a
 * payout lists them, settled ones stay. Returns the platform ids of settled lines whose price, quantity or discount has
 * changed, and the lines that are gone and stay.
 */
export async function saveLines(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
  lines: readonly LineRow[],
): Promise<{ unmoved: string[]; gone: GoneLine[] }> {
  await holdLines(tx, shopId, orderIds);
  const given = sql`jsonb_populate_recordset(null::line_items, ${JSON.stringify(lines)}::jsonb) as g`;
  await sql`
    update line_items l set ${assignments(lineColumns)}
    from ${given}
    where l.shop_id = ${shopId} and l.platform_id = g.platform_id and not ${isSettled}
      and (${listed('l', lineColumns)}) is distinct from (${listed('g', lineColumns)})`.execute(tx);
  await sql`
    insert into line_items (shop_id, order_id, platform_id, ${names(lineColumns)})
    select ${shopId}, o.id, g.platform_id, ${listed('g', lineColumns)}
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as e (line, nth)
    cross join lateral jsonb_populate_record(null::line_items, e.line) as g
    join orders o on o.shop_id = ${shopId} and o.platform_id = e.line ->> 'order_platform_id'
    where not exists (select from line_items l where l.shop_id = ${shopId} and l.platform_id = g.platform_id)
    order by e.nth`.execute(tx);
  const gone = await removeGone(tx, shopId, orderIds, lines);
  const unmoved = await sql<{ id: string }>`
    select l.platform_id as id from line_items l join ${given} on g.platform_id = l.platform_id
    where l.shop_id = ${shopId} and ${isSettled}
      and (l.price, l.quantity, l.allocated_discount) is distinct from (g.price, g.quantity, g.allocated_discount)
    `.execute(tx);
  return { unmoved: unmoved.rows.map(({ id }) => id), gone };
}

async function removeGone(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
  lines: readonly LineRow[],
): Promise<GoneLine[]> {
  // A payout without effect, deleted, failed or of a test system, lists its lines all the same.
  const { rows } = await sql<GoneLine & { stays: boolean }>`
    select l.id, l.order_id as "orderId",
      ${isSettled} or exists (select from payout_items i where i.line_item_id = l.id) as stays
    from line_items l
    where l.shop_id = ${shopId} and l.order_id = any (${orderIds}::int8[])
      and l.kind in ('product', 'gift_card', 'tip')
      and l.platform_id <> all (${lines.map(({ platform_id }) => platform_id)}::text[])`.execute(tx);
  const free = rows.filter(({ stays }) => !stays).map(({ id }) => id);
  if (free.length > 0) {
    await sql`delete from refund_lines where line_item_id = any (${free}::int8[])`.execute(tx);
    await sql`delete from line_items where shop_id = ${shopId} and id = any (${free}::int8[])`.execute(tx);
  }
  return rows.filter(({ stays }) => stays);
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
