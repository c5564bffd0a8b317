import { forSession } from '../operation.ts';
import { shopNamed } from '../own-shop.ts';
import { progressOf } from '../store/shop-jobs.ts';

export const getSyncProgress = forSession<'getSyncProgress'>(async ({ query, session, read }) =>
  read(async (tx) => {
    await shopNamed(tx, session.shopId, query.domain);
    const sync = await progressOf(tx, session.shopId, 'sync');
    const recalculation = await progressOf(tx, session.shopId, 'recalculation');
    return { status: 200, body: { ...sync, recalculation } };
  }),
);
