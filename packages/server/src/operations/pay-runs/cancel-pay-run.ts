import { whyNot } from '@consignment/domain/pay-run';
import { forSession } from '../../actions/operation.ts';
import { payRunAnswer } from '../../actions/pay-run-answer.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { cancelPayRun as cancel } from '../../ledger/cancel-pay-run.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { payRunEntry } from '../../payments/pay-runs/approve.ts';
import { lockPayRun } from '../../queries/pay-runs.ts';
import { payoutsById } from '../../queries/payouts.ts';

export const cancelPayRun = forSession<'cancelPayRun'>(({ params, query, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId, loginId: login } = session;
    const run = await lockPayRun(tx, shopId, params.id);
    if (run === null) throw notFound();
    if (run.canceled_at !== null) return { status: 200, body: await payRunAnswer(tx, shopId, run.id) };
    const verdict = await cancel(tx, run, { login, now });
    if (verdict.is === 'has_left') throw refuse(409, 'not_cancellable', whyNot('cancel', 'paying'));
    const payouts = await payoutsById(tx, shopId, verdict.payoutIds);
    await record(tx, { shopId, by, now }, [
      payRunEntry('pay_run.canceled', run, {}, query.reason),
      ...payouts.map((payout) => payoutEntry('payout.canceled', payout, { was: firstStatusOf(payout) })),
    ]);
    return { status: 200, body: await payRunAnswer(tx, shopId, run.id) };
  }),
);

/** The status that a payout of which nothing has left had before it was taken back. */
function firstStatusOf({ method }: { readonly method: 'paypal' | 'bank' | 'by_hand' }) {
  return method === 'paypal' ? ('sending' as const) : ('ready' as const);
}
