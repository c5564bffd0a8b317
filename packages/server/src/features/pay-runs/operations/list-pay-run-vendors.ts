import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf, searchOf } from '../../../common/page.ts';
import { notFound } from '../../../common/problem.ts';
import { pageOfRunVendors } from '../queries/pay-run-vendors.ts';
import { payRunById } from '../queries/pay-runs.ts';
import { payRunVendorToWire } from '../pay-run-wire.ts';

export const listPayRunVendors = forSession<'listPayRunVendors'>(({ params, query, url, session, read }) => {
  const page = pageAsk(query);
  return read(async (tx) => {
    const found = await payRunById(tx, session.shopId, params.id);
    if (found === null) throw notFound();
    const { count, rows } = await pageOfRunVendors(tx, session.shopId, {
      runId: params.id,
      state: query.state ?? null,
      search: searchOf(query.search),
      ...page,
    });
    const { currency } = found.run;
    const answers = rows.map((row) => payRunVendorToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count, rows: answers }) };
  });
});
