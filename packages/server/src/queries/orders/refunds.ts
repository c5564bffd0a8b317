import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A part of a refund on one line. Minor units of the shop's currency. */
export type RefundRow = {
  readonly lineId: number;
  readonly refundedAt: Date;
  readonly units: number;
  /** Money that came back without units. */
  readonly amount: number;
  /** The commission that had to be taken back once this one was known, of all of the line until then. */
  readonly commissionSoFar: number;
};

/** The refunds of an order's lines, in the order in which they became known. */
export async function refundsOfOrder(tx: Tx, shopId: number, orderId: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select l.id as "lineId", f.refunded_at as "refundedAt", f.units, f.amount,
      returned_part(l.commission_full, l.quantity, l.price * l.quantity - l.allocated_discount,
        (sum(f.units) over so_far)::int4, (sum(f.amount) over so_far)::int8) as "commissionSoFar"
    from line_items l join refund_lines f on f.shop_id = l.shop_id and f.line_item_id = l.id
    where l.shop_id = ${shopId} and l.order_id = ${orderId} and f.shop_id = ${shopId}
    window so_far as (partition by l.id order by f.id)
    order by f.id`.execute(tx);
  return rows;
}
