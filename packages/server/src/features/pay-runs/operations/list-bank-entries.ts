import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { notFound } from '../../../common/problem.ts';
import { pageOfBankEntries } from '../queries/pay-run-bank-entries.ts';
import { payRunById } from '../queries/pay-runs.ts';
import { bankEntryToWire } from '../bank-entry-wire.ts';

export const listBankEntries = forSession<'listBankEntries'>(({ params, query, url, session, read }) => {
  const page = pageAsk(query);
  return read(async (tx) => {
    const found = await payRunById(tx, session.shopId, params.id);
    if (found === null) throw notFound();
    const { count, rows } = await pageOfBankEntries(tx, session.shopId, { runId: params.id, ...page });
    const answers = rows.map((row) => bankEntryToWire(row, found.run.currency));
    return { status: 200, body: pageOf(url, page, { count, rows: answers }) };
  });
});
