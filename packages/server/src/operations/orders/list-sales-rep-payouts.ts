import { moneyToWire } from '@consignment/domain/money/money';
import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { datesOf, periodOf } from '../../common/period.ts';
import { pageOfRepPayouts, repPayoutOrderings } from '../../queries/people/sales-rep-payouts.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { repPayoutToWire } from '../../wire/sales-rep.ts';

export const listSalesRepPayouts = forSession<'listSalesRepPayouts'>(
  async ({ query, url, session, read }) => {
    const page = pageAsk(query);
    const { shopId } = session;
    const ordering = orderingOf(query.ordering, repPayoutOrderings, {
      by: 'created_date',
      direction: 'desc',
    });
    return read(async (tx) => {
      const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
      const { count, total, rows } = await pageOfRepPayouts(tx, session, {
        salesRepId: query.sales_rep ?? null,
        search: searchOf(query.search),
        period: periodOf(datesOf(query), timeZone),
        ordering,
        ...page,
      });
      const body = pageOf(url, page, { count, rows: rows.map(repPayoutToWire) });
      return { status: 200, body: { ...body, total: moneyToWire(total, currency) } };
    });
  },
);
