import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { payoutBackMails } from '../../mail/trade-mails.ts';
import { methodsFor } from '../../actions/payout-methods.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts/payouts.ts';

export const deletePayout = forSession<'deletePayout'>(
  async ({ params, query, session, by, now, write, service }) => {
    const { shopId } = session;
    await write(async (tx) => {
      const before = await payoutById(tx, shopId, params.id);
      // One that was deleted already is refused as such, which every method does alike.
      const method = methodsFor(service)[before?.method ?? 'by_hand'];
      const verdict = await method.delete(tx, { shopId, payoutId: params.id, now });
      if (verdict.is === 'refused') {
        throw verdict.code === 'not_found' ? notFound() : refuse(409, verdict.code, verdict.detail);
      }
      if (before === null) throw new Error(`Payout ${params.id} was deleted, and is not in the list.`);
      await payoutBackMails(tx, { shopId, payoutIds: [params.id], publicUrl: service.publicUrl, now });
      const after = { ...before, status: 'deleted' as const };
      await record(tx, { shopId, by, now }, [
        payoutEntry('payout.deleted', after, { was: before.status, reason: query.reason?.trim() ?? '' }),
      ]);
    });
    service.mail.startDelivery();
    return { status: 200, body: {} };
  },
);
