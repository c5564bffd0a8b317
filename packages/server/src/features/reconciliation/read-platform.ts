import type { Database, Tx } from '../../database/database.ts';
import { withoutCustomer } from '../../imports/match/erased-orders.ts';
import type { PlatformOrder } from '../../imports/port/records.ts';
import type { PlatformBatch } from '../../imports/port/source.ts';
import type { Sealer } from '../../common/sealed.ts';
import { tokensOf } from '../../platforms/access.ts';
import type { Platforms } from '../../platforms/platforms.ts';
import { connectionOf } from '../../queries/shops/platforms.ts';
import { importShop } from '../../queries/imports/shop.ts';
import {
  finishSource,
  insertSource,
  saveSourceCursor,
  sourceBeingRead,
  type ComparedSource,
} from './queries/sources.ts';
import { stageOrders } from './stage-orders.ts';

export type PlatformGiven = {
  readonly database: Database;
  readonly platforms: Platforms;
  readonly secrets: Sealer;
  readonly clock: () => Date;
};

/** A part that was fetched, with the way to save it in a transaction. */
export type FetchedPart = {
  readonly keep: (tx: Tx) => Promise<void>;
  readonly part: number;
  readonly isLast: boolean;
  /** Milliseconds until the platform is asked again. */
  readonly wait: number;
};

/**
 * Fetches the orders of a connected shop to compare them, part by part; nothing of them is imported, and no customer is kept. After
 * a stop of the server the next one goes on from the part that was kept last. Null where no platform is connected.
 */
export async function* fetchToCompare(
  given: PlatformGiven,
  shopId: number,
  signal: AbortSignal,
): AsyncGenerator<FetchedPart> {
  const { database, platforms, clock } = given;
  const asShop = <T>(work: (tx: Tx) => Promise<T>) => database.asShop({ shopId, vendorIds: null }, work);
  const { connection, shop } = await asShop(async (tx) => ({
    connection: await connectionOf(tx, shopId),
    shop: await importShop(tx, shopId),
  }));
  const platform = connection === null ? undefined : platforms.get(connection.platform);
  if (connection?.state !== 'connected' || platform === undefined) return;
  const source = await asShop((tx) =>
    sourceToFill(tx, shopId, platform.name, platform.beginning(null), clock()),
  );
  const open = platform.open(connection.host, tokensOf(given, platform, shopId), signal);
  const of = { shopId, sourceId: source.id };
  let row = source.records;
  for await (const batch of open.reading.batches(shop, source.cursor)) {
    const orders = ordersOf(batch);
    const start = row;
    row += orders.length;
    yield {
      part: batch.progress,
      isLast: batch.cursor === null,
      wait: batch.of === 'nothing' ? batch.wait : 0,
      keep: async (tx) => {
        if (batch.of === 'orders') {
          await stageOrders(tx, of, {
            read: orders.map((order, index) => ({ row: start + index + 1, order: withoutCustomer(order) })),
            // The reader names the order that it cannot read.
            unread: batch.problems.map(({ excerpt }) => ({ row: 0, name: excerpt, id: '', currency: '' })),
            problems: batch.problems.map(({ row: place, reason }) => ({ row: place, detail: reason })),
          });
        }
        if (batch.cursor === null) {
          await finishSource(tx, { shopId, id: source.id }, { role: 'platform', now: clock() });
        } else await saveSourceCursor(tx, { shopId, id: source.id }, batch.cursor);
      },
    };
  }
}

function ordersOf(batch: PlatformBatch<unknown>): readonly PlatformOrder[] {
  return batch.of === 'orders' ? batch.read : [];
}

async function sourceToFill(
  tx: Tx,
  shopId: number,
  name: string,
  cursor: unknown,
  now: Date,
): Promise<Pick<ComparedSource, 'id' | 'records' | 'cursor'>> {
  const begun = await sourceBeingRead(tx, shopId);
  if (begun !== null) return begun;
  const id = await insertSource(tx, { shopId, role: 'platform', name, size: 0, cursor, madeBy: null, now });
  return { id, records: 0, cursor };
}
