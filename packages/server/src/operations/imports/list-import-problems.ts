import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { notFound } from '../../common/problem.ts';
import { problemPage } from '../../queries/imports/problems.ts';
import { importById } from '../../queries/imports/runs.ts';

export const listImportProblems = forSession<'listImportProblems'>(({ params, query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const row = await importById(tx, session.shopId, params.id);
    if (row === null) throw notFound();
    return { status: 200, body: pageOf(url, page, await problemPage(tx, row.id, page)) };
  }),
);
