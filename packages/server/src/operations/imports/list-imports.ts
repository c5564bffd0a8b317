import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { importPage } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

export const listImports = forSession<'listImports'>(async ({ query, url, session, read }) => {
  const page = pageAsk(query);
  const found = await read((tx) => importPage(tx, session.shopId, page));
  return { status: 200, body: pageOf(url, page, { count: found.count, rows: found.rows.map(importToWire) }) };
});
