import { forSession } from '../../actions/operation.ts';
import { payRunAnswer } from '../../actions/pay-run-answer.ts';

export const getPayRun = forSession<'getPayRun'>(({ params, session, read }) =>
  read(async (tx) => ({ status: 200, body: await payRunAnswer(tx, session.shopId, params.id) })),
);
