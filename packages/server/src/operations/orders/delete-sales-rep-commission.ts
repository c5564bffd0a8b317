import { percentToWire } from '@consignment/domain/money/rate';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { deleteRepCommission } from '../../queries/people/sales-reps.ts';
import { holdForChange } from '../../actions/commission/rep-commission-change.ts';

export const deleteSalesRepCommission = forSession<'deleteSalesRepCommission'>(
  ({ params, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const held = await holdForChange(tx, session, params.id);
      await deleteRepCommission(tx, shopId, params.id);
      const before = {
        order: held.order_id,
        sales_rep: held.sales_rep_id,
        percent: percentToWire(held.rate_ppm),
      };
      await record(tx, { shopId, by, now }, [{ event: 'rep_commission.deleted', id: params.id, before }]);
      return { status: 200, body: {} };
    }),
);
