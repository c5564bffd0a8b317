import { moveAnswer } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';

export const getMove = forSession<'getMove'>(({ params, session, read }) =>
  read(async (tx) => ({
    status: 200,
    body: await moveAnswer(tx, { shopId: session.shopId, moveId: params.id }),
  })),
);
