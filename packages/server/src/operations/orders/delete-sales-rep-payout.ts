import { deleteRepPayout } from '../../ledger/delete-rep-payout.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';

export const deleteSalesRepPayout = forSession<'deleteSalesRepPayout'>(({ params, session, now, write }) =>
  write(async (tx) => {
    const verdict = await deleteRepPayout(tx, { shopId: session.shopId, payoutId: params.id, now });
    if (verdict.is === 'deleted') return { status: 200, body: {} };
    if (verdict.code === 'not_found') throw notFound();
    throw refuse(409, verdict.code, verdict.detail);
  }),
);
