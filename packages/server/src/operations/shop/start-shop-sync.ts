import { askFor } from '../../jobs/start.ts';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { shopNamed } from '../../actions/shops/own-shop.ts';
import { askToRead, connectionOf } from '../../queries/shops/platforms.ts';

/** A connected shop is fetched from its platform first. */
export const startShopSync = forSession<'startShopSync'>(
  async ({ query, session, by, now, write, service }) =>
    write(async (tx) => {
      const { shopId } = session;
      await shopNamed(tx, shopId, query.domain);
      await askFor(tx, service.jobs, { shopId, kind: 'sync' });
      const connection = await connectionOf(tx, shopId);
      const platform = connection === null ? undefined : service.platforms.get(connection.platform);
      if (platform !== undefined) await askToRead(tx, shopId, 'whole', platform.beginning(null));
      const entry = { event: 'platform.sync_asked', id: connection?.platform ?? 'shop' } as const;
      await record(tx, { shopId, by, now }, [entry]);
      return { status: 200, body: { sync_active: true } };
    }),
);
