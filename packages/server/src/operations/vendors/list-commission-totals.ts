import { answerExport } from '../../exports/answer.ts';
import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { shopOf } from '../../queries/shops.ts';
import { pageOfVendors, vendorOrderings } from '../../queries/vendors.ts';
import { listedVendorToWire } from '../../wire/vendor.ts';

export const listCommissionTotals = forSession<'listCommissionTotals'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport('commission-totals', query, ask);
  const page = pageAsk(query, 100);
  const wanted = {
    hidden: query.hidden ?? false,
    search: searchOf(query.search),
    // The documents name the same keys with and without the prefix of the answer's fields.
    ordering: orderingOf(query.ordering?.replace('commission_', ''), vendorOrderings, {
      by: 'name',
      direction: 'asc',
    }),
  };
  return read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    const found = await pageOfVendors(tx, session.shopId, { ...wanted, ...page });
    const rows = found.rows.map((row) => listedVendorToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
  });
});
