import type { Platforms } from '../platforms/platforms.ts';
import { askForDeletions } from '../queries/orders/deleted-orders.ts';
import { askToRead, shopsToReconcile } from '../queries/shops/platforms.ts';
import type { Database } from '../database/database.ts';
import { makeDue } from '../queries/shops/shop-jobs.ts';
import { deletionsSince } from './deletions.ts';
import { changesSince } from './fetches.ts';

const day = 24 * 60 * 60 * 1000;

export type Reconciliation = {
  /** The overlap with the previous fetch, in milliseconds. */
  readonly lookBack: number;
  /** Searches for deleted orders, as of this moment; null for not. */
  readonly deletions: Date | null;
};

export const hourly: Reconciliation = { lookBack: 0, deletions: null };

export function nightly(now: Date): Reconciliation {
  return { lookBack: 3 * day, deletions: now };
}

/**
 * Makes a reconciliation due for every connected shop, which fetches changes since its last fetch: webhooks get lost,
 * and this finds what they missed. Shops whose first sync has not finished, or whose reconciliation is running, are
 * skipped.
 */
export async function reconcileAll(
  database: Database,
  platforms: Platforms,
  { lookBack, deletions }: Reconciliation,
): Promise<void> {
  const shops = await database.asSystem(shopsToReconcile);
  for (const { shopId, platform: name, readUntil } of shops) {
    const platform = platforms.get(name);
    if (platform === undefined) continue;
    await database.asSystem(async (tx) => {
      const job = { shopId, kind: 'reconcile', vendorId: null } as const;
      await makeDue(tx, job, { holdsPayouts: false, beginsAgain: false });
      await askToRead(
        tx,
        shopId,
        'changes',
        changesSince(platform, new Date(readUntil.getTime() - lookBack)),
      );
      if (deletions !== null) await askForDeletions(tx, shopId, deletionsSince(platform, deletions));
    });
  }
}
