import { forSession } from '../operation.ts';
import { notFound } from '../problem.ts';
import { deleteRepCommission } from '../queries/sales-reps.ts';

export const deleteSalesRepCommission = forSession<'deleteSalesRepCommission'>(({ params, session, write }) =>
  write(async (tx) => {
    const wasThere = await deleteRepCommission(tx, session.shopId, params.id);
    if (!wasThere) throw notFound();
    return { status: 200, body: {} };
  }),
);
