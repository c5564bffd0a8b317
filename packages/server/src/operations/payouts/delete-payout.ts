import { deletePayout as takeBack } from '../../ledger/delete-payout.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { payoutBackMails } from '../../mail/trade-mails.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts.ts';

export const deletePayout = forSession<'deletePayout'>(
  async ({ params, query, session, by, now, write, service }) => {
    const { shopId } = session;
    await write(async (tx) => {
      const before = await payoutById(tx, shopId, params.id);
      const verdict = await takeBack(tx, { shopId, payoutId: params.id, now });
      if (verdict.is === 'refused') {
        throw verdict.code === 'not_found' ? notFound() : refuse(409, verdict.code, verdict.detail);
      }
      await payoutBackMails(tx, { shopId, payoutIds: [params.id], publicUrl: service.publicUrl, now });
      if (before === null) return;
      const after = { ...before, status: 'deleted' as const };
      await record(tx, { shopId, by, now }, [
        payoutEntry('payout.deleted', after, { was: before.status, reason: query.reason?.trim() ?? '' }),
      ]);
    });
    service.mail.startDelivery();
    return { status: 200, body: {} };
  },
);
