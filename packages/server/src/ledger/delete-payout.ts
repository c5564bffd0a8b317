import { takeLock } from '../database/locks.ts';
import { payoutDeletion } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../database/database.ts';
import { releasePayout } from './release-payout.ts';

const texts = defineTexts('LedgerDeletePayout', {
  noSuchPayout: 'There is no such payout.',
  movedIn: 'This payout was moved in from another app. To delete it, undo the whole move.',
});

export type DeleteVerdict =
  | { readonly is: 'deleted' }
  | {
      readonly is: 'refused';
      readonly code: 'not_found' | 'already_deleted' | 'money_sent' | 'moved_in';
      readonly detail: string;
    };

/**
 * Deletes a recorded payout: its lines are unpaid again. A payout that a provider has sent, or may have sent, is
 * refused, so that its money never becomes payable twice. A payout of the provider's test system moved no money and
 * may be deleted.
 */
export async function takePayoutBack(
  tx: Tx,
  ask: { readonly shopId: number; readonly payoutId: number; readonly now: Date },
): Promise<DeleteVerdict> {
  takeLock('payouts');
  const payout = await tx
    .selectFrom('payouts')
    .select(['status', 'is_test', 'move_id'])
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (payout === undefined) return { is: 'refused', code: 'not_found', detail: texts.noSuchPayout };
  if (payout.move_id !== null && payout.status !== 'deleted') {
    const detail = texts.movedIn;
    return { is: 'refused', code: 'moved_in', detail };
  }
  const deletion = payoutDeletion(payout.status);
  const isTestLeft = payout.is_test && payout.status !== 'deleted';
  if (deletion.is === 'refused' && !isTestLeft) {
    const code = payout.status === 'deleted' ? 'already_deleted' : 'money_sent';
    return { is: 'refused', code, detail: deletion.why };
  }
  await releasePayout(tx, { ...ask, status: 'deleted' });
  return { is: 'deleted' };
}
