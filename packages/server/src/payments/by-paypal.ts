import { defineTexts } from '@consignment/domain/text/texts';
import { takePayoutBack } from '../ledger/delete-payout.ts';
import { payoutById } from '../queries/payouts/payouts.ts';
import { cancelUnclaimed } from './cancel.ts';
import { paypalSetup } from '../ledger/paypal-setup.ts';
import { holdPaypalSetup } from './keys.ts';
import type { Method } from './method.ts';
import type { Paypal } from './paypal/client.ts';
import { settleByHand } from './settle-by-hand.ts';
import { createTransferWork, type TransferGiven } from './transfers.ts';

const texts = defineTexts('ByPaypal', {
  notUnclaimed: 'Only an unclaimed payout can be cancelled.',
});

export type PaypalGiven = Omit<TransferGiven, 'paypal'> & {
  /** Null where PayPal is not to be reached. */
  readonly paypal: Paypal | null;
  /** Starts the jobs, which look for due payments. */
  readonly wakeJobs: () => void;
};

/**
 * PayPal pays: each payout has a row in the outbox from its transaction on, and the jobs ask PayPal until it is known
 * what became of the money.
 */
export function byPaypal(given: PaypalGiven): Method<'paypal'> {
  const { database, paypal, wakeJobs } = given;
  const reached = paypal === null ? null : { ...given, paypal };
  return {
    method: 'paypal',
    setup: (tx, shop, mode) => (mode === 'hold' ? holdPaypalSetup(tx, shop) : paypalSetup(tx, shop)),
    // The vendor is notified when PayPal has paid.
    made: () => Promise.resolve(),
    afterCommit: wakeJobs,
    work: reached === null ? null : { name: 'payouts', ...createTransferWork(reached) },
    settle: settleByHand,
    async cancel({ shopId, payoutId, by }) {
      const payout = await database.asShop({ shopId, vendorIds: null }, (tx) =>
        payoutById(tx, shopId, payoutId),
      );
      if (reached === null || payout?.status !== 'unclaimed') {
        return { is: 'refused', why: texts.notUnclaimed };
      }
      const canceled = await cancelUnclaimed(reached, { shopId, payoutId, by });
      // The outcome is checked once more in the background.
      wakeJobs();
      return canceled;
    },
    delete: takePayoutBack,
  };
}
