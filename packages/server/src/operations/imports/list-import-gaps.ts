import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { notFound } from '../../common/problem.ts';
import { gapPage } from '../../queries/imports/gaps.ts';
import { importById } from '../../queries/imports/runs.ts';
import { gapToWire } from '../../wire/import.ts';

export const listImportGaps = forSession<'listImportGaps'>(({ params, query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const row = await importById(tx, session.shopId, params.id);
    if (row === null) throw notFound();
    const { count, rows } = await gapPage(tx, row.id, page);
    const gaps = rows.map((gap) => gapToWire(gap, row.currency));
    return { status: 200, body: pageOf(url, page, { count, rows: gaps }) };
  }),
);
