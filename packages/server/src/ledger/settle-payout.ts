import { takeLock } from '../database/locks.ts';
import { statusesInQuestion, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { Tx } from '../database/database.ts';
import { fileOfPayout } from '../queries/payouts/pay-run-files.ts';
import { setPayoutStatus } from './payout-status.ts';
import { releasePayout } from './release-payout.ts';

/**
 * Settles a payout that the shop has yet to send, one by the bank, or one whose outcome the provider has not reported for too long.
 * Either it was paid, or it was not and its lines are payable again.
 */
export async function bookSettlement(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly payoutId: number;
    readonly outcome: 'paid' | 'not_paid';
    readonly now: Date;
  },
): Promise<
  | { readonly is: 'settled'; readonly was: PayoutStatus }
  | { readonly is: 'not_found' | 'not_in_question' | 'not_exported' }
> {
  const { shopId, payoutId, outcome, now } = ask;
  takeLock('payouts');
  const payout = await tx
    .selectFrom('payouts')
    .select('status')
    .where('shop_id', '=', shopId)
    .where('id', '=', payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (payout === undefined) return { is: 'not_found' };
  if (!statusesInQuestion.includes(payout.status)) return { is: 'not_in_question' };
  if (payout.status === 'ready') {
    // The bank has not paid a file that has not left, and would pay it later, whatever a person says of it now.
    const file = await fileOfPayout(tx, shopId, payoutId);
    if (file !== null && file.exportedAt === null) return { is: 'not_exported' };
  }
  const paid = payout.status === 'to_send' ? 'recorded' : 'paid';
  if (outcome === 'paid') await setPayoutStatus(tx, { shopId, payoutId, status: paid });
  else await releasePayout(tx, { shopId, payoutId, status: 'failed', now });
  return { is: 'settled', was: payout.status };
}
