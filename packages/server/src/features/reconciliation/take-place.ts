import type { Tx } from '../../database/database.ts';
import type { ComparedRole } from '../../database/rows.ts';
import { lockRun, restartStep } from './queries/runs.ts';
import { finishSource } from './queries/sources.ts';
import { lockShop } from '../../queries/shops/shops.ts';

/**
 * A file that was read takes the place of the one before. Two files at once take turns, and so do a file and a comparison, which
 * begins with it again.
 */
export async function takePlace(
  tx: Tx,
  source: { readonly shopId: number; readonly id: number },
  of: { readonly role: Exclude<ComparedRole, 'platform'>; readonly now: Date },
): Promise<void> {
  await lockShop(tx, source.shopId);
  const run = await lockRun(tx, source.shopId);
  await finishSource(tx, source, of);
  await restartStep(tx, run, of.role);
}
