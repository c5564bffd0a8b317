import { forSession } from '../operation.ts';
import { shopOf } from '../queries/shops.ts';
import { shopToWire } from '../wire/shop.ts';

export const getShop = forSession<'getShop'>(({ session, read, service }) =>
  read(async (tx) => {
    const shop = shopToWire(await shopOf(tx, session.shopId));
    const { earlyAccessForm: form } = service;
    return { status: 200, body: form === null ? shop : { ...shop, early_access_form: form } };
  }),
);
