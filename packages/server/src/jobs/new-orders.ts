import type { WrittenOrders } from '../imports/write/orders.ts';
import { orderMails } from '../mail/trade-mails.ts';
import type { Connection } from '../queries/shops/platforms.ts';
import type { Tx } from '../database/database.ts';

/**
 * Mails vendors about orders that have just come in, in the transaction that writes them: an order is new once, so
 * each of its vendors gets one mail. Spec accounts §2.1 names the setting without details; it is read as orders that
 * a platform reports while the shop sells. So only webhooks and reconciliations call this: files and syncs import
 * history. An old order that a webhook names for the first time, or that was migrated from another system, is history
 * too: it was placed before the shop was connected.
 */
export async function mailNewOrders(
  tx: Tx,
  of: { readonly connection: Connection; readonly publicUrl: string; readonly now: Date },
  written: Pick<WrittenOrders, 'added'>,
): Promise<void> {
  const { connection, publicUrl, now } = of;
  const orderIds = written.added
    .filter(({ processedAt }) => new Date(processedAt) >= connection.connected_at)
    .map(({ id }) => id);
  if (orderIds.length === 0) return;
  await orderMails(tx, { shopId: connection.shop_id, orderIds, publicUrl, now });
}
