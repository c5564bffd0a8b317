import { takeLock } from '../database/locks.ts';
import type { PayoutStatus } from '@consignment/domain/payout-status';
import type { Tx } from '../database/database.ts';
import { reverse } from './reverse.ts';

/**
 * Voids a payout: its lines are unpaid again with the amounts they had, and its ledger transactions are reversed. The
 * payout stays in the books, and its invoice number is not used again. The caller holds the payout's row and has
 * checked that it is not void yet.
 */
export async function releasePayout(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly payoutId: number;
    readonly status: Extract<PayoutStatus, 'failed' | 'returned' | 'reversed' | 'deleted'>;
    readonly now: Date;
  },
): Promise<void> {
  // By id, the order in which imports lock lines too.
  takeLock('line_items');
  await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', ask.shopId)
    .where('payout_id', '=', ask.payoutId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable('line_items')
    .set({ payout_id: null })
    .where('shop_id', '=', ask.shopId)
    .where('payout_id', '=', ask.payoutId)
    .execute();
  await tx
    .updateTable('payout_items')
    .set({ active: false })
    .where('shop_id', '=', ask.shopId)
    .where('payout_id', '=', ask.payoutId)
    .execute();
  await tx
    .updateTable('payouts')
    .set({ status: ask.status, ...(ask.status === 'deleted' ? { deleted_date: ask.now } : {}) })
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.payoutId)
    .execute();
  await reverse(tx, { shopId: ask.shopId, of: 'payout_id', id: ask.payoutId, now: ask.now });
}
