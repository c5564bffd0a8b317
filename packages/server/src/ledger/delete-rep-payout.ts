import { defineTexts } from '@consignment/domain/text/texts';
import { takeLock } from '../database/locks.ts';
import type { Tx } from '../database/database.ts';
import type { DeleteVerdict } from './delete-payout.ts';
import { lockRep } from './pay-sales-rep.ts';
import { reverse } from './reverse.ts';

const texts = defineTexts('DeleteRepPayout', {
  noSuchPayout: 'There is no such payout.',
  deleted: 'This payout has already been deleted.',
});

/**
 * Deletes a sales rep's payout: what it paid is open again, and its ledger transactions are reversed. The payout
 * stays in the books, and its invoice number is not used again.
 */
export async function deleteRepPayout(
  tx: Tx,
  ask: { readonly shopId: number; readonly payoutId: number; readonly now: Date },
): Promise<DeleteVerdict> {
  const found = tx
    .selectFrom('sales_rep_payouts')
    .select(['status', 'sales_rep_id'])
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.payoutId);
  const seen = await found.executeTakeFirst();
  if (seen === undefined) return { is: 'refused', code: 'not_found', detail: texts.noSuchPayout };
  await lockRep(tx, ask.shopId, seen.sales_rep_id);
  takeLock('sales_rep_payouts');
  const { status } = await found.forNoKeyUpdate().executeTakeFirstOrThrow();
  if (status === 'deleted') {
    return { is: 'refused', code: 'already_deleted', detail: texts.deleted };
  }
  await tx
    .updateTable('sales_rep_payout_items')
    .set({ active: false })
    .where('shop_id', '=', ask.shopId)
    .where('payout_id', '=', ask.payoutId)
    .execute();
  await tx
    .updateTable('sales_rep_payouts')
    .set({ status: 'deleted', deleted_date: ask.now })
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.payoutId)
    .execute();
  await reverse(tx, { shopId: ask.shopId, of: 'sales_rep_payout_id', id: ask.payoutId, now: ask.now });
  return { is: 'deleted' };
}
