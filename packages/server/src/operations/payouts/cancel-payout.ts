import { forSession } from '../../actions/operation.ts';
import { cancelUnclaimed } from '../../payments/cancel.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts.ts';
import { payoutToWire } from '../../wire/payout.ts';

export const cancelPayout = forSession<'cancelPayout'>(async ({ params, session, by, read, service }) => {
  const { shopId } = session;
  const payout = await read((tx) => payoutById(tx, shopId, params.id));
  if (payout === null) throw notFound();
  const { database, paypal, secrets, publicUrl, clock, mail, jobs } = service;
  if (payout.status !== 'unclaimed' || paypal === null) {
    throw refuse(409, 'not_cancellable', 'Only an unclaimed payout can be cancelled.');
  }
  const given = {
    database,
    paypal,
    secrets,
    publicUrl: () => publicUrl,
    clock,
    startDelivery: () => {
      mail.startDelivery();
    },
  };
  const cancelled = await cancelUnclaimed(given, { shopId, payoutId: payout.id, by });
  // The outcome is checked once more in the background, after this answer.
  jobs.wake();
  if (cancelled.is === 'busy') {
    throw refuse(
      409,
      'in_flight',
      'PayPal is being asked about this payout just now. Try again in a moment.',
    );
  }
  if (cancelled.is === 'refused') throw refuse(409, 'not_cancellable', cancelled.why);
  if (cancelled.is === 'unknown') {
    throw refuse(502, 'unavailable', 'PayPal gave no clear answer. We are looking whether it was cancelled.');
  }
  const row = await read((tx) => payoutById(tx, shopId, payout.id));
  if (row === null) throw notFound();
  return { status: 200, body: payoutToWire(row) };
});
