import { askFor } from '../jobs/start.ts';
import { forSession } from '../operation.ts';
import { shopNamed } from '../own-shop.ts';

export const startShopSync = forSession<'startShopSync'>(async ({ query, session, write, service }) =>
  write(async (tx) => {
    await shopNamed(tx, session.shopId, query.domain);
    await askFor(tx, service.jobs, { shopId: session.shopId, kind: 'sync' });
    return { status: 200, body: { sync_active: true } };
  }),
);
