import { isDeepStrictEqual } from 'node:util';
import { tokensOf } from '../platforms/access.ts';
import { PlatformRefused, type ConnectedPlatform } from '../platforms/platform.ts';
import { saveDeletionsCursor, ordersToLookFor } from '../queries/deleted-orders.ts';
import { connectionOf, keepMessage, lockConnection } from '../queries/platforms.ts';
import type { DeletionsCursor } from '../database/schema-platforms.ts';
import type { Fetched, FetchContext } from './fetched.ts';

/*
 * A deleted order shows in no list of changes: it is not there any more. So every night a platform is asked for the
 * orders that are here, and what it does not have is put into the inbox as the message that was lost would have been:
 * from there it is asked for once more, and goes the same way.
 */

/** As much as a platform answers without holding up what else is asked of it. */
const ordersAtOnce = 100;

/** Where a look begins: not before the platform shows its orders to every app. */
export function deletionsSince(
  platform: Pick<ConnectedPlatform, 'showsOrdersFor'>,
  now: Date,
): DeletionsCursor {
  return { since: new Date(now.getTime() - platform.showsOrdersFor).toISOString(), after: null };
}

/** The next orders of a shop that are looked for; null when none are to be. */
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
      // Readings tell the owner of it, and end the connection where that is gone.
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
        // Once a night for one order: it may be there again, and gone again.
        const id = `missing/${objectId}/${cursor.since}`;
        await keepMessage(tx, shopId, { id, subject: 'order_gone', objectId, body: null }, clock());
      }
      await saveDeletionsCursor(tx, shopId, next);
      return true;
    },
  };
}
