import { planPayAll } from '../../ledger/pay-all.ts';
import { forSession } from '../../actions/operation.ts';
import { daysOf, periodOf } from '../../common/period.ts';
import { modeOf, throughPaypal } from '../../payments/keys.ts';
import { refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops.ts';
import { payAllPlanToWire } from '../../wire/pay-all.ts';

export const previewAllPayouts = forSession<'previewAllPayouts'>(({ query, session, write }) =>
  // Nothing is written, but holding the rules while the amounts are summed needs a transaction that may write.
  write(async (tx) => {
    const { shopId } = session;
    const shop = await shopOf(tx, shopId);
    const { time_zone: timeZone } = shop;
    const period = periodOf(daysOf(query), timeZone);
    const paypal = await throughPaypal(tx, shop);
    const through = query.pay_w_paypal === true ? paypal : null;
    const planned = await planPayAll(tx, { shopId, period, through }, 'look');
    if (planned.is === 'refused') {
      throw refuse(planned.code === 'provider_not_connected' ? 422 : 409, planned.code, planned.detail);
    }
    return { status: 200, body: payAllPlanToWire(planned.plan, modeOf(paypal)) };
  }),
);
