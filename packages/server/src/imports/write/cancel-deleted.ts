import type { Tx } from '../../database/database.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { cancelOrder } from '../../queries/imports/platform.ts';
import { applyRefunds } from './refunds.ts';
import type { TrackingOf } from './vendors.ts';

/**
 * Cancels an order that its platform has deleted: unpaid lines earn nothing, and what was paid is taken back from the vendors' next
 * payouts. Returns false where it is not stored.
 */
export async function cancelDeletedOrder(tx: Tx, of: TrackingOf, platformId: string): Promise<boolean> {
  const id = await cancelOrder(tx, of.shop.id, platformId, of.now);
  if (id === null) return false;
  await applyRefunds(tx, of, [id], []);
  await priceLines(tx, of.shop.id, { orders: [id] });
  return true;
}
