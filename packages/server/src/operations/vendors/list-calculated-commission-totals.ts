import { answerExport } from '../../exports/answer.ts';
import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { daysOf, periodOf } from '../../common/period.ts';
import { shopOf } from '../../queries/shops.ts';
import { pageOfVendorsInPeriod } from '../../queries/vendor-totals.ts';
import { vendorOrderings } from '../../queries/vendors.ts';
import { listedVendorToWire } from '../../wire/vendor.ts';

export const listCalculatedCommissionTotals = forSession<'listCalculatedCommissionTotals'>(async (asked) => {
  const { query, url, session, read } = asked;
  if (query.format === 'csv') return answerExport('commission-totals', query, asked);
  const page = pageAsk(query, 100);
  const ask = {
    hidden: query.hidden ?? false,
    search: searchOf(query.search),
    // The documents name the same keys with and without the prefix of the answer's fields.
    ordering: orderingOf(query.ordering?.replace('commission_', ''), vendorOrderings, {
      by: 'name',
      direction: 'asc',
    }),
  };
  return read(async (tx) => {
    const { currency, time_zone: timeZone } = await shopOf(tx, session.shopId);
    const period = periodOf(daysOf(query), timeZone);
    const found = await pageOfVendorsInPeriod(tx, session.shopId, { ...ask, ...page, period });
    const rows = found.rows.map((row) => listedVendorToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});
