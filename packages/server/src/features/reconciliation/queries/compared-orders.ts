import { sql } from 'kysely';
import { includesTax } from '../../../queries/orders/order-tax.ts';
import type { Tx } from '../../../database/database.ts';
import type { ComparedSource } from './sources.ts';

/* The orders of a source, and the orders of the books that they are. */

export type ComparedLine = {
  /** The SKU, or the name of a line without. */
  readonly key: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
};

export type NewComparedOrder = {
  readonly row: number;
  readonly platformId: string;
  readonly name: string;
  /** Null where the order cannot be read. */
  readonly record: unknown;
  readonly processedAt: string | null;
  readonly currency: string;
  readonly updatedAt: string | null;
  readonly isOff: boolean;
  readonly isRefunded: boolean;
  /** As an import would write them. */
  readonly lines: readonly ComparedLine[];
};

/** A hash that is the same for the same lines in any order; of lines whose figures have these names. */
const hashed = sql`coalesce(sum(hashtextextended(jsonb_build_array(key, name, price, quantity, discount)::text, 0)::numeric), 0)`;

/** Returns the rows of orders that the source has already, with the row of the first. */
export async function insertComparedOrders(
  tx: Tx,
  of: { readonly shopId: number; readonly sourceId: number },
  orders: readonly NewComparedOrder[],
): Promise<{ row: number; name: string; firstRow: number }[]> {
  if (orders.length === 0) return [];
  const given = JSON.stringify(orders);
  const { rows } = await sql<{ row: number; name: string; firstRow: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${given}::jsonb) as g ("row" int4, "platformId" text, name text, record jsonb,
        "processedAt" timestamptz, currency text, "updatedAt" timestamptz, "isOff" boolean, "isRefunded" boolean, lines jsonb)),
    made as (
      insert into compared_orders (shop_id, source_id, row_number, platform_id, name, record, processed_at, currency,
        updated_at, is_off, is_refunded, lines_hash)
      select ${of.shopId}, ${of.sourceId}, g."row", g."platformId", g.name, nullif(g.record, 'null'), g."processedAt", g.currency,
        g."updatedAt", g."isOff", g."isRefunded",
        (select ${hashed} from jsonb_to_recordset(g.lines) as l (key text, name text, price int8, quantity int4, discount int8))
      from given g order by g."row"
      on conflict (shop_id, source_id, md5(platform_id)) where record is not null do nothing
      returning row_number)
    select g."row", g.name, coalesce(
        (select c.row_number from compared_orders c
          where c.source_id = ${of.sourceId} and c.platform_id = g."platformId" and c.record is not null),
        (select min(f."row") from given f where f."platformId" = g."platformId")) as "firstRow"
    from given g where g.record <> 'null' and g."row" not in (select row_number from made)
    order by g."row"`.execute(tx);
  return rows;
}

type Source = Pick<ComparedSource, 'id' | 'shop_id'>;

/** Of the orders `c` of a source and their orders `o`: the lines of `o` as they are stored. */
const stored = sql`
  cross join lateral (
    select ${hashed} as lines_hash, coalesce(bool_or(returned), false) as is_returned
    from (
      select case when l.sku = '' then l.name else l.sku end as key, l.name, l.price, l.quantity, l.allocated_discount as discount,
        l.returned_quantity > 0 or l.refunded_amount > 0 as returned
      from line_items l
      where l.shop_id = o.shop_id and l.order_id = o.id and l.kind in ('product', 'gift_card', 'tip')) lines) here`;

/** An order that earns nothing. */
export const isOff = sql<boolean>`(o.cancelled_at is not null or o.financial_status is not distinct from 'voided')`;

/**
 * Looks at the next orders of a source, after one of them. Those that are the same here, or that the books have in a later
 * state, are done with; the ids of the others are returned, to be looked at one by one. Null where none are left.
 */
export async function nextComparedOrders(
  tx: Tx,
  source: Source,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly last: number; readonly looked: number; readonly others: number[] } | null> {
  const { rows } = await sql<{ last: number | null; looked: number; others: number[] | null }>`
    with batch as materialized (
      select id, name, platform_id, currency, updated_at, is_off, is_refunded, lines_hash, order_id, record is not null as is_read
      from compared_orders
      where shop_id = ${source.shop_id} and source_id = ${source.id} and id > ${after} order by id limit ${limit}),
    same as materialized (
      select c.id, o.id as order_id, c.order_id as before
      from batch c
      join orders o on o.shop_id = ${source.shop_id} and o.platform_id = c.platform_id and o.name = c.name
        and o.currency = c.currency
      ${stored}
      where c.is_read and (o.platform_updated_at > c.updated_at
        or c.is_off and ${isOff}
        or not c.is_off and not ${isOff} and not c.is_refunded and o.refunded_amount = 0
          and o.financial_status is distinct from 'refunded' and not here.is_returned and here.lines_hash = c.lines_hash)),
    matched as (
      update compared_orders c set order_id = s.order_id from same s
      where c.shop_id = ${source.shop_id} and c.id = s.id and s.before is distinct from s.order_id)
    select max(b.id) as last, count(*)::int4 as looked, array_agg(b.id order by b.id) filter (where s.id is null) as others
    from batch b left join same s on s.id = b.id`.execute(tx);
  const [found] = rows;
  if (found === undefined || found.last === null) return null;
  return { last: found.last, looked: found.looked, others: found.others ?? [] };
}

/** The part of a source's orders up to one of them, from 0 to 1. */
export async function shareOf(tx: Tx, source: Source, last: number): Promise<number> {
  const { rows } = await sql<{ first: number; end: number }>`
    select min(id) as first, max(id) as end from compared_orders
    where shop_id = ${source.shop_id} and source_id = ${source.id}`.execute(tx);
  const { first = last, end = last } = rows[0] ?? {};
  return end === first ? 1 : (last - first) / (end - first);
}

export type ComparedOrder = {
  readonly id: number;
  readonly row: number;
  readonly platformId: string;
  readonly name: string;
  readonly currency: string;
  readonly record: unknown;
};

export async function comparedOrders(
  tx: Tx,
  source: Source,
  ids: readonly number[],
): Promise<ComparedOrder[]> {
  const { rows } = await sql<ComparedOrder>`
    select id, row_number as row, platform_id as "platformId", name, currency, record from compared_orders
    where shop_id = ${source.shop_id} and source_id = ${source.id} and id = any (${[...ids]}::int8[]) order by id`.execute(
    tx,
  );
  return rows;
}

/** Puts the present state of an order of a platform in the place of the one that was fetched. */
export async function replaceRecord(
  tx: Tx,
  source: Source,
  {
    id,
    record,
    updatedAt,
  }: { readonly id: number; readonly record: unknown; readonly updatedAt: string | null },
): Promise<void> {
  // Without a hash it is compared line by line, whatever its lines.
  await sql`
    update compared_orders set record = ${JSON.stringify(record)}::jsonb, updated_at = ${updatedAt}::timestamptz, lines_hash = -1
    where shop_id = ${source.shop_id} and source_id = ${source.id} and id = ${id}`.execute(tx);
}

/** Keeps which order of the books each of these is; null for none. */
export async function matchComparedOrders(
  tx: Tx,
  source: Source,
  matches: readonly { readonly id: number; readonly orderId: number | null }[],
): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    update compared_orders c set order_id = g."orderId"
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as g (id int8, "orderId" int8)
    where c.shop_id = ${source.shop_id} and c.source_id = ${source.id} and c.id = g.id
      and c.order_id is distinct from g."orderId"`.execute(tx);
}

