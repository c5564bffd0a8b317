import { forSession } from '../../actions/operation.ts';
import { shopNamed } from '../../actions/shops/own-shop.ts';
import { connectionOf } from '../../queries/shops/platforms.ts';
import { connectionToWire } from '../../wire/shop.ts';
import { progressOf } from '../../queries/shops/shop-jobs.ts';

export const getSyncProgress = forSession<'getSyncProgress'>(async ({ query, session, read }) =>
  read(async (tx) => {
    await shopNamed(tx, session.shopId, query.domain);
    const sync = await progressOf(tx, session.shopId, 'sync');
    const recalculation = await progressOf(tx, session.shopId, 'recalculation');
    const connection = connectionToWire(await connectionOf(tx, session.shopId));
    return { status: 200, body: { ...sync, recalculation, connection } };
  }),
);
