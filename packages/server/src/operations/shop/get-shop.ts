import { forSession } from '../../actions/operation.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { countWaiting } from '../../queries/people/account-lists.ts';
import { shopToWire } from '../../wire/shop.ts';

export const getShop = forSession<'getShop'>(({ session, read, service }) =>
  read(async (tx) => {
    const shop = shopToWire(await shopOf(tx, session.shopId));
    const { earlyAccessForm, reviewPage, supportHours } = service.config;
    return {
      status: 200,
      body: {
        ...shop,
        ...(earlyAccessForm !== null && { early_access_form: earlyAccessForm }),
        ...(reviewPage !== null && { review_page: reviewPage }),
        ...(supportHours !== null && { support_hours: supportHours }),
        // Accounts are the merchant's alone.
        ...(session.party === 'merchant' && { waiting_accounts: await countWaiting(tx, session.shopId) }),
      },
    };
  }),
);
