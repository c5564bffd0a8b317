import { sql } from 'kysely';
import { includesTax } from '../orders/order-tax.ts';
import type { Tx } from '../../database/database.ts';
import type { FileReturn, LineReturn } from '../../imports/port/records.ts';

type Of = { readonly shopId: number; readonly importId: number };

/** Stores rows of the refunds file during the import. */
export async function stageReturns(tx: Tx, of: Of, returns: readonly FileReturn[]): Promise<void> {
  await sql`
    insert into import_returns (import_id, shop_id, row_number, order_name, sku, refunded_at, units, amount, excerpt)
    select ${of.importId}, ${of.shopId}, g.row, g."orderName", g.sku, g."refundedAt", g.units, g.amount, g.excerpt
    from json_to_recordset(${JSON.stringify(returns)}::json) as g ("row" int4, "orderName" text, sku text,
      "refundedAt" timestamptz, units int4, amount int8, excerpt text)`.execute(tx);
}

/** Adds the rows of the file to the known returns, or their amounts; equal rows of one file are that many returns. */
export async function rememberReturns(tx: Tx, of: Of): Promise<void> {
  await sql`
    update order_returns r set amount = g.amount
    from (select *, row_number() over (
        partition by order_name, sku, refunded_at, units order by row_number) as nth
      from import_returns where import_id = ${of.importId}) g
    where (r.shop_id, r.order_name, r.sku, r.units, r.nth) = (${of.shopId}, g.order_name, g.sku, g.units, g.nth)
      and ${isSameMoment} and r.line_platform_id = '' and r.amount is null and g.amount is not null`.execute(
    tx,
  );
  await sql`
    insert into order_returns (shop_id, order_name, sku, refunded_at, units, nth, amount)
    select ${of.shopId}, g.order_name, g.sku, g.refunded_at, g.units, g.nth, g.amount
    from (select *, row_number() over (
        partition by order_name, sku, refunded_at, units order by row_number) as nth
      from import_returns where import_id = ${of.importId}) g
    where not exists (select from order_returns r
      where (r.shop_id, r.order_name, r.sku, r.units, r.nth)
          = (${of.shopId}, g.order_name, g.sku, g.units, g.nth)
        and ${isSameMoment})
      and not exists (select from orders o
        where o.shop_id = ${of.shopId} and o.name = g.order_name and o.refunds_known)`.execute(tx);
}

/** Spreadsheets save times without seconds, so one of the two may be some time in its minute. */
const isSameMoment = sql`(r.refunded_at = g.refunded_at
  or (date_trunc('minute', r.refunded_at) = date_trunc('minute', g.refunded_at)
    and (r.refunded_at = date_trunc('minute', r.refunded_at) or g.refunded_at = date_trunc('minute', g.refunded_at))))`;

