import type { Platforms } from '../platforms/platforms.ts';
import { askToRead, shopsToReconcile } from '../queries/platforms.ts';
import type { Database } from '../store/database.ts';
import { makeDue } from '../store/shop-jobs.ts';
import { changesSince } from './readings.ts';

const day = 24 * 60 * 60 * 1000;

/** How far back of what has been read a reconciliation looks again, in milliseconds. */
export const lookBack = { hourly: 0, nightly: 3 * day } as const;

/**
 * Has every connected shop read what has changed since it was read last: messages of a platform get lost, and this
 * finds what never came. Shops whose first sync is not through, or that are being reconciled, are passed over.
 */
export async function reconcileAll(database: Database, platforms: Platforms, back: number): Promise<void> {
  const shops = await database.asSystem(shopsToReconcile);
  for (const { shopId, platform: name, readUntil } of shops) {
    const platform = platforms.get(name);
    if (platform === undefined) continue;
    await database.asSystem(async (tx) => {
      const job = { shopId, kind: 'reconcile', vendorId: null } as const;
      await makeDue(tx, job, { holdsPayouts: false, beginsAgain: false });
      await askToRead(tx, shopId, 'changes', changesSince(platform, new Date(readUntil.getTime() - back)));
    });
  }
}
