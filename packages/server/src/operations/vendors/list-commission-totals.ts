import { answerExport } from '../../exports/answer.ts';
import { commissionTotalsExport } from '../../exports/commission-totals.ts';
import { vendorsAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { onItsWayByVendor, readHolds } from '../../pricing/available.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { pageOfVendors } from '../../queries/vendors/vendors.ts';
import { listedVendorToWire } from '../../wire/vendor.ts';

export const listCommissionTotals = forSession<'listCommissionTotals'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport(commissionTotalsExport, query, ask);
  const page = pageAsk(query, 100);
  const wanted = vendorsAsked(query);
  return read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    const found = await pageOfVendors(tx, session.shopId, { ...wanted, ...page });
    const holds = await readHolds(tx, session.shopId, now);
    const vendorIds = found.rows.map(({ id }) => id);
    const onItsWay = await onItsWayByVendor(tx, holds, { vendorIds });
    const rows = found.rows.map((row) => listedVendorToWire(row, currency, onItsWay.get(row.id)));
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});
