import { formatMoney, sumMoney } from '@consignment/domain/money/money';
import { whyNot } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { payRunAnswer } from '../pay-run-answer.ts';
import { moneyOf } from '../../../common/figures.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { markSent, toSendOf } from '../../../ledger/mark-sent.ts';
import { payoutEntry } from '../../../ledger/payout-entries.ts';
import { record } from '../../../ledger/record.ts';
import { payoutMails } from '../../../mail/trade-mails.ts';
import { payRunEntry } from '../approve.ts';
import { lockPayRun, payRunById } from '../queries/pay-runs.ts';
import { payoutsById } from '../../../queries/payouts/payouts.ts';

const texts = defineTexts('MarkPayRunSent', {
  changed:
    '{now} in this pay run is now waiting to be sent, not the {then} you reviewed. Nothing has been recorded as sent. Please review it again.',
});

export const markPayRunSent = forSession<'markPayRunSent'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId, loginId: login } = session;
    const answer = await write(async (tx) => {
      const run = await lockPayRun(tx, shopId, params.id);
      const row = run === null ? null : await payRunById(tx, shopId, params.id);
      if (run === null || row === null) throw notFound();
      const isByHand = row.totals.some(({ method }) => method === 'by_hand');
      if (!isByHand || row.state === 'draft' || row.state === 'canceled') {
        throw refuse(409, 'stale', whyNot('send', row.state));
      }
      const expected = moneyOf(body.expected_amount, run.currency, '/expected_amount');
      const toSend = await toSendOf(tx, shopId, run.id);
      const amount = sumMoney(toSend.map((payout) => payout.amount));
      // Somebody else has said so before: the money was sent once, and is recorded as sent once.
      if (toSend.length > 0) {
        if (amount !== expected) throw changed(amount, expected, run.currency);
        const payoutIds = toSend.map(({ id }) => id);
        await markSent(tx, shopId, payoutIds);
        await payoutMails(tx, { shopId, payoutIds, publicUrl: service.publicUrl, now });
        const payouts = await payoutsById(tx, shopId, payoutIds);
        await record(tx, { shopId, by, now }, [
          payRunEntry('pay_run.sent', run, {
            amount: body.expected_amount,
            currency: run.currency,
            payouts: payouts.length,
          }),
          ...payouts.map((payout) => payoutEntry('payout.settled', payout, { was: 'to_send' })),
        ]);
      }
      return payRunAnswer(tx, { shopId, login, now }, run.id);
    });
    service.mail.startDelivery();
    return { status: 200, body: answer };
  },
);

function changed(now: number, then: number, currency: string) {
  const detail = texts.changed({ now: formatMoney(now, currency), then: formatMoney(then, currency) });
  return refuse(409, 'amount_changed', detail, { pointer: '/expected_amount' });
}
