import { movesToWire } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { pageOfMoves } from '../queries/moves.ts';

export const listMoves = forSession<'listMoves'>(({ query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const { count, rows } = await pageOfMoves(tx, session.shopId, page);
    const moves = await movesToWire(tx, session.shopId, rows);
    return { status: 200, body: pageOf(url, page, { count, rows: moves }) };
  }),
);
