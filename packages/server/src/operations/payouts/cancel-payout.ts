import { defineTexts } from '@consignment/domain/text/texts';
import { methodsFor } from '../../actions/payout-methods.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts/payouts.ts';
import { payoutToWire } from '../../wire/payout.ts';

const texts = defineTexts('CancelPayout', {
  asking: 'We are checking this payout with PayPal. Try again in a moment.',
  unclear: 'PayPal did not give a clear answer. We are checking whether the payout was cancelled.',
});

export const cancelPayout = forSession<'cancelPayout'>(
  async ({ params, session, by, now, read, service }) => {
    const { shopId } = session;
    const payout = await read((tx) => payoutById(tx, shopId, params.id));
    if (payout === null) throw notFound();
    const method = methodsFor(service)[payout.method];
    const canceled = await method.cancel({ shopId, payoutId: payout.id, by, now });
    if (canceled.is === 'busy') {
      throw refuse(409, 'in_flight', texts.asking);
    }
    if (canceled.is === 'refused') throw refuse(409, 'not_cancellable', canceled.why);
    if (canceled.is === 'unknown') {
      throw refuse(502, 'unavailable', texts.unclear);
    }
    service.mail.startDelivery();
    const row = await read((tx) => payoutById(tx, shopId, payout.id));
    if (row === null) throw notFound();
    return { status: 200, body: payoutToWire(row) };
  },
);
