import { askedStatuses } from '@consignment/domain/payouts/payout-status';
import type { Tx } from '../database/database.ts';

/** The number of waiting jobs, mails and transfers over all shops; for `asSystem`. */
export async function readBacklog(tx: Tx): Promise<Readonly<Record<string, number>>> {
  const all = tx.fn.countAll<number>().as('count');
  const mails = tx.selectFrom('mails').where('state', 'in', ['queued', 'sending']);
  const jobs = tx.selectFrom('shop_jobs').where('is_due', '=', true);
  const messages = tx.selectFrom('platform_inbox').where('handled_at', 'is', null);
  // Those of sandboxes wait for no one.
  const payouts = tx
    .selectFrom('payouts')
    .where('shop_id', 'in', (eb) => eb.selectFrom('shops').select('id').where('sandbox_of', 'is', null));
  const waiting = {
    mails,
    jobs,
    messages_of_platforms: messages,
    payouts_in_flight: payouts.where('status', 'in', askedStatuses),
    payouts_for_a_person: payouts.where('status', '=', 'needs_attention'),
  };
  const counts: Record<string, number> = {};
  for (const [what, rows] of Object.entries(waiting)) {
    // The queries read different tables; the selected columns are the same.
    counts[what] = (await (rows as typeof mails).select(all).executeTakeFirstOrThrow()).count;
  }
  return counts;
}
