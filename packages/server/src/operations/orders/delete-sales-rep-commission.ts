import { forSession } from '../../actions/operation.ts';
import { deleteRepCommission } from '../../queries/sales-reps.ts';
import { holdForChange } from '../../actions/rep-commission-change.ts';

export const deleteSalesRepCommission = forSession<'deleteSalesRepCommission'>(({ params, session, write }) =>
  write(async (tx) => {
    await holdForChange(tx, session.shopId, params.id);
    await deleteRepCommission(tx, session.shopId, params.id);
    return { status: 200, body: {} };
  }),
);
