import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { OrderRange } from '../pricing/scope.ts';
import type { JobCursor } from '../database/column-types.ts';

/* The rows that jobs process in chunks by key, and the writes of jobs to them. */

/** The ids after one in ascending order; at most `size`. */
export async function nextIds(
  tx: Tx,
  table: 'orders' | 'products' | 'vendors',
  shopId: number,
  after: number,
  size: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOf(
  tx: Tx,
  table: 'orders' | 'products' | 'vendors',
  shopId: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A vendor's unpaid lines, the newest first, after a cursor; with the cursor of the last. */
export async function nextUnpaidLines(
  tx: Tx,
  of: { readonly shopId: number; readonly vendorId: number },
  after: JobCursor | null,
  size: number,
): Promise<{ readonly ids: number[]; readonly last: JobCursor | null }> {
  // The instant is passed as text: a Date would lose its microseconds.
  const { rows } = await sql<{ id: number; at: string }>`
    select id, processed_at::text as at from line_items
    where shop_id = ${of.shopId} and vendor_id = ${of.vendorId} and payout_id is null
      ${after === null ? sql`` : sql`and (processed_at, id) < (${after.at}::timestamptz, ${after.id})`}
    order by processed_at desc, id desc limit ${size}`.execute(tx);
  return { ids: rows.map(({ id }) => id), last: rows.at(-1) ?? null };
}

/** The orders after one with the next unpaid lines, `size` lines or somewhat more; null where none are left. */
export async function nextUnpaidOrders(
  tx: Tx,
  shopId: number,
  after: number,
  size: number,
): Promise<{ readonly range: OrderRange; readonly lineCount: number } | null> {
  const { rows } = await sql<OrderRange & { lineCount: number }>`
    select min(order_id) - 1 as after, max(order_id) as through, count(*)::int4 as "lineCount"
    from (
      select order_id from line_items where shop_id = ${shopId} and order_id > ${after} and payout_id is null
      order by order_id limit ${size}) next
    having count(*) > 0`.execute(tx);
  const [next] = rows;
  return next === undefined
    ? null
    : { range: { after: next.after, through: next.through }, lineCount: next.lineCount };
}

/**
 * How far apart the first and the last order with unpaid lines are, by their ids: a measure of the way that needs no count,
 * which takes seconds over lines that were just written.
 */
export async function spanOfUnpaidOrders(tx: Tx, shopId: number): Promise<number> {
  const { rows } = await sql<{ span: number }>`
    select coalesce(max(order_id) - min(order_id) + 1, 0) as span from line_items
    where shop_id = ${shopId} and payout_id is null`.execute(tx);
  return rows[0]?.span ?? 0;
}

export async function countUnpaidLines(tx: Tx, shopId: number, vendorId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('line_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('payout_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A product or a line with the columns of tracking: the vendor that it names and its product's tags. */
export type Tracked = {
  readonly id: number;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly vendorId: number | null;
};

type TrackedRow = { id: number; vendor: string; tags: string; vendorId: number | null };

export async function trackedProducts(tx: Tx, shopId: number, ids: readonly number[]): Promise<Tracked[]> {
  const { rows } = await sql<TrackedRow>`
    select id, vendor_name as vendor, tags, vendor_id as "vendorId" from products
    where shop_id = ${shopId} and id = any (${[...ids]}::int8[]) order by id`.execute(tx);
  return rows.map(tracked);
}

/**
 * The unpaid lines of orders with what names their vendor: the line's own row, else its product. A line without
 * either keeps its vendor, and so do lines of a refund after payout.
 */
export async function trackedLines(tx: Tx, shopId: number, orders: readonly number[]): Promise<Tracked[]> {
  const { rows } = await sql<TrackedRow>`
    select l.id, case when l.sold_by <> '' then l.sold_by else coalesce(p.vendor_name, '') end as vendor,
      coalesce(p.tags, '') as tags, l.tracked_vendor_id as "vendorId"
    from line_items l
    left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
    left join products p on p.shop_id = v.shop_id and p.id = v.product_id
    where l.shop_id = ${shopId} and l.order_id = any (${[...orders]}::int8[])
      and l.payout_id is null and l.kind not in ('custom', 'reversal')
      and (l.sold_by <> '' or p.id is not null)
      and not exists (select from line_items r where r.reverses_id = l.id)
    order by l.id`.execute(tx);
  return rows.map(tracked);
}

function tracked({ tags, ...row }: TrackedRow): Tracked {
  return { ...row, tags: tags.split(',') };
}

export type Assigned = { readonly id: number; readonly vendorId: number | null };

export async function assignProducts(tx: Tx, shopId: number, assigned: readonly Assigned[]): Promise<void> {
  if (assigned.length === 0) return;
  await sql`
    update products p set vendor_id = g."vendorId"
    from jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb) as g (id int8, "vendorId" int8)
    where p.shop_id = ${shopId} and p.id = g.id`.execute(tx);
}

/** The caller prices the lines afterwards. */
export async function assignLines(tx: Tx, shopId: number, assigned: readonly Assigned[]): Promise<void> {
  if (assigned.length === 0) return;
  await sql`
    update line_items l set tracked_vendor_id = g."vendorId"
    from jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb) as g (id int8, "vendorId" int8)
    where l.shop_id = ${shopId} and l.id = g.id and l.payout_id is null`.execute(tx);
}

export async function setSyncActive(tx: Tx, shopId: number, isActive: boolean): Promise<void> {
  await tx
    .updateTable('shop_settings')
    .set({ sync_active: isActive })
    .where('shop_id', '=', shopId)
    .where('sync_active', '<>', isActive)
    .execute();
}
