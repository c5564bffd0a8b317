import { sql } from 'kysely';
import type { Tx } from '../store/database.ts';

export type DeleteVerdict =
  | { readonly is: 'deleted' }
  | { readonly is: 'refused'; readonly code: 'not_found' | 'already_deleted'; readonly detail: string };

/**
 * Takes a recorded payout back: its lines are unpaid again with the amounts they had, and every ledger transaction of
 * it is answered by a reversing one. The payout stays for the books, and its invoice number is not used again.
 */
export async function deletePayout(
  tx: Tx,
  ask: { readonly shopId: number; readonly payoutId: number; readonly now: Date },
): Promise<DeleteVerdict> {
  const payout = await tx
    .selectFrom('payouts')
    .select('status')
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (payout === undefined) return { is: 'refused', code: 'not_found', detail: 'There is no such payout.' };
  if (payout.status === 'deleted') {
    return { is: 'refused', code: 'already_deleted', detail: 'This payout was deleted already.' };
  }
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
    .set({ status: 'deleted', deleted_date: ask.now })
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.payoutId)
    .execute();
  await sql`
    with reversing as (
      insert into ledger_transactions (shop_id, vendor_id, kind, currency, payout_id, reverses_id, created_at)
      select shop_id, vendor_id, 'reversal', currency, payout_id, id, ${ask.now}
      from ledger_transactions
      where shop_id = ${ask.shopId} and payout_id = ${ask.payoutId} and kind <> 'reversal'
      returning id, reverses_id
    )
    insert into ledger_entries (transaction_id, shop_id, vendor_id, account, amount)
    select r.id, e.shop_id, e.vendor_id, e.account, -e.amount
    from reversing r join ledger_entries e on e.transaction_id = r.reverses_id`.execute(tx);
  return { is: 'deleted' };
}
