import { deletePayout } from '../ledger/delete-payout.ts';
import { payoutMails } from '../mail/trade-mails.ts';
import type { Method } from './method.ts';

/** The shop pays by its own hand, and what is recorded here is paid. */
export const byHand: Method = {
  method: 'by_hand',
  way: () => Promise.resolve(null),
  made: payoutMails,
  afterCommit: () => undefined,
  work: null,
  settle: () => Promise.resolve('not_in_question'),
  cancel: () =>
    Promise.resolve({
      is: 'refused',
      why: 'A recorded payout is paid already. Delete it to pay its commissions again.',
    }),
  delete: deletePayout,
};
