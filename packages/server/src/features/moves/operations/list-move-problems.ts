import { moveFor } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { pageOfProblems } from '../queries/move-lists.ts';

export const listMoveProblems = forSession<'listMoveProblems'>(({ params, query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const of = { shopId: session.shopId, moveId: params.id };
    await moveFor(tx, of);
    const { count, rows } = await pageOfProblems(tx, of, page);
    const problems = rows.map(({ file, row_number: row, column_name: column, reason, excerpt }) => {
      return { file, row, column, reason, excerpt };
    });
    return { status: 200, body: pageOf(url, page, { count, rows: problems }) };
  }),
);
