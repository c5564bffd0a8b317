import { forSession } from '../../actions/operation.ts';
import { lastMovement, sumsOfPeriods } from '../../queries/totals-history.ts';
import { totalsHistory } from '../../actions/totals-history.ts';

export const getCommissionTotalsHistory = forSession<'getCommissionTotalsHistory'>(
  async ({ query, session, now, read }) => ({
    status: 200,
    body: await read((tx) =>
      totalsHistory(tx, session.shopId, query, now, { sums: sumsOfPeriods, last: lastMovement }),
    ),
  }),
);
