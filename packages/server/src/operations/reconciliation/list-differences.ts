import { differencesAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { differenceShop } from '../../actions/reconciliation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { answerExport } from '../../exports/answer.ts';
import { pageOfDifferences } from '../../queries/reconciliation/list.ts';
import { differenceToWire } from '../../wire/difference.ts';

export const listDifferences = forSession<'listDifferences'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport('differences', query, ask);
  const page = pageAsk(query);
  const asked = differencesAsked(query);
  return read(async (tx) => {
    const shop = await differenceShop(tx, session.shopId);
    const { count, rows } = await pageOfDifferences(tx, session.shopId, { ...asked, ...page });
    const results = rows.map((row) => differenceToWire(row, shop));
    return { status: 200, body: pageOf(url, page, { count, rows: results }) };
  });
});
