import { forSession } from '../../actions/operation.ts';
import { lastMovement, sumsOfPeriods } from '../../queries/vendors/totals-history.ts';
import { totalsHistory } from '../../actions/vendors/totals-history.ts';

export const getCommissionTotalsHistory = forSession<'getCommissionTotalsHistory'>(
  async ({ query, session, now, read }) => ({
    status: 200,
    body: await read((tx) =>
      totalsHistory(tx, session.shopId, query, now, { sums: sumsOfPeriods, last: lastMovement }),
    ),
  }),
);