/** The next orders of a source with a difference that is not settled. */
export async function nextDifferingOrders(
  tx: Tx,
  source: Pick<ComparedSource, 'id' | 'shop_id' | 'role'>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from compared_orders c
    where c.shop_id = ${source.shop_id} and c.source_id = ${source.id} and c.id > ${after}
      and c.id in (select compared_order_id from differences d
        where d.shop_id = ${source.shop_id} and d.source = ${source.role} and d.state <> 'settled')
    order by c.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export type BookedOrder = {
  readonly id: number;
  readonly platformId: string;
  readonly name: string;
  readonly processedAt: Date;
  readonly currency: string;
  readonly isOff: boolean;
  readonly financialStatus: string | null;
  readonly refundedAmount: number;
  readonly platformUpdatedAt: Date | null;
  readonly taxesIncluded: boolean;
  /** The part of a refund for goods whose lines are not known. */
  readonly refundToAssign: number;
};

export async function bookedOrders(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select o.id, o.platform_id as "platformId", o.name, o.processed_at as "processedAt", o.currency, ${isOff} as "isOff",
      o.financial_status as "financialStatus", o.refunded_amount as "refundedAmount",
      o.platform_updated_at as "platformUpdatedAt", ${includesTax} as "taxesIncluded",
      o.refund_to_assign as "refundToAssign"
    from orders o where o.shop_id = ${shopId} and o.platform_id = any (${[...platformIds]}::text[])`.execute(
    tx,
  );
  return rows;
}

export type AbsentOrder = {
  readonly id: number;
  readonly platformId: string;
  readonly name: string;
  readonly processedAt: Date;
  readonly total: number;
  /** Of its lines of vendors, less what came back. */
  readonly sales: number;
};

/**
 * The orders of the books that a source does not have, although it covers their time, in the order of their ids; canceled ones
 * earn nothing and are left out. An order of the source that may be several of the books counts as each of its name.
 * `onlyKnown` looks at those alone that have such a difference.
 */
export async function absentOrders(
  tx: Tx,
  source: ComparedSource,
  ask: { readonly after: number; readonly limit: number; readonly onlyKnown: boolean },
): Promise<AbsentOrder[]> {
  const isKnown = ask.onlyKnown
    ? sql`o.id in (select d.order_id from differences d where d.shop_id = ${source.shop_id} and d.source = ${source.role}
        and d.kind = 'order_missing_there' and d.state <> 'settled')`
    : sql`true`;
  const { rows } = await sql<AbsentOrder>`
    select o.id, o.platform_id as "platformId", o.name, o.processed_at as "processedAt", o.total_price as total,
      (select coalesce(sum(l.net_sales), 0)::int8 from line_items l where l.shop_id = o.shop_id and l.order_id = o.id) as sales
    from orders o
    where o.shop_id = ${source.shop_id} and o.id > ${ask.after} and ${isKnown}
      and o.processed_at >= ${source.first_at}::timestamptz and o.processed_at <= ${source.last_at}::timestamptz
      and not ${isOff}
      and not exists (select from compared_orders c where c.source_id = ${source.id} and c.order_id = o.id)
      and not exists (select from compared_orders c
        where c.source_id = ${source.id} and md5(c.name) = md5(o.name) and c.name = o.name and c.order_id is null)
    order by o.id limit ${ask.limit}`.execute(tx);
  return rows;
}

export type LineOfBooks = {
  readonly id: number;
  readonly vendorId: number | null;
  readonly title: string;
  readonly productId: number | null;
};

export async function linesOfBooks(tx: Tx, shopId: number, ids: readonly number[]): Promise<LineOfBooks[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LineOfBooks>`
    select l.id, l.vendor_id as "vendorId", l.title, v.product_id as "productId"
    from line_items l left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
    where l.shop_id = ${shopId} and l.id = any (${[...ids]}::int8[])`.execute(tx);
  return rows;
}
