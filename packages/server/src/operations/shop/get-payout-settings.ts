import { forSession } from '../../actions/operation.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { payoutSettingsToWire } from '../../wire/payout-settings.ts';

export const getPayoutSettings = forSession<'getPayoutSettings'>(({ session, read }) =>
  read(async (tx) => ({ status: 200, body: payoutSettingsToWire(await shopOf(tx, session.shopId)) })),
);
