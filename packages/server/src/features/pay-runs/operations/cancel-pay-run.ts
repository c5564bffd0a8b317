import { whyNot } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { payRunAnswer } from '../pay-run-answer.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { cancelRun as cancel } from '../ledger/cancel-pay-run.ts';
import { payoutEntry } from '../../../ledger/payout-entries.ts';
import { record } from '../../../ledger/record.ts';
import { firstStatusOf } from '../../../ledger/write-payouts.ts';
import { payoutBackMails } from '../../../mail/trade-mails.ts';
import { payRunEntry } from '../approve.ts';
import { lockPayRun } from '../queries/pay-runs.ts';
import { payoutsById } from '../../../queries/payouts/payouts.ts';

const texts = defineTexts('OperationCancelPayRun', {
  exported:
    'The bank file {file} has been exported, so the bank may have received it and may make the payments. If the bank does not have the file and will not receive it, confirm this and cancel again. Otherwise, leave the run as it is. Anything that the bank does not pay, or returns, will be due again.',
});

export const cancelPayRun = forSession<'cancelPayRun'>(
  async ({ params, query, session, by, now, write, service }) => {
    const answer = await write(async (tx) => {
      const { shopId, loginId: login } = session;
      const run = await lockPayRun(tx, shopId, params.id);
      if (run === null) throw notFound();
      if (run.canceled_at !== null) return payRunAnswer(tx, { shopId, login, now }, run.id);
      const verdict = await cancel(tx, run, {
        login,
        isFileWithdrawn: query.file_withdrawn === true,
        now,
      });
      if (verdict.is === 'has_left') throw refuse(409, 'not_cancellable', whyNot('cancel', 'paying'));
      if (verdict.is === 'file_exported') throw refuse(409, 'file_exported', exportedWords(verdict.name));
      const { payoutIds } = verdict;
      await payoutBackMails(tx, { shopId, payoutIds, publicUrl: service.publicUrl, now });
      const payouts = await payoutsById(tx, shopId, payoutIds);
      await record(tx, { shopId, by, now }, [
        payRunEntry(
          'pay_run.canceled',
          run,
          verdict.withdrawn === null ? {} : { withdrawn_file: verdict.withdrawn },
          query.reason,
        ),
        // Nothing of them has left, so each was still as it was made.
        ...payouts.map((payout) =>
          payoutEntry('payout.canceled', payout, { was: firstStatusOf(payout.method, 'to_send') }),
        ),
      ]);
      return payRunAnswer(tx, { shopId, login, now }, run.id);
    });
    service.mail.startDelivery();
    return { status: 200, body: answer };
  },
);

function exportedWords(name: string): string {
  return texts.exported({ file: name });
}
