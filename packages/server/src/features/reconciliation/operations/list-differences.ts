import { differencesAsked } from '../differences-asked.ts';
import { forSession } from '../../../actions/operation.ts';
import { differenceShop } from '../reconciliation-start.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { answerExport } from '../../../exports/answer.ts';
import { differencesExport } from '../differences-export.ts';
import { pageOfDifferences } from '../queries/list.ts';
import { differenceToWire } from '../difference-wire.ts';

export const listDifferences = forSession<'listDifferences'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport(differencesExport, query, ask);
  const page = pageAsk(query);
  const asked = differencesAsked(query);
  return read(async (tx) => {
    const shop = await differenceShop(tx, session.shopId);
    const { count, rows } = await pageOfDifferences(tx, session.shopId, { ...asked, ...page });
    const results = rows.map((row) => differenceToWire(row, shop));
    return { status: 200, body: pageOf(url, page, { count, rows: results }) };
  });
});
