import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';

/** The commission that a vendor has from an order. Minor units. */
export type EarnedOfOrder = {
  readonly id: number;
  readonly name: string;
  /** Still due. */
  readonly unpaid: number;
  /** Paid, less what was taken back since. */
  readonly paid: number;
};

/** The vendors who earn from an order, without custom items: these stay when the order is canceled. */
export async function earnedOfOrder(tx: Tx, shopId: number, orderId: number): Promise<EarnedOfOrder[]> {
  const { rows } = await sql<EarnedOfOrder>`
    select v.id, v.name,
      coalesce(sum(l.commission_amount) filter (where l.kind = 'product' and l.payout_id is null), 0)::int8 as unpaid,
      coalesce(sum(l.commission_amount) filter (where l.kind = 'reversal' or l.payout_id is not null), 0)::int8 as paid
    from line_items l join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where l.shop_id = ${shopId} and l.order_id = ${orderId}::int8 and l.kind in ('product', 'reversal')
      and l.commission_state = 'accrued'
    group by v.id, v.name having sum(l.commission_amount) <> 0
    order by lower(v.name), v.id`.execute(tx);
  return rows;
}

/** Settles what says that an order is missing on another side. */
export async function settleMissingOrder(
  tx: Tx,
  of: { readonly shopId: number; readonly orderId: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('differences')
    .set({ state: 'settled', settled_at: of.now, aside_reason: null, aside_by: null, aside_at: null })
    .where('shop_id', '=', of.shopId)
    .where('order_id', '=', of.orderId)
    .where('kind', '=', 'order_missing_there')
    .where('state', '<>', 'settled')
    .execute();
}
