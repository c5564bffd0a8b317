import { payoutEntry } from '../ledger/payout-entries.ts';
import { record } from '../ledger/record.ts';
import { bookSettlement } from '../ledger/settle-payout.ts';
import { payoutBackMails, payoutMails } from '../mail/trade-mails.ts';
import { payoutById } from '../queries/payouts/payouts.ts';
import type { Method } from './method.ts';

/** Keeps the outcome of a payout as a person reports it, with the mail to its vendor and the entry in the history. */
export const settleByHand: Method['settle'] = async (tx, ask) => {
  const { shopId, payoutId, outcome, publicUrl, by, now } = ask;
  const verdict = await bookSettlement(tx, { shopId, payoutId, outcome, now });
  if (verdict.is !== 'settled') return verdict.is;
  const queueMailsOf = outcome === 'paid' ? payoutMails : payoutBackMails;
  await queueMailsOf(tx, { shopId, payoutIds: [payoutId], publicUrl, now });
  const settled = await payoutById(tx, shopId, payoutId);
  if (settled !== null) {
    await record(tx, { shopId, by, now }, [payoutEntry('payout.settled', settled, { was: verdict.was })]);
  }
  return 'settled';
};
