import { planPayAll } from '../../ledger/pay-all.ts';
import { methodAsked, methodsFor } from '../../actions/payout-methods.ts';
import { forSession } from '../../actions/operation.ts';
import { daysOf, periodOf } from '../../common/period.ts';
import { paypalSetup } from '../../ledger/paypal-setup.ts';
import { refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { payAllPlanToWire } from '../../wire/pay-all.ts';

export const previewAllPayouts = forSession<'previewAllPayouts'>(({ query, session, now, write, service }) =>
  // Nothing is written, but holding the rules while the amounts are summed needs a transaction that may write.
  write(async (tx) => {
    const { shopId } = session;
    const shop = await shopOf(tx, shopId);
    const { time_zone: timeZone } = shop;
    const period = periodOf(daysOf(query), timeZone);
    const paypal = await paypalSetup(tx, shop);
    const asked = methodAsked(query);
    const setup = asked === 'paypal' ? paypal : await methodsFor(service)[asked].setup(tx, shop, 'look');
    const early = query.early === true;
    const planned = await planPayAll(tx, { shopId, period, setup, early, now }, 'look');
    if (planned.is === 'refused') {
      throw refuse(planned.code === 'provider_not_connected' ? 422 : 409, planned.code, planned.detail);
    }
    return { status: 200, body: payAllPlanToWire(planned.plan, paypal.mode) };
  }),
);
