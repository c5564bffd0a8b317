import type { Tx } from '../store/database.ts';
import { post } from './post.ts';

/**
 * Adds a custom item: an amount that the shop owes a vendor beside orders, or takes back when below 0. It earns at
 * once and is final, so it enters the ledger when it is made. Minor units; answers the line's id.
 */
export async function createCustomItem(
  tx: Tx,
  item: { shopId: number; vendorId: number; title: string; amount: number; currency: string; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('line_items')
    .values({
      shop_id: item.shopId,
      kind: 'custom',
      processed_at: item.now,
      title: item.title,
      name: item.title,
      tracked_vendor_id: item.vendorId,
      commission_state: 'accrued',
      commission_source: 'custom_item',
      commission_full: item.amount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(tx, [{ ...item, kind: 'custom_item', lineItemId: id }]);
  return id;
}
