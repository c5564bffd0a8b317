import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The effect of refunds without lines on one vendor of an order. */
export type RefundStake = {
  readonly orderId: number;
  readonly vendor: string;
  /** Minor units of the part for goods whose lines are not known; 0 where all of it was found. */
  readonly toAssign: number;
  /** In sentences, how the lines were found; '' where nothing was. */
  readonly found: string;
  /** The commission that waits, and the part that was taken back. Minor units. */
  readonly waiting: number;
  readonly takenBack: number;
};

/** Of these orders, those with a refund without lines that waits, or whose lines were found, by vendor. */
export async function refundStakes(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
): Promise<RefundStake[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<RefundStake>`
    select o.id as "orderId", coalesce(v.name, '') as vendor, o.refund_to_assign as "toAssign", o.refund_found as found,
      coalesce(sum(l.commission_full - l.commission_reversed) filter (
        where l.commission_state = 'pending' or l.payout_id is not null), 0)::int8 as waiting,
      coalesce(sum(l.commission_reversed + (select coalesce(-sum(r.commission_full), 0) from line_items r
        where r.shop_id = l.shop_id and r.reverses_id = l.id)), 0)::int8 as "takenBack"
    from orders o
    left join line_items l on l.shop_id = o.shop_id and l.order_id = o.id and l.kind = 'product' and l.vendor_id is not null
    left join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where o.shop_id = ${shopId} and o.id = any (${[...orderIds]}::int8[])
      and (o.refund_to_assign > 0 or o.refund_found <> '')
    group by o.shop_id, o.id, v.id, v.name order by o.id, v.name`.execute(tx);
  return rows;
}

/** The orders of these names of which returns are listed, here or in the files of this import. */
export async function namesWithReturns(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select order_name as name from order_returns where shop_id = ${of.shopId} and order_name = any (${[...names]}::text[])
    union
    select order_name from import_returns where import_id = ${of.importId} and order_name = any (${[...names]}::text[])
    `.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
