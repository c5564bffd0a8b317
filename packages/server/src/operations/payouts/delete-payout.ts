import { deletePayout as takeBack } from '../../ledger/delete-payout.ts';
import { payoutBackMails } from '../../mail/trade-mails.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';

export const deletePayout = forSession<'deletePayout'>(async ({ params, session, now, write, service }) => {
  const { shopId } = session;
  await write(async (tx) => {
    const verdict = await takeBack(tx, { shopId, payoutId: params.id, now });
    if (verdict.is === 'refused') {
      throw verdict.code === 'not_found' ? notFound() : refuse(409, verdict.code, verdict.detail);
    }
    await payoutBackMails(tx, { shopId, payoutIds: [params.id], publicUrl: service.publicUrl, now });
  });
  service.mail.startDelivery();
  return { status: 200, body: {} };
});
