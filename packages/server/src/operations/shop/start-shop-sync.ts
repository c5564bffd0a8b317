import { askFor } from '../../jobs/start.ts';
import { forSession } from '../../actions/operation.ts';
import { shopNamed } from '../../actions/own-shop.ts';
import { askToRead, connectionOf } from '../../queries/platforms.ts';

/** A connected shop is fetched from its platform first. */
export const startShopSync = forSession<'startShopSync'>(async ({ query, session, write, service }) =>
  write(async (tx) => {
    const { shopId } = session;
    await shopNamed(tx, shopId, query.domain);
    await askFor(tx, service.jobs, { shopId, kind: 'sync' });
    const connection = await connectionOf(tx, shopId);
    const platform = connection === null ? undefined : service.platforms.get(connection.platform);
    if (platform !== undefined) await askToRead(tx, shopId, 'whole', platform.beginning(null));
    return { status: 200, body: { sync_active: true } };
  }),
);
