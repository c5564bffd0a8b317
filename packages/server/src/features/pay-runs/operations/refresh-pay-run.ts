import { forSession } from '../../../actions/operation.ts';
import { lockRunFor, payRunAnswer, runsGiven } from '../pay-run-answer.ts';
import { refuse } from '../../../common/problem.ts';
import { refreshRun } from '../refresh.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

export const refreshPayRun = forSession<'refreshPayRun'>(({ params, session, by, now, write, service }) =>
  write(async (tx) => {
    const shop = await shopOf(tx, session.shopId);
    const run = await lockRunFor(tx, shop.id, params.id, 'change');
    const verdict = await refreshRun(tx, runsGiven(service, now), { shop, run, by });
    if (verdict.is === 'refused') throw refuse(409, verdict.code, verdict.detail);
    return {
      status: 200,
      body: await payRunAnswer(tx, { shopId: shop.id, login: session.loginId, now }, run.id),
    };
  }),
);
