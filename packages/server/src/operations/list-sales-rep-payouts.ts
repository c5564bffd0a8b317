import { forSession } from '../operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../page.ts';
import { pageOfRepPayouts, repPayoutOrderings } from '../queries/sales-rep-payouts.ts';
import { repPayoutToWire } from '../wire/sales-rep.ts';

export const listSalesRepPayouts = forSession<'listSalesRepPayouts'>(
  async ({ query, url, session, read }) => {
    const page = pageAsk(query);
    const wanted = {
      salesRepId: query.sales_rep ?? null,
      search: searchOf(query.search),
      ordering: orderingOf(query.ordering, repPayoutOrderings, { by: 'created_date', direction: 'desc' }),
    };
    const { count, rows } = await read((tx) => pageOfRepPayouts(tx, session.shopId, { ...wanted, ...page }));
    return { status: 200, body: pageOf(url, page, { count, rows: rows.map(repPayoutToWire) }) };
  },
);
