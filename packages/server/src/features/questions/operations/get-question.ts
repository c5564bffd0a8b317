import { forSession } from '../../../actions/operation.ts';
import { threadFor } from '../question-thread.ts';

export const getQuestion = forSession<'getQuestion'>(({ params, session, now, read }) =>
  read(async (tx) => ({ status: 200, body: await threadFor(tx, session, params.id, now) })),
);
