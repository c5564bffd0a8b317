import { withheldField } from '@consignment/domain/history/history-entry';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeNote, payoutById } from '../../queries/payouts/payouts.ts';
import { record } from '../../ledger/record.ts';
import { payoutToWire } from '../../wire/payout.ts';

export const updatePayout = forSession<'updatePayout'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const before = await payoutById(tx, shopId, params.id);
    await changeNote(tx, shopId, params.id, body.note);
    const payout = await payoutById(tx, shopId, params.id);
    if (payout === null) throw notFound();
    if (before?.note !== payout.note) {
      const after = { invoice_number: payout.invoice_number, [withheldField]: ['note'] };
      const entry = {
        event: 'payout.note_changed',
        id: payout.id,
        vendorId: payout.vendor_id,
        after,
      } as const;
      await record(tx, { shopId, by, now }, [entry]);
    }
    return { status: 200, body: payoutToWire(payout) };
  }),
);
