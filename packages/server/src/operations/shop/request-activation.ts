import { activationRequestedStep, mayRequestActivation } from '@consignment/domain/shop/upgrade';
import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { shopEntries } from '../../actions/shops/settings-entries.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { changeShop, lockShop, upgradeOf } from '../../queries/shops/shops.ts';
import { shopToWire } from '../../wire/shop.ts';

export const requestActivation = forSession<'requestActivation'>(
  async ({ body, session, by, now, write }) => {
    if (body.shop !== session.shopId) throw notFound();
    return write(async (tx) => {
      const shop = await lockShop(tx, session.shopId);
      const verdict = mayRequestActivation(upgradeOf(shop));
      if (verdict.is === 'refused') throw refuse(422, 'upgrade_not_open', verdict.why, { pointer: '/shop' });
      const change = { activation_requested: true, upgrade_process_step: activationRequestedStep };
      const after = verdict.isDone ? shop : await changeShop(tx, session.shopId, change);
      await record(tx, { shopId: session.shopId, by, now }, shopEntries(shop, after));
      return { status: 200, body: shopToWire(after) };
    });
  },
);
