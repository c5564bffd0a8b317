import { methodsFor } from '../../actions/payout-methods.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts/payouts.ts';
import { payoutToWire } from '../../wire/payout.ts';

export const cancelPayout = forSession<'cancelPayout'>(
  async ({ params, session, by, now, read, service }) => {
    const { shopId } = session;
    const payout = await read((tx) => payoutById(tx, shopId, params.id));
    if (payout === null) throw notFound();
    const method = methodsFor(service)[payout.method];
    const canceled = await method.cancel({ shopId, payoutId: payout.id, by, now });
    if (canceled.is === 'busy') {
      throw refuse(
        409,
        'in_flight',
        'PayPal is being asked about this payout just now. Try again in a moment.',
      );
    }
    if (canceled.is === 'refused') throw refuse(409, 'not_cancellable', canceled.why);
    if (canceled.is === 'unknown') {
      throw refuse(
        502,
        'unavailable',
        'PayPal gave no clear answer. We are looking whether it was cancelled.',
      );
    }
    service.mail.startDelivery();
    const row = await read((tx) => payoutById(tx, shopId, payout.id));
    if (row === null) throw notFound();
    return { status: 200, body: payoutToWire(row) };
  },
);
