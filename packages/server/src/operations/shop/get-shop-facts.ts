import { forSession } from '../../actions/operation.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { shopFactsToWire } from '../../wire/shop-facts.ts';

export const getShopFacts = forSession<'getShopFacts'>(({ session, read }) =>
  read(async (tx) => ({ status: 200, body: shopFactsToWire(await shopOf(tx, session.shopId)) })),
);
