import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A stored line with what matching and refunds compare. Money in minor units. */
export type StoredLine = {
  readonly id: number;
  readonly orderId: number;
  readonly orderPlatformId: string;
  readonly platformId: string;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  /** Price · quantity less the discount. */
  readonly net: number;
  /** The vendor in the line's own row, or ''. */
  readonly soldBy: string;
  readonly returned: number;
  readonly refunded: number;
  readonly isSettled: boolean;
  /** The vendor that earns for it; null for a gift card, a tip or a line without a vendor. */
  readonly payee: number | null;
  /** The tax on it, on top of its price or in it. */
  readonly tax: number;
  readonly fulfillment: string | null;
};

/** Of a line `l`: a payout has settled it, or a refund after a payout points at it. It is final (commission rules §6). */
export const isSettled = sql<boolean>`(l.payout_id is not null
  or exists (select from line_items r where r.reverses_id = l.id))`;

/** The lines of these orders; not those that the ledger has added. */
export async function storedLines(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
): Promise<StoredLine[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<StoredLine>`
    select l.id, l.order_id as "orderId",
      (select o.platform_id from orders o where o.shop_id = l.shop_id and o.id = l.order_id) as "orderPlatformId",
      l.platform_id as "platformId", l.sku, l.name, l.price, l.quantity, l.allocated_discount as discount,
      l.price * l.quantity - l.allocated_discount as net, l.sold_by as "soldBy", l.returned_quantity as returned,
      l.refunded_amount as refunded, ${isSettled} as "isSettled",
      case when l.kind = 'product' then l.vendor_id end as payee, l.total_tax as tax, l.fulfillment_status as fulfillment
    from line_items l
    where l.shop_id = ${shopId} and l.order_id = any (${[...orderIds]}::int8[])
      and l.kind in ('product', 'gift_card', 'tip')
    order by l.order_id, l.id`.execute(tx);
  return rows;
}

/** Gives lines the ids of their platform. */
export async function renameLines(
  tx: Tx,
  shopId: number,
  lines: readonly { readonly id: number; readonly platformId: string }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update line_items l set platform_id = g."platformId"
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (id int8, "platformId" text)
    where l.shop_id = ${shopId} and l.id = g.id`.execute(tx);
}

/** A line that its order no longer has, and that stays for the payouts that list it. */
export type GoneLine = { readonly id: number; readonly orderId: number };

/** The lines that these orders no longer had in their last state. */
export async function goneLines(tx: Tx, shopId: number, orderIds: readonly number[]): Promise<GoneLine[]> {
  const { rows } = await sql<GoneLine>`
    select l.id, l.order_id as "orderId" from line_items l join refund_lines r on r.shop_id = l.shop_id and r.line_item_id = l.id
    where l.shop_id = ${shopId} and l.order_id = any (${orderIds}::int8[]) and r.platform_id like '%:gone'`.execute(
    tx,
  );
  return rows;
}
