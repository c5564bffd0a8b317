import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { shopEntries } from '../../actions/shops/settings-entries.ts';
import { notFound } from '../../common/problem.ts';
import { changeShop, shopOf } from '../../queries/shops/shops.ts';
import { shopToWire } from '../../wire/shop.ts';

export const updateShop = forSession<'updateShop'>(async ({ params, body, session, by, now, write }) => {
  if (params.id !== session.shopId) throw notFound();
  const { shopId } = session;
  const shop = await write(async (tx) => {
    const before = await shopOf(tx, shopId);
    const after = await changeShop(tx, shopId, body);
    await record(tx, { shopId, by, now }, shopEntries(before, after));
    return after;
  });
  return { status: 200, body: shopToWire(shop) };
});
