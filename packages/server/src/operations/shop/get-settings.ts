import { forSession } from '../../actions/operation.ts';
import { settingsRates } from '../../actions/vendors/rates-ahead.ts';
import { metasOf, settingsOf } from '../../queries/shops/shops.ts';
import { visibleTo } from '../../common/visibility.ts';
import { settingsToWire } from '../../wire/shop.ts';

export const getSettings = forSession<'getSettings'>(({ session, now, read }) =>
  read(async (tx) => {
    const visible = visibleTo(session, await metasOf(tx, session.shopId));
    const settings = await settingsOf(tx, session.shopId);
    const ratesAhead = await settingsRates(tx, session, now);
    return { status: 200, body: settingsToWire(settings, !visible.commissions, ratesAhead) };
  }),
);
