import type { Database, Tx } from '../database/database.ts';
import { lockSettings } from '../pricing/shop-rules.ts';
import { forgetSales } from '../pricing/vendor-sales.ts';
import { failsFrom, postponeJob, splitRecalculation, type ShopJob } from '../queries/shops/shop-jobs.ts';

export type FailureGiven = {
  readonly error: unknown;
  readonly now: Date;
  readonly onFailing?: ((tx: Tx, shopId: number, now: Date) => Promise<void>) | undefined;
};

/**
 * Keeps why a job failed, and has it tried again later. One of a whole shop that fails again and again goes on by vendor, since most
 * of them may well be paid. The reconciliation names the failing ones at once.
 */
export async function postponeFailed(
  database: Database,
  job: ShopJob,
  { error, now, onFailing }: FailureGiven,
): Promise<void> {
  const { shopId, vendorId, kind } = job;
  const failures = await database.asSystem(async (tx) => {
    // First, as in every batch of a job.
    await lockSettings(tx, shopId, 'change');
    const count = await postponeJob(tx, job, wordsOf(error));
    if (count >= failsFrom && kind === 'recalculation' && vendorId === null) {
      await forgetSales(tx, shopId);
      await splitRecalculation(tx, shopId);
    }
    return count;
  });
  if (failures === failsFrom && onFailing !== undefined)
    await database.asSystem((tx) => onFailing(tx, shopId, now));
}

const longestWhy = 300;

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.slice(0, longestWhy);
}
