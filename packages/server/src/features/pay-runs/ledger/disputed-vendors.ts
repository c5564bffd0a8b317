import { formatCount } from '@consignment/domain/text/texts';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { isOnItsWay, type Holds } from '../../../pricing/available.ts';
import { waitsForAnswer } from '../../../pricing/waiting-lines.ts';

/** Of the disputed orders that a payout now would pay a vendor for: the name of the first one, and how many they are. */
export type Disputed = { readonly order: string; readonly orders: number };

/** By vendor; a vendor without any is not in it. Lines on their way or waiting for an answer are not paid now, and are passed over. */
export async function disputedVendors(
  tx: Tx,
  holds: Holds,
  only: readonly number[] | 'all',
): Promise<Map<number, Disputed>> {
  const isWaiting = await waitsForAnswer(tx, holds.shopId, 'l');
  const { rows } = await sql<Disputed & { vendorId: number }>`
    select l.vendor_id as "vendorId", (array_agg(o.name order by o.id))[1] as "order",
      count(distinct o.id)::int4 as orders
    from orders o join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = ${holds.shopId} and o.dispute is not null
      and l.vendor_id is not null and l.payout_id is null and l.commission_state = 'accrued'
      and l.commission_amount > 0 and not ${isOnItsWay(holds, 'l')} and not ${isWaiting}
      ${only === 'all' ? sql`` : sql`and l.vendor_id = any (${[...only]}::int8[])`}
    group by l.vendor_id`.execute(tx);
  return new Map(rows.map(({ vendorId, ...disputed }) => [vendorId, disputed]));
}

/** Why the vendor is not paid, in a sentence for the person. */
export function disputedReason({ order, orders }: Disputed): string {
  const which =
    orders === 1
      ? `Order ${order} is disputed: its buyer`
      : `${formatCount(orders)} orders are disputed, such as ${order}: their buyers`;
  return `${which} asked the bank for the money back, and the shop may lose it.`;
}
