import type { OwedLine } from '@consignment/domain/payouts/owed-lines';
import { sql } from 'kysely';
import { includesTax } from '../orders/order-tax.ts';
import type { Tx } from '../../database/database.ts';

type BalancedLine = OwedLine & {
  readonly id: number;
  readonly orderId: number;
  /** Of its order, in minor units. */
  readonly balance: number;
  readonly isOwed: boolean;
};

/** The lines of those of these orders for which the customer owes, or owed before. */
export async function balancedLines(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
): Promise<BalancedLine[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<BalancedLine>`
    select l.id, l.order_id as "orderId", o.outstanding_balance as balance, l.is_owed as "isOwed",
      l.price * l.quantity - l.allocated_discount as net,
      case when ${includesTax} then 0 else l.total_tax end as "taxOnTop",
      coalesce(l.fulfillment_status in ('fulfilled', 'partial'), false) as "isShipped"
    from orders o join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = ${shopId} and o.id = any (${[...orderIds]}::int8[])
      and l.kind in ('product', 'gift_card', 'tip')
      and (o.outstanding_balance > 0 or l.is_owed)
    order by l.order_id, l.id`.execute(tx);
  return rows;
}

export async function saveOwed(
  tx: Tx,
  shopId: number,
  lines: readonly { readonly id: number; readonly isOwed: boolean }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update line_items l set is_owed = g."isOwed"
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (id int8, "isOwed" boolean)
    where l.shop_id = ${shopId} and l.id = g.id`.execute(tx);
}
