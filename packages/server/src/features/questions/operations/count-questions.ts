import { forSession } from '../../../actions/operation.ts';
import { countQuestionsOf, scopeOf } from '../queries/questions.ts';

export const countQuestions = forSession<'countQuestions'>(({ session, now, read }) =>
  read(async (tx) => ({
    status: 200,
    body: await countQuestionsOf(tx, session.shopId, scopeOf(session), now),
  })),
);
