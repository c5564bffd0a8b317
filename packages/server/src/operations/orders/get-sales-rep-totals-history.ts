import { forSession } from '../../actions/operation.ts';
import { lastRepMovement, repSumsOfPeriods } from '../../queries/people/sales-rep-totals.ts';
import { totalsHistory } from '../../actions/vendors/totals-history.ts';

export const getSalesRepTotalsHistory = forSession<'getSalesRepTotalsHistory'>(
  async ({ query, session, now, read }) => ({
    status: 200,
    body: await read((tx) =>
      totalsHistory(tx, session.shopId, query, now, {
        sums: (_tx, _shopId, periods) => repSumsOfPeriods(tx, session, periods),
        last: () => lastRepMovement(tx, session),
      }),
    ),
  }),
);
