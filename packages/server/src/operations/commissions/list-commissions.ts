import { answerExport } from '../../exports/answer.ts';
import { commissionsExport } from '../../exports/commissions.ts';
import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { datesOf, saleDaysOf } from '../../common/period.ts';
import { notFound } from '../../common/problem.ts';
import { pageOfLines, sortableLines } from '../../queries/orders/line-items.ts';
import { shopInFull } from '../../queries/shops/shops.ts';
import { visibleTo } from '../../common/visibility.ts';
import { lineToWire } from '../../wire/line-item.ts';

export const listCommissions = forSession<'listCommissions'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.shop_id !== undefined && query.shop_id !== session.shopId) throw notFound();
  if (query.format === 'csv') return answerExport(commissionsExport, query, ask);
  const page = pageAsk(query);
  const search = searchOf(query.search);
  return read(async (tx) => {
    const { shop, metas } = await shopInFull(tx, session.shopId);
    const visible = visibleTo(session, metas);
    const found = await pageOfLines(tx, session.shopId, {
      ...page,
      visible,
      search,
      vendorId: query.vendor_id ?? null,
      paid: query.paid ?? null,
      period: saleDaysOf(datesOf(query), shop.time_zone, visible),
      ordering: orderingOf(query.ordering, sortableLines(visible), {
        by: 'order__processed_at',
        direction: 'desc',
      }),
    });
    const rows = found.rows.map((row) => lineToWire(row, shop.currency, visible));
    return { status: 200, body: pageOf(url, page, { ...found, rows }) };
  });
});
