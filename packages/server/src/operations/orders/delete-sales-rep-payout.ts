import { deleteRepPayout } from '../../ledger/delete-rep-payout.ts';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { moneyToWire } from '@consignment/domain/money/money';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { repPayoutById } from '../../queries/people/sales-rep-payouts.ts';

export const deleteSalesRepPayout = forSession<'deleteSalesRepPayout'>(
  ({ params, query, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const payout = await repPayoutById(tx, session, params.id);
      const verdict = await deleteRepPayout(tx, { shopId, payoutId: params.id, now });
      if (verdict.is === 'deleted') {
        const before: HistoryValues =
          payout === null
            ? {}
            : {
                sales_rep: payout.sales_rep_id,
                invoice_number: payout.invoice_number,
                amount: moneyToWire(payout.amount, payout.currency),
                currency: payout.currency,
              };
        const reason = query.reason?.trim() ?? '';
        await record(tx, { shopId, by, now }, [
          { event: 'rep_payout.deleted', id: params.id, before, reason },
        ]);
        return { status: 200, body: {} };
      }
      if (verdict.code === 'not_found') throw notFound();
      throw refuse(409, verdict.code, verdict.detail);
    }),
);
