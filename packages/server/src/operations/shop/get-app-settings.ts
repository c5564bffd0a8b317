import { forSession } from '../../actions/operation.ts';
import { commissionFieldsOf } from '../../queries/shops/key-values.ts';
import { settingsOf, shopOf } from '../../queries/shops/shops.ts';
import { appSettingsToWire } from '../../wire/shop.ts';

export const getAppSettings = forSession<'getAppSettings'>(({ session, read }) =>
  read(async (tx) => {
    const settings = await settingsOf(tx, session.shopId);
    const fields = await commissionFieldsOf(tx, session.shopId);
    const { email } = await shopOf(tx, session.shopId);
    return { status: 200, body: appSettingsToWire(settings, fields, email) };
  }),
);
