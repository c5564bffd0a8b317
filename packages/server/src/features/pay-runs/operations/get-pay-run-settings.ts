import { forSession } from '../../../actions/operation.ts';
import { nextRunOn, payRunSettingsOf } from '../../../queries/payouts/pay-run-settings.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { payRunSettingsToWire } from '../pay-run-wire.ts';

export const getPayRunSettings = forSession<'getPayRunSettings'>(({ session, now, read }) =>
  read(async (tx) => {
    const shop = await shopOf(tx, session.shopId);
    const settings = await payRunSettingsOf(tx, shop.id);
    const nextOn = await nextRunOn(tx, shop, settings, now);
    return { status: 200, body: payRunSettingsToWire(settings, { currency: shop.currency, nextOn }) };
  }),
);
