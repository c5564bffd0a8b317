import { forSession } from '../operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../page.ts';
import { periodOf } from '../period.ts';
import { lineOrderings, pageOfLines, type LineOrdering } from '../queries/line-items.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import { visibleTo, type Visible } from '../visibility.ts';
import { lineToWire } from '../wire/line-item.ts';

export const listCommissions = forSession<'listCommissions'>(async ({ query, url, session, read }) => {
  const page = pageAsk(query);
  const search = searchOf(query.search);
  return read(async (tx) => {
    const shop = await shopOf(tx, session.shopId);
    const visible = visibleTo(session, await metasOf(tx, session.shopId));
    const found = await pageOfLines(tx, session.shopId, {
      ...page,
      visible,
      search,
      vendorId: query.vendor_id ?? null,
      paid: query.paid ?? null,
      period: periodOf({ start: query.date_start, end: query.date_end }, shop.time_zone),
      ordering: orderingOf(query.ordering, sortable(visible), {
        by: 'order__processed_at',
        direction: 'desc',
      }),
    });
    const rows = found.rows.map((row) => lineToWire(row, shop.currency, visible));
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});

/** The order of rows tells about the column they are sorted by, so a hidden one is no key. */
function sortable(visible: Visible): readonly LineOrdering[] {
  const isSeen = {
    order__processed_at: true,
    order__name: visible.orderName,
    title: true,
    price: visible.sellPrice,
    commission_amount: visible.commissions,
  } satisfies Record<LineOrdering, boolean>;
  return lineOrderings.filter((key) => isSeen[key]);
}
