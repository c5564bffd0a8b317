import { settlePayout as settle } from '../../ledger/settle-payout.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { payoutBackMails, payoutMails } from '../../mail/trade-mails.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts.ts';
import { payoutToWire } from '../../wire/payout.ts';

export const settlePayout = forSession<'settlePayout'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId } = session;
    const row = await write(async (tx) => {
      const payoutId = params.id;
      const verdict = await settle(tx, { shopId, payoutId, outcome: body.outcome, now });
      if (verdict === 'not_found') throw notFound();
      if (verdict === 'not_in_question') {
        throw refuse(409, 'not_in_question', 'PayPal itself reports the outcome of this payout.');
      }
      const queueMailsOf = body.outcome === 'paid' ? payoutMails : payoutBackMails;
      await queueMailsOf(tx, { shopId, payoutIds: [payoutId], publicUrl: service.publicUrl, now });
      const settled = await payoutById(tx, shopId, payoutId);
      if (settled !== null) {
        const entry = payoutEntry('payout.settled', settled, { was: 'needs_attention' });
        await record(tx, { shopId, by, now }, [entry]);
      }
      return settled;
    });
    service.mail.startDelivery();
    if (row === null) throw notFound();
    return { status: 200, body: payoutToWire(row) };
  },
);
