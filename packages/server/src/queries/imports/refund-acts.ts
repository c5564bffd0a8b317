import type { RefundedPart } from '@consignment/domain/orders/refund-match';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { includesTax } from '../orders/order-tax.ts';

/** The lines that a refund without lines was of, as they were found or as a person has said. */
export type RefundAct = {
  readonly id: number;
  readonly orderId: number;
  /** Minor units of money that it explains, with tax and shipping. */
  readonly money: number;
  readonly parts: readonly RefundedPart[];
  /** In a sentence, how it was found; null where a person has said it. */
  readonly how: string | null;
  readonly at: Date;
};

/** An act of an order is found by one reading of its tax, and holds while the order is read so; a person's word always does. */
const isOfReading = sql`(a.taxes_included is null or a.taxes_included = ${includesTax})`;

/** The acts of these orders that hold, in the order in which they were made. */
export async function refundActs(tx: Tx, shopId: number, orderIds: readonly number[]): Promise<RefundAct[]> {
  const { rows } = await sql<RefundAct>`
    select a.id, a.order_id as "orderId", a.money, a.parts, a.how, a.created_at as at
    from refund_assignments a join orders o on o.shop_id = a.shop_id and o.id = a.order_id
    where a.shop_id = ${shopId} and a.order_id = any (${[...orderIds]}::int8[]) and ${isOfReading} order by a.id`.execute(
    tx,
  );
  return rows;
}

export async function insertRefundActs(
  tx: Tx,
  shopId: number,
  acts: readonly Omit<RefundAct, 'id'>[],
): Promise<void> {
  if (acts.length === 0) return;
  await sql`
    insert into refund_assignments (shop_id, order_id, money, parts, how, taxes_included, created_at)
    select ${shopId}, o.id, g.money, g.parts, g.how, case when g.how is not null then ${includesTax} end, g.at
    from json_to_recordset(${JSON.stringify(acts)}::json) as g ("orderId" int8, money int8, parts jsonb, how text,
      at timestamptz)
    join orders o on o.shop_id = ${shopId} and o.id = g."orderId"`.execute(tx);
}

export async function deleteRefundActs(tx: Tx, shopId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from refund_assignments where shop_id = ${shopId} and id = any (${[...ids]}::int8[])`.execute(
    tx,
  );
}

type RefundState = {
  readonly orderId: number;
  readonly toAssign: number;
  readonly found: string;
  readonly assigned: number;
};

/** Keeps, on the orders, what of their refunds waits for a person, and how the rest was found. */
export async function saveRefundStates(
  tx: Tx,
  shopId: number,
  states: readonly RefundState[],
): Promise<void> {
  await sql`
    update orders o set refund_to_assign = g."toAssign", refund_found = g.found, refund_assigned = g.assigned
    from json_to_recordset(${JSON.stringify(states)}::json) as g ("orderId" int8, "toAssign" int8, found text,
      assigned int8)
    where o.shop_id = ${shopId} and o.id = g."orderId"
      and (o.refund_to_assign, o.refund_found, o.refund_assigned) is distinct from (g."toAssign", g.found, g.assigned)
    `.execute(tx);
}

/** The order of a line, where it waits for a person to assign a refund; else null. */
export async function openRefundOfLine(tx: Tx, shopId: number, lineId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = ${shopId} and l.id = ${lineId} and o.refund_to_assign > 0`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The orders with a line of this vendor that wait for a person to assign a refund. */
export async function openRefundsOfVendor(tx: Tx, shopId: number, vendorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.shop_id = ${shopId} and o.refund_to_assign > 0 and exists (select from line_items l
      where l.shop_id = o.shop_id and l.order_id = o.id and l.vendor_id = ${vendorId})
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The money of refunds without lines that is explained, by the platform id of the order. Minor units. */
export async function explainedRefunds(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ platformId: string; money: number }>`
    select o.platform_id as "platformId", sum(a.money)::int8 as money
    from orders o join refund_assignments a on a.shop_id = o.shop_id and a.order_id = o.id
    where o.shop_id = ${shopId} and o.platform_id = any (${[...platformIds]}::text[]) and ${isOfReading}
    group by o.platform_id`.execute(tx);
  return new Map(rows.map(({ platformId, money }) => [platformId, money]));
}
