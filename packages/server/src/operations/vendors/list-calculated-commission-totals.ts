import { answerExport } from '../../exports/answer.ts';
import { commissionTotalsExport } from '../../exports/commission-totals.ts';
import { vendorsAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { daysOf, periodOf } from '../../common/period.ts';
import { onItsWayByVendor, readHolds } from '../../pricing/available.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { pageOfVendorsInPeriod } from '../../queries/vendors/vendor-totals.ts';
import { listedVendorToWire } from '../../wire/vendor.ts';

export const listCalculatedCommissionTotals = forSession<'listCalculatedCommissionTotals'>(async (asked) => {
  const { query, url, session, now, read } = asked;
  if (query.format === 'csv') return answerExport(commissionTotalsExport, query, asked);
  const page = pageAsk(query, 100);
  const ask = vendorsAsked(query);
  return read(async (tx) => {
    const { currency, time_zone: timeZone } = await shopOf(tx, session.shopId);
    const period = periodOf(daysOf(query), timeZone);
    const found = await pageOfVendorsInPeriod(tx, session.shopId, { ...ask, ...page, period });
    const holds = await readHolds(tx, session.shopId, now);
    const vendorIds = found.rows.map(({ id }) => id);
    const onItsWay = await onItsWayByVendor(tx, holds, { vendorIds, period });
    const rows = found.rows.map((row) => listedVendorToWire(row, currency, onItsWay.get(row.id)));
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});
