import { takeLock } from '../database/locks.ts';
import type { Tx } from '../database/database.ts';
import { setPayoutStatus } from './payout-status.ts';
import { releasePayout } from './release-payout.ts';

/**
 * Settles by hand a payout whose outcome the provider has not reported for too long: either it was paid, or it was
 * not and its lines are payable again.
 */
export async function settlePayout(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly payoutId: number;
    readonly outcome: 'paid' | 'not_paid';
    readonly now: Date;
  },
): Promise<'settled' | 'not_found' | 'not_in_question'> {
  const { shopId, payoutId, outcome, now } = ask;
  takeLock('payouts');
  const payout = await tx
    .selectFrom('payouts')
    .select('status')
    .where('shop_id', '=', shopId)
    .where('id', '=', payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (payout === undefined) return 'not_found';
  if (payout.status !== 'needs_attention') return 'not_in_question';
  if (outcome === 'paid') await setPayoutStatus(tx, { shopId, payoutId, status: 'paid' });
  else await releasePayout(tx, { shopId, payoutId, status: 'failed', now });
  return 'settled';
}
