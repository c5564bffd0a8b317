import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Lines of an order that earn a vendor nothing until something is set. Their sales in minor units, before refunds. */
export type BlockedShare = {
  readonly platformId: string;
  readonly vendor: string;
  readonly reason: 'no_rate' | 'no_cost';
  readonly lines: number;
  readonly sales: number;
};

/** Those of these orders, by the orders' platform ids, as they are stored and priced. */
export async function storedBlocked(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<BlockedShare[]> {
  if (platformIds.length === 0) return [];
  const { rows } = await sql<BlockedShare>`
    select o.platform_id as "platformId", v.name as vendor, l.commission_reason as reason, count(*)::int4 as lines,
      sum(l.price * l.quantity - l.allocated_discount)::int8 as sales
    from orders o
    join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where o.shop_id = ${shopId} and o.platform_id = any (${[...platformIds]}::text[])
      and l.kind = 'product' and l.payout_id is null and l.returned_quantity < l.quantity
      and l.commission_state = 'blocked' and l.commission_reason in ('no_rate', 'no_cost')
    group by o.shop_id, o.id, v.id, v.name, l.commission_reason
    order by o.id, v.name, l.commission_reason`.execute(tx);
  return rows;
}

/** The lines among these, by platform id, that are paid out or have their own commission or vendor. */
export async function linesDecided(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<Set<string>> {
  if (platformIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select platform_id as id from line_items
    where shop_id = ${shopId} and platform_id = any (${[...platformIds]}::text[])
      and (payout_id is not null or override_vendor_id is not null or override_amount is not null
        or override_ppm is not null)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
