import { defineTexts } from '@consignment/domain/text/texts';
import { methodsFor } from '../../actions/payout-methods.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts/payouts.ts';
import { payoutToWire } from '../../wire/payout.ts';

const texts = defineTexts('OperationSettlePayout', {
  notExported:
    'The bank file for this payout has not been exported, so the bank cannot have paid it. Export the file and give it to the bank, or cancel the pay run.',
  paypal: 'PayPal reports the outcome of this payout.',
  bank: 'The outcome of this payout is already known.',
  by_hand: 'The shop has already recorded the outcome of this payout.',
});

export const settlePayout = forSession<'settlePayout'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId } = session;
    const payoutId = params.id;
    const { publicUrl } = service;
    const row = await write(async (tx) => {
      const payout = await payoutById(tx, shopId, payoutId);
      if (payout === null) throw notFound();
      const method = methodsFor(service)[payout.method];
      const verdict = await method.settle(tx, {
        shopId,
        payoutId,
        outcome: body.outcome,
        publicUrl,
        by,
        now,
      });
      if (verdict === 'not_found') throw notFound();
      if (verdict === 'not_in_question') throw refuse(409, 'not_in_question', texts[payout.method]);
      if (verdict === 'not_exported') throw refuse(409, 'not_in_question', texts.notExported);
      return payoutById(tx, shopId, payoutId);
    });
    service.mail.startDelivery();
    if (row === null) throw notFound();
    return { status: 200, body: payoutToWire(row) };
  },
);
