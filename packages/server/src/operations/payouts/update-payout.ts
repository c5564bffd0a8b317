import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeNote, payoutById } from '../../queries/payouts.ts';
import { payoutToWire } from '../../wire/payout.ts';

export const updatePayout = forSession<'updatePayout'>(({ params, body, session, write }) =>
  write(async (tx) => {
    await changeNote(tx, session.shopId, params.id, body.note);
    const payout = await payoutById(tx, session.shopId, params.id);
    if (payout === null) throw notFound();
    return { status: 200, body: payoutToWire(payout) };
  }),
);
