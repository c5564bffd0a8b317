import { answerExport } from '../../exports/answer.ts';
import { payoutsExport } from '../../exports/payouts.ts';
import { payoutsAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { pageOfPayouts } from '../../queries/payouts/payouts.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { payoutSumToWire, payoutToWire } from '../../wire/payout.ts';

export const listPayouts = forSession<'listPayouts'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport(payoutsExport, query, ask);
  const page = pageAsk(query);
  return read(async (tx) => {
    const { time_zone: timeZone } = await shopOf(tx, session.shopId);
    const found = await pageOfPayouts(tx, session.shopId, { ...payoutsAsked(query, timeZone), ...page });
    const rows = found.rows.map(payoutToWire);
    const totals = found.totals.map(payoutSumToWire);
    return { status: 200, body: { ...pageOf(url, page, { ...found, rows }), totals } };
  });
});
