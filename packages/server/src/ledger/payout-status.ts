import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { Tx } from '../database/database.ts';

/** Sets a payout's status where the change needs no ledger entry; releasePayout voids a payout. */
export async function setPayoutStatus(
  tx: Tx,
  to: {
    readonly shopId: number;
    readonly payoutId: number;
    readonly status: Exclude<PayoutStatus, 'failed' | 'returned' | 'reversed' | 'deleted'>;
  },
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ status: to.status })
    .where('shop_id', '=', to.shopId)
    .where('id', '=', to.payoutId)
    .execute();
}
