import { forSession } from '../../actions/operation.ts';
import { payoutRulesOf } from '../../queries/payouts/payout-rules.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { payoutRulesToWire } from '../../wire/payout-rules.ts';

export const getPayoutRules = forSession<'getPayoutRules'>(({ session, read }) =>
  read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    return { status: 200, body: payoutRulesToWire(await payoutRulesOf(tx, session.shopId), currency) };
  }),
);
