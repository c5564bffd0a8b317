import { mayConfirmUpgrade } from '@consignment/domain/shop/upgrade';
import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { shopEntries } from '../../actions/shops/settings-entries.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { changeShop, lockShop, upgradeOf } from '../../queries/shops/shops.ts';
import { shopToWire } from '../../wire/shop.ts';

export const confirmUpgrade = forSession<'confirmUpgrade'>(async ({ body, session, by, now, write }) => {
  if (body.shop !== session.shopId) throw notFound();
  return write(async (tx) => {
    const shop = await lockShop(tx, session.shopId);
    const verdict = mayConfirmUpgrade(upgradeOf(shop));
    if (verdict.is === 'refused') throw refuse(422, 'upgrade_not_open', verdict.why, { pointer: '/shop' });
    const change = { agree_to_upgrade: true, agree_to_upgrade_datetime: now };
    const after = verdict.isDone ? shop : await changeShop(tx, session.shopId, change);
    await record(tx, { shopId: session.shopId, by, now }, shopEntries(shop, after));
    return { status: 200, body: shopToWire(after) };
  });
});
