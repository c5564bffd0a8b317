import { unsentStatuses } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import { filesOfRun } from '../../../queries/payouts/pay-run-files.ts';
import { changePayRun, type PayRun } from '../queries/pay-runs.ts';
import { unlinkPayouts } from '../queries/pay-run-vendors.ts';
import { releasePayouts } from '../../../ledger/release-payout.ts';

/**
 * Cancels a run of which nothing has left the shop: its payouts are taken back, and their lines are unpaid again. A bank file
 * that was exported may be with the bank, so it takes a person's word that it is not; its number is never used again. The
 * caller has locked the run, which is not canceled. Returns the ids of the payouts, or why it cannot be canceled.
 */
export async function cancelRun(
  tx: Tx,
  run: PayRun,
  by: {
    readonly login: number | null;
    /** A person says that the bank does not have the file, and will not get it. */
    readonly isFileWithdrawn: boolean;
    readonly now: Date;
  },
): Promise<
  | { readonly is: 'canceled'; readonly payoutIds: readonly number[]; readonly withdrawn: string | null }
  | { readonly is: 'has_left' }
  | { readonly is: 'file_exported'; readonly name: string }
> {
  const payouts = await lockPayoutsOfRun(tx, run);
  if (payouts.some(({ has_left: hasLeft }) => hasLeft)) return { is: 'has_left' };
  const files = await filesOfRun(tx, run.shop_id, run.id);
  const out = files.findLast((file) => file.exported_at !== null && file.given_at === null);
  if (out !== undefined && !by.isFileWithdrawn) return { is: 'file_exported', name: out.name };
  const payoutIds = payouts.map(({ id }) => id);
  if (payoutIds.length > 0) {
    // A process that has taken one up and not begun finds that it is no longer its own.
    await sql`
      update payout_transfers set due_at = null, taken = taken + 1
      where shop_id = ${run.shop_id} and payout_id = any (${payoutIds}::int8[])`.execute(tx);
    await releasePayouts(tx, { shopId: run.shop_id, payoutIds, status: 'deleted', now: by.now });
    await unlinkPayouts(tx, run.shop_id, run.id);
  }
  await changePayRun(tx, run, {
    canceled_at: by.now,
    canceled_by: by.login,
    is_to_be_approved: false,
  });
  return { is: 'canceled', payoutIds, withdrawn: out?.name ?? null };
}

/** The rows of transfers and payouts are locked together, in the order in which a provider's answer locks them. */
async function lockPayoutsOfRun(tx: Tx, run: PayRun): Promise<{ id: number; has_left: boolean }[]> {
  takeLock('payouts');
  const of = sql`select payout_id from pay_run_vendors
    where shop_id = ${run.shop_id} and run_id = ${run.id} and payout_id is not null`;
  const { rows: sent } = await sql<{ id: number; has_left: boolean }>`
    select p.id, p.status <> 'sending' or t.may_have_arrived as has_left
    from payout_transfers t join payouts p on p.shop_id = t.shop_id and p.id = t.payout_id
    where t.shop_id = ${run.shop_id} and t.payout_id in (${of})
    order by p.id for update`.execute(tx);
  const { rows: others } = await sql<{ id: number; has_left: boolean }>`
    select p.id, p.status <> all (${unsentStatuses}::text[]) as has_left from payouts p
    where p.shop_id = ${run.shop_id} and p.id in (${of}) and p.method <> 'paypal'
    order by p.id for no key update`.execute(tx);
  return [...sent, ...others];
}
