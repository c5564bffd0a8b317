import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Gone } from './orders.ts';

/** A line with the columns that refunds need. `net` is price · quantity less its discount. */
export type RefundableLine = {
  readonly id: number;
  readonly orderId: number;
  readonly platformId: string;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly net: number;
  readonly returned: number;
  readonly refunded: number;
  readonly isSettled: boolean;
};

export async function refundableLines(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
): Promise<RefundableLine[]> {
  const { rows } = await sql<RefundableLine>`
    select l.id, l.order_id as "orderId", l.platform_id as "platformId", l.sku, l.name, l.price, l.quantity,
      l.price * l.quantity - l.allocated_discount as net, l.returned_quantity as returned,
      l.refunded_amount as refunded,
      (l.payout_id is not null or exists (select from line_items r where r.reverses_id = l.id)) as "isSettled"
    from line_items l
    where l.shop_id = ${shopId} and l.order_id = any (${orderIds}::int8[])
      and l.kind in ('product', 'gift_card', 'tip')
    order by l.order_id, l.id`.execute(tx);
  return rows;
}

/** The lines that these orders no longer had in their last state. */
export async function knownGone(tx: Tx, shopId: number, orderIds: readonly number[]): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    select l.id, l.order_id as "orderId" from line_items l join refund_lines r on r.line_item_id = l.id
    where l.shop_id = ${shopId} and l.order_id = any (${orderIds}::int8[]) and r.platform_id like '%:gone'`.execute(
    tx,
  );
  return rows;
}
