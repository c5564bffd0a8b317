import { forSession } from '../../../actions/operation.ts';
import { payRunsAnswer } from '../pay-run-answer.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { nextRunOn, payRunSettingsOf } from '../../../queries/payouts/pay-run-settings.ts';
import { pageOfPayRuns } from '../queries/pay-runs.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

export const listPayRuns = forSession<'listPayRuns'>(({ query, url, session, now, read }) => {
  const page = pageAsk(query);
  return read(async (tx) => {
    const shop = await shopOf(tx, session.shopId);
    const { count, rows } = await pageOfPayRuns(tx, shop.id, { state: query.state ?? null, ...page });
    const answers = await payRunsAnswer(tx, { shopId: shop.id, login: session.loginId, now }, rows);
    const nextOn = await nextRunOn(tx, shop, await payRunSettingsOf(tx, shop.id), now);
    return { status: 200, body: { ...pageOf(url, page, { count, rows: answers }), next_on: nextOn } };
  });
});
