import { forSession } from '../../actions/operation.ts';
import { sumsOfReps } from '../../queries/people/sales-rep-totals.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { combinedRepsToWire } from '../../wire/sales-rep.ts';

export const getCombinedSalesRepTotals = forSession<'getCombinedSalesRepTotals'>(({ session, read }) =>
  read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    return { status: 200, body: combinedRepsToWire(await sumsOfReps(tx, session), currency) };
  }),
);
