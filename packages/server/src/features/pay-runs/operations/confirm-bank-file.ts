import { standingOf } from '@consignment/domain/payouts/payout-status';
import { whyNot } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { payRunAnswer } from '../pay-run-answer.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { giveToBank, settleAtBank } from '../../../payments/by-bank.ts';
import { payRunEntry } from '../approve.ts';
import { bankPayoutsOf } from '../queries/pay-run-bank-entries.ts';
import { filesOfRun, markFilesGiven } from '../../../queries/payouts/pay-run-files.ts';
import { lockPayRun } from '../queries/pay-runs.ts';

const texts = defineTexts('ConfirmBankFile', {
  notExported: 'The bank cannot have this file yet, because it has not been exported. Export it first.',
});

export const confirmBankFile = forSession<'confirmBankFile'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId, loginId: login } = session;
    const answer = await write(async (tx) => {
      const run = await lockPayRun(tx, shopId, params.id);
      if (run === null) throw notFound();
      if (run.canceled_at !== null) throw refuse(409, 'stale', whyNot('give', 'canceled'));
      const files = await filesOfRun(tx, shopId, run.id);
      if (files.length === 0) throw refuse(409, 'stale', whyNot('give', 'draft'));
      if (files.at(-1)?.exported_at === null) throw refuse(409, 'stale', texts.notExported);
      const isNew = await markFilesGiven(tx, shopId, run.id, { login, now });
      const payouts = await bankPayoutsOf(tx, shopId, run.id);
      const underWay = payouts.filter(({ status }) => standingOf(status) === 'in_flight').map(({ id }) => id);
      const about = { shopId, publicUrl: service.publicUrl, by, now };
      if (body.is_paid === true) {
        const outcomes = underWay.map((payoutId) => ({ payoutId, outcome: 'paid' as const }));
        await settleAtBank(tx, { ...about, outcomes });
      } else {
        await giveToBank(tx, { ...about, payoutIds: underWay });
      }
      if (isNew) await record(tx, { shopId, by, now }, [payRunEntry('pay_run.given', run)]);
      return payRunAnswer(tx, { shopId, login: session.loginId, now }, run.id);
    });
    service.mail.startDelivery();
    return { status: 200, body: answer };
  },
);
