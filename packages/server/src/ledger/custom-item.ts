import { takeLock } from '../database/locks.ts';
import type { Tx } from '../database/database.ts';
import { post } from './post.ts';
import { reverse } from './reverse.ts';

/**
 * Adds a custom item: an amount that the shop owes a vendor beside orders, or takes back when below 0. It is earned
 * at once and final, so it enters the ledger immediately. Minor units; returns the line's id.
 */
export async function insertCustomItem(
  tx: Tx,
  item: {
    shopId: number;
    vendorId: number;
    title: string;
    amount: number;
    currency: string;
    /** The instant that it is of; now where it is not given. */
    at?: Date;
    now: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('line_items')
    .values({
      shop_id: item.shopId,
      kind: 'custom',
      processed_at: item.at ?? item.now,
      title: item.title,
      name: item.title,
      tracked_vendor_id: item.vendorId,
      commission_state: 'accrued',
      commission_source: 'custom_item',
      commission_full: item.amount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { shopId, vendorId, amount, currency, now } = item;
  await post(tx, [{ shopId, vendorId, amount, currency, now, kind: 'custom_item', lineItemId: id }]);
  return id;
}

/**
 * Removes a custom item that is in no payout and reverses its ledger transaction. A payout of amount 0 may list it:
 * then the line stays and earns nothing.
 */
export async function removeCustomItem(
  tx: Tx,
  item: { shopId: number; lineId: number; now: Date },
): Promise<'removed' | 'not_found' | 'already_paid'> {
  takeLock('line_items');
  const line = await tx
    .selectFrom('line_items')
    .select(['payout_id', 'commission_state'])
    .where('shop_id', '=', item.shopId)
    .where('id', '=', item.lineId)
    .where('kind', '=', 'custom')
    .forUpdate()
    .executeTakeFirst();
  if (line === undefined || line.commission_state !== 'accrued') return 'not_found';
  if (line.payout_id !== null) return 'already_paid';
  const named = await tx
    .selectFrom('payout_items')
    .select('payout_id')
    .where('shop_id', '=', item.shopId)
    .where('line_item_id', '=', item.lineId)
    .limit(1)
    .executeTakeFirst();
  if (named === undefined) {
    await tx
      .deleteFrom('line_items')
      .where('shop_id', '=', item.shopId)
      .where('id', '=', item.lineId)
      .execute();
  } else {
    await tx
      .updateTable('line_items')
      .set({ commission_state: 'ineligible', commission_reason: 'removed', commission_full: 0 })
      .where('shop_id', '=', item.shopId)
      .where('id', '=', item.lineId)
      .execute();
  }
  await reverse(tx, { shopId: item.shopId, of: 'line_item_id', id: item.lineId, now: item.now });
  return 'removed';
}
