import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf } from '../../common/page.ts';
import { onItsWayByVendor, readHolds } from '../../pricing/available.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { pageOfLeaders } from '../../queries/vendors/vendor-totals.ts';
import { listedVendorToWire } from '../../wire/vendor.ts';

export const listTopEarners = forSession<'listTopEarners'>(async ({ query, url, session, now, read }) => {
  const page = pageAsk(query, 5);
  const ordering = orderingOf(query.ordering, ['earned'], { by: 'earned', direction: 'desc' });
  return read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    const found = await pageOfLeaders(tx, session.shopId, { ...ordering, ...page });
    const holds = await readHolds(tx, session.shopId, now);
    const vendorIds = found.rows.map(({ id }) => id);
    const onItsWay = await onItsWayByVendor(tx, holds, { vendorIds });
    const rows = found.rows.map((row) => listedVendorToWire(row, currency, onItsWay.get(row.id)));
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});