/** Replaces the returns of these orders, from a platform that knows all of them. */
export async function replaceReturns(
  tx: Tx,
  shopId: number,
  orders: readonly { readonly name: string; readonly returns: readonly LineReturn[] }[],
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.flatMap(({ name, returns }) => {
    const equal = new Map<string, number>();
    return returns.map((one) => {
      const key = `${one.sku} ${one.refundedAt} ${one.units}`;
      const nth = (equal.get(key) ?? 0) + 1;
      equal.set(key, nth);
      return { order_name: name, nth, ...one };
    });
  });
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as g (order_name text, sku text,
    "refundedAt" timestamptz, units int4, nth int4, amount int8, "lineId" text)`;
  await sql`
    delete from order_returns r
    where r.shop_id = ${shopId} and r.order_name = any (${orders.map(({ name }) => name)}::text[])
      and not exists (select from ${given}
        where (g.order_name, g.sku, g."refundedAt", g.units, g.nth, g."lineId")
            = (r.order_name, r.sku, r.refunded_at, r.units, r.nth, r.line_platform_id)
          and g.amount is not distinct from r.amount)`.execute(tx);
  await sql`
    insert into order_returns (shop_id, order_name, sku, refunded_at, units, nth, amount, line_platform_id)
    select ${shopId}, g.order_name, g.sku, g."refundedAt", g.units, g.nth, g.amount, g."lineId" from ${given}
    where not exists (select from order_returns r
      where (r.shop_id, r.order_name, r.sku, r.refunded_at, r.units, r.nth)
        = (${shopId}, g.order_name, g.sku, g."refundedAt", g.units, g.nth))`.execute(tx);
}

/**
 * Deletes the file's returns that may belong to several orders: once these have unique names, the file is read again.
 */
export async function forgetShared(tx: Tx, of: Of): Promise<void> {
  await sql`
    delete from order_returns r where r.shop_id = ${of.shopId} and ${isOfSeveral}
      and r.order_name in (select order_name from import_returns where import_id = ${of.importId})`.execute(
    tx,
  );
}

type StagedReturn = Pick<KnownReturn, 'orderName' | 'sku' | 'units' | 'amount'> &
  Pick<ReturnProblem, 'row' | 'excerpt'>;

/** The rows of the file for these orders. */
export async function stagedReturns(tx: Tx, of: Of, names: readonly string[]): Promise<StagedReturn[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<StagedReturn>`
    select order_name as "orderName", sku, units, amount, row_number as row, excerpt from import_returns
    where import_id = ${of.importId} and order_name = any (${[...new Set(names)]}::text[]) order by row_number`.execute(
    tx,
  );
  return rows;
}

/** The next orders that the refunds file names, by id; starts after 0. */
export async function ordersWithReturns(tx: Tx, of: Of, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.shop_id = ${of.shopId} and o.id > ${after}
      and o.name in (select order_name from import_returns where import_id = ${of.importId})
    order by o.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export type ReturnProblem = { readonly row: number; readonly reason: string; readonly excerpt: string };

/** Rows of the refunds file that no line could absorb, or not in full. */
export async function returnProblems(tx: Tx, of: Of): Promise<ReturnProblem[]> {
  const { rows } = await sql<{
    row: number;
    excerpt: string;
    name: string;
    sku: string;
    orders: number;
    sold: number;
    returned: number;
  }>`
    select i.row_number as row, i.excerpt, i.order_name as name, i.sku, o.orders,
      coalesce(l.sold, 0) as sold, r.returned
    from (select *, row_number() over (partition by order_name, sku order by row_number desc) as from_last
      from import_returns where import_id = ${of.importId}) i
    cross join lateral (select count(*) as orders from orders o
      where o.shop_id = ${of.shopId} and o.name = i.order_name) o
    left join lateral (select sum(l.quantity) as sold from orders o
      join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
      where o.shop_id = ${of.shopId} and o.name = i.order_name and l.sku = i.sku
        and l.kind in ('product', 'gift_card', 'tip')) l on true
    cross join lateral (select sum(r.units) as returned from order_returns r
      where r.shop_id = ${of.shopId} and r.order_name = i.order_name and r.sku = i.sku) r
    where o.orders > 1 or coalesce(l.sold, 0) = 0 or (r.returned > l.sold and i.from_last = 1)
    order by i.row_number`.execute(tx);
  return rows.map(({ row, excerpt, ...found }) => ({ row, excerpt, reason: reasonOf(found) }));
}

function reasonOf({
  name,
  sku,
  orders,
  sold,
  returned,
}: {
  readonly name: string;
  readonly sku: string;
  readonly orders: number;
  readonly sold: number;
  readonly returned: number;
}): string {
  if (orders === 0) {
    return `There is no order ${name} yet. The return is kept and counts once the order is imported.`;
  }
  if (orders > 1) {
    return `There are ${orders} orders ${name}, so it is not known which of them this return belongs to. It was left out. Give one of them another name, in the column 'Name' of the orders and here, and import both files again.`;
  }
  if (sold === 0) return `Order ${name} has no line with the SKU '${sku}'. This return was left out.`;
  return `Order ${name} sold ${sold} of the SKU '${sku}', and ${returned} are listed as returned. ${sold} were counted.`;
}

/** An order with a refund, or one whose lines no longer earn. */
export type RefundedOrder = {
  readonly id: number;
  readonly name: string;
  readonly refundedAmount: number;
  readonly financialStatus: string | null;
  /** Tax and shipping, which a refund may include. */
  readonly besideLines: number;
  /** Cancelled or voided: it earns nothing. */
  readonly isOff: boolean;
  /** The known returns are complete. */
  readonly refundsKnown?: boolean;
  readonly shipping: number;
  /** The part of its discount that is on shipping, where its discounts say it. */
  readonly shippingDiscount: number;
  /** Of its lines and its shipping, on top of the prices or in them. */
  readonly tax: number;
  readonly taxesIncluded: boolean;
  /** With tax and shipping. */
  readonly total: number;
};

/** The orders among `ids` that have refunds to apply, and those of `anyway`. */
export async function refundedOrders(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
  anyway: readonly number[],
): Promise<RefundedOrder[]> {
  const { rows } = await sql<RefundedOrder>`
    select o.id, o.name, o.refunded_amount as "refundedAmount", o.financial_status as "financialStatus",
      o.total_tax + o.total_shipping as "besideLines", o.refunds_known as "refundsKnown",
      o.total_shipping as shipping, o.shipping_discount as "shippingDiscount", o.total_tax as tax, ${includesTax} as "taxesIncluded", o.total_price as total,
      (o.cancelled_at is not null or o.financial_status is not distinct from 'voided') as "isOff"
    from orders o
    where o.shop_id = ${shopId} and o.id = any (${ids}::int8[])
      and (o.id = any (${anyway}::int8[]) or o.refunded_amount > 0 or o.cancelled_at is not null
        or o.financial_status in ('voided', 'refunded', 'partially_refunded') or o.refund_to_assign > 0
        or exists (select from order_returns r where r.shop_id = o.shop_id and r.order_name = o.name)
        or exists (select from line_items l where l.shop_id = o.shop_id and l.order_id = o.id
          and (l.returned_quantity > 0 or l.refunded_amount > 0)))
    order by o.id`.execute(tx);
  return rows;
}

export type KnownReturn = {
  readonly orderName: string;
  readonly sku: string;
  readonly refundedAt: Date;
  readonly units: number;
  readonly nth: number;
  /** Before discount, where the file states it; with 0 units the refunded money. */
  readonly amount: number | null;
  /** The line of the return, where it is known; else '' or missing, and the SKU decides. */
  readonly linePlatformId?: string;
  /** The return names no line, and several orders have its name, so its order is unknown. */
  readonly isOfSeveral?: boolean;
};

export async function knownReturns(tx: Tx, shopId: number, names: readonly string[]): Promise<KnownReturn[]> {
  const { rows } = await sql<KnownReturn>`
    select order_name as "orderName", sku, refunded_at as "refundedAt", units, nth, amount,
      line_platform_id as "linePlatformId", ${isOfSeveral} as "isOfSeveral"
    from order_returns r
    where shop_id = ${shopId} and order_name = any (${names}::text[])
    order by order_name, sku, refunded_at, units, nth`.execute(tx);
  return rows;
}

/** A platform that knows all returns lists them by line; a refund of money alone names neither a line nor a SKU. */
const isOfSeveral = sql<boolean>`(r.line_platform_id = '' and r.sku <> '' and exists (
  select from orders o where o.shop_id = r.shop_id and o.name = r.order_name offset 1))`;

/** A part of a refund on one line. */
export type RefundPart = {
  line_item_id: number;
  /** Ends in ':gone' for a line that its order has lost. */
  platform_id: string;
  refunded_at: string;
  units: number;
  amount: number;
};

/**
 * Replaces the refunds of these lines by these parts and updates the lines' sums. The time of an existing part stays.
 */
export async function saveRefunds(
  tx: Tx,
  shopId: number,
  lineIds: readonly number[],
  parts: readonly RefundPart[],
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(parts)}::json) as g (
    line_item_id int8, platform_id text, refunded_at timestamptz, units int4, amount int8)`;
  await sql`
    delete from refund_lines r where r.shop_id = ${shopId} and r.line_item_id = any (${lineIds}::int8[])
      and not exists (select from ${given}
        where (g.platform_id, g.line_item_id, g.units, g.amount)
          = (r.platform_id, r.line_item_id, r.units, r.amount))`.execute(tx);
  await sql`
    insert into refund_lines (shop_id, line_item_id, platform_id, refunded_at, units, amount)
    select ${shopId}, g.line_item_id, g.platform_id, g.refunded_at, g.units, g.amount from ${given}
    where not exists (select from refund_lines r where r.shop_id = ${shopId} and r.platform_id = g.platform_id)
    `.execute(tx);
  await sql`
    update line_items l set returned_quantity = s.units, refunded_amount = s.amount
    from (select i.id, coalesce(sum(g.units), 0)::int4 as units, coalesce(sum(g.amount), 0)::int8 as amount
      from unnest(${lineIds}::int8[]) as i (id) left join ${given} on g.line_item_id = i.id group by i.id) s
    where l.shop_id = ${shopId} and l.id = s.id
      and (l.returned_quantity, l.refunded_amount) is distinct from (s.units, s.amount)`.execute(tx);
}
