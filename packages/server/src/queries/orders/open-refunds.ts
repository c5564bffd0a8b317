import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Of a row of `orders`: a person has to say what came back. Orders of which no vendor and no sales rep earns are left out. */
export const hasOpenRefund = sql<boolean>`(orders.refund_to_assign > 0 and (
  exists (
    select from line_items l
    where l.shop_id = orders.shop_id and l.order_id = orders.id and l.kind = 'product' and l.vendor_id is not null
      and (l.payout_id is not null or l.commission_reason = 'refund_to_assign'))
  or orders.cancelled_at is null and orders.financial_status is distinct from 'voided' and exists (
    select from order_sales_rep_commissions c where c.shop_id = orders.shop_id and c.order_id = orders.id)))`;

export type OpenRefundSum = {
  readonly currency: string;
  readonly orders: number;
  /** Minor units of the part for goods. */
  readonly amount: number;
};

/** How many orders wait for a person, and the sum to be assigned, by currency. */
export async function sumsOfOpenRefunds(tx: Tx, shopId: number): Promise<OpenRefundSum[]> {
  return tx
    .selectFrom('orders')
    .select(['currency', sql<number>`count(*)::int4`.as('orders')])
    .select(sql<number>`sum(refund_to_assign)::int8`.as('amount'))
    .where('shop_id', '=', shopId)
    .where(hasOpenRefund)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}
