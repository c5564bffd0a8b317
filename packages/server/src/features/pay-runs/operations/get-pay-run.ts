import { forSession } from '../../../actions/operation.ts';
import { payRunAnswer } from '../pay-run-answer.ts';

export const getPayRun = forSession<'getPayRun'>(({ params, session, now, read }) =>
  read(async (tx) => ({
    status: 200,
    body: await payRunAnswer(tx, { shopId: session.shopId, login: session.loginId, now }, params.id),
  })),
);
