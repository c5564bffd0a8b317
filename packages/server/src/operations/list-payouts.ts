import { answerExport } from '../exports/answer.ts';
import { forSession } from '../operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../page.ts';
import { pageOfPayouts, payoutOrderings } from '../queries/payouts.ts';
import { payoutToWire } from '../wire/payout.ts';

export const listPayouts = forSession<'listPayouts'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport('payouts', query, ask);
  const page = pageAsk(query);
  const wanted = {
    vendorId: query.vendor_id ?? null,
    search: searchOf(query.search),
    ordering: orderingOf(query.ordering, payoutOrderings, { by: 'created_date', direction: 'desc' }),
  };
  const found = await read((tx) => pageOfPayouts(tx, session.shopId, { ...wanted, ...page }));
  const rows = found.rows.map(payoutToWire);
  return { status: 200, body: pageOf(url, page, { count: found.count, rows }) };
});
