import { forSession } from '../operation.ts';
import { settingsOf } from '../queries/shops.ts';
import { appSettingsToWire } from '../wire/shop.ts';

export const getAppSettings = forSession<'getAppSettings'>(({ session, read }) =>
  read(async (tx) => ({ status: 200, body: appSettingsToWire(await settingsOf(tx, session.shopId)) })),
);
