import { defineTexts } from '@consignment/domain/text/texts';
import type { Sealer } from '../common/sealed.ts';
import { takePayoutBack } from '../ledger/delete-payout.ts';
import { payoutMails } from '../mail/trade-mails.ts';
import { keepAccounts } from './keep-accounts.ts';
import type { Method } from './method.ts';
import { settleByHand } from './settle-by-hand.ts';

const texts = defineTexts('ByHand', {
  noProvider: 'A payout made by hand has no provider. Delete the payout to pay its commissions again.',
});

/** The shop pays by its own hand: it says that it has paid, or has yet to send the money of a pay run. */
export function byHand({ secrets }: { readonly secrets: Sealer }): Method<'by_hand'> {
  return {
    method: 'by_hand',
    setup: () => Promise.resolve({ method: 'by_hand' }),
    async made(tx, made) {
      await keepAccounts(tx, secrets, made);
      await payoutMails(tx, made);
    },
    afterCommit: () => undefined,
    work: null,
    settle: settleByHand,
    cancel: () =>
      Promise.resolve({
        is: 'refused',
        why: texts.noProvider,
      }),
    delete: takePayoutBack,
  };
}
