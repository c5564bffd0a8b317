import { forSession } from '../operation.ts';
import { shopOf } from '../queries/shops.ts';
import { shopToWire } from '../wire/shop.ts';

export const getShop = forSession<'getShop'>(({ session, read }) =>
  read(async (tx) => ({ status: 200, body: shopToWire(await shopOf(tx, session.shopId)) })),
);
