import { whyNot } from '@consignment/domain/pay-run';
import type { PayoutMethod } from '@consignment/domain/payout-method';
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
    if (run.canceled_at !== null)
      return { status: 200, body: await payRunAnswer(tx, { shopId, login: session.loginId, now }, run.id) };
    const verdict = await cancel(tx, run, {
      login,
      isFileWithdrawn: query.file_withdrawn === true,
      now,
    });
    if (verdict.is === 'has_left') throw refuse(409, 'not_cancellable', whyNot('cancel', 'paying'));
    if (verdict.is === 'file_exported') throw refuse(409, 'file_exported', exportedWords(verdict.name));
    const payouts = await payoutsById(tx, shopId, verdict.payoutIds);
    await record(tx, { shopId, by, now }, [
      payRunEntry(
        'pay_run.canceled',
        run,
        verdict.withdrawn === null ? {} : { withdrawn_file: verdict.withdrawn },
        query.reason,
      ),
      ...payouts.map((payout) => payoutEntry('payout.canceled', payout, { was: firstStatusOf(payout) })),
    ]);
    return { status: 200, body: await payRunAnswer(tx, { shopId, login: session.loginId, now }, run.id) };
  }),
);

function exportedWords(name: string): string {
  return `The bank file ${name} was exported, so the bank may have it and pay it. If it was not given to the bank and will not be, say so and cancel again. Otherwise leave the run: what the bank does not pay or returns is due again.`;
}

/** The status that a payout of which nothing has left had before it was taken back. */
function firstStatusOf({ method }: { readonly method: PayoutMethod }) {
  return method === 'paypal' ? ('sending' as const) : ('ready' as const);
}
