import { isDeepStrictEqual } from 'node:util';
import { tokensOf } from '../platforms/access.ts';
import { PlatformRefused, type ConnectedPlatform } from '../platforms/platform.ts';
import { saveDeletionsCursor, ordersToLookFor } from '../queries/orders/deleted-orders.ts';
import { connectionOf, keepMessage, lockConnection } from '../queries/shops/platforms.ts';
import type { DeletionsCursor } from '../database/column-types.ts';
import type { Fetched, FetchContext } from './fetched.ts';

/*
 * A deleted order appears in no list of changes. So every night the platform is asked for the stored orders, and
 * missing ones are put into the inbox like the lost webhook: from there each is fetched once more and handled in the
 * usual way.
 */

/** Small enough that the query does not hold up other calls to the platform. */
const ordersAtOnce = 100;

/** The start of the search: orders that the platform still shows to every app. */
export function deletionsSince(
  platform: Pick<ConnectedPlatform, 'showsOrdersFor'>,
  now: Date,
): DeletionsCursor {
  return { since: new Date(now.getTime() - platform.showsOrdersFor).toISOString(), after: null };
}

/** The next batch of a shop's orders to check; null where none is due. */
export async function lookForDeletions(work: FetchContext, shopId: number): Promise<Fetched | null> {
  const { database, clock, signal } = work;
  const found = await database.asShop({ shopId, vendorIds: null, readOnly: true }, async (tx) => {
    const connection = await connectionOf(tx, shopId);
    if (connection?.state !== 'connected' || connection.deletions === null) return null;
    const { deletions: cursor } = connection;
    return { connection, cursor, orders: await ordersToLookFor(tx, shopId, cursor, ordersAtOnce) };
  });
  if (found === null) return null;
  const { connection, cursor, orders } = found;
  const platform = work.platformOf(connection.platform);
  if (platform === null) return null;
  const shop = platform.open(connection.host, tokensOf(work, platform, shopId), signal);
  const missing = await shop
    .missingOrders(orders.map(({ platformId }) => platformId))
    .catch((error: unknown) => {
      // Fetches report this to the owner, and end the connection where access has ended.
      if (error instanceof PlatformRefused) return null;
      throw error;
    });
  const last = orders.at(-1);
  const isEnd = missing === null || last === undefined || orders.length < ordersAtOnce;
  const next = isEnd ? null : { ...cursor, after: { processedAt: last.processedAt, id: last.id } };
  return {
    description: 'Looking for deleted orders',
    progress: 1,
    wait: 0,
    async write(tx) {
      const kept = await lockConnection(tx, shopId);
      if (kept?.state !== 'connected' || !isDeepStrictEqual(kept.deletions, cursor)) return false;
      for (const objectId of missing ?? []) {
        // At most once a night for one order: it may come back and be deleted again.
        const id = `missing/${objectId}/${cursor.since}`;
        await keepMessage(tx, shopId, { id, subject: 'order_gone', objectId, body: null }, clock());
      }
      await saveDeletionsCursor(tx, shopId, next);
      return true;
    },
  };
}
