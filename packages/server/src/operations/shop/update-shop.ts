import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { changeShop } from '../../queries/shops.ts';
import { shopToWire } from '../../wire/shop.ts';

export const updateShop = forSession<'updateShop'>(async ({ params, body, session, write }) => {
  if (params.id !== session.shopId) throw notFound();
  const shop = await write((tx) => changeShop(tx, session.shopId, body));
  return { status: 200, body: shopToWire(shop) };
});
