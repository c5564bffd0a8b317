import type { SumsCause } from '@consignment/domain/orders/cross-foot';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';

type OrderOff = {
  readonly orderId: number;
  readonly orderName: string;
  readonly platformId: string;
  readonly currency: CurrencyCode;
  /** Minor units by which its parts exceed what it says. */
  readonly by: number;
  readonly cause: SumsCause;
  /** The lines that wait, and what they would earn. */
  readonly lines: number;
  readonly waiting: number;
};

/** Orders whose own sums do not add up and have lines that wait for it. */
export async function ordersWithSumsOff(tx: Tx, shopId: number): Promise<OrderOff[]> {
  const { rows } = await sql<OrderOff>`
    select o.id as "orderId", o.name as "orderName", o.platform_id as "platformId", o.currency, o.sums_off as "by",
      o.sums_state as cause, count(*)::int4 as lines, sum(l.commission_amount)::int8 as waiting
    from orders o join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = ${shopId} and o.sums_off is not null and o.sums_accepted_at is null
      and l.commission_state = 'pending' and l.payout_id is null
    group by o.shop_id, o.id order by o.id`.execute(tx);
  return rows;
}
