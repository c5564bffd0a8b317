import { answerExport } from '../../exports/answer.ts';
import { historyExport } from '../../exports/history.ts';
import { historyAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { pageOfHistory, peopleOfHistory } from '../../queries/history.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { historyToWire } from '../../wire/history.ts';

export const listHistory = forSession<'listHistory'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport(historyExport, query, ask);
  const page = pageAsk(query);
  return read(async (tx) => {
    const { time_zone: timeZone } = await shopOf(tx, session.shopId);
    const found = await pageOfHistory(tx, session.shopId, { ...historyAsked(query, timeZone), ...page });
    const rows = found.rows.map(historyToWire);
    const people = await peopleOfHistory(tx);
    return { status: 200, body: { ...pageOf(url, page, { count: found.count, rows }), people } };
  });
});
