import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { pageOfReps, salesRepOrderings } from '../../queries/people/sales-rep-totals.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { listedRepToWire } from '../../wire/sales-rep.ts';

export const listSalesRepTotals = forSession<'listSalesRepTotals'>(async ({ query, url, session, read }) => {
  const ask = {
    ...pageAsk(query),
    search: searchOf(query.search),
    ordering: orderingOf(query.ordering, salesRepOrderings, { by: 'name', direction: 'asc' }),
  };
  return read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    const { count, rows } = await pageOfReps(tx, session, ask);
    const reps = rows.map((row) => listedRepToWire(row, currency));
    return { status: 200, body: pageOf(url, ask, { count, rows: reps }) };
  });
});
