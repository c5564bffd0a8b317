import type { Database } from '../database/database.ts';
import { lockSettings } from '../pricing/shop-rules.ts';
import { forgetSales } from '../pricing/vendor-sales.ts';
import { failsFrom, postponeJob, splitRecalculation, type ShopJob } from '../queries/shop-jobs.ts';

/**
 * Keeps why a job failed, and has it tried again later. One of a whole shop that fails again and again goes on by vendor, since most
 * of them may well be paid.
 */
export async function postponeFailed(database: Database, job: ShopJob, error: unknown): Promise<void> {
  const { shopId, vendorId, kind } = job;
  await database.asSystem(async (tx) => {
    const failures = await postponeJob(tx, job, wordsOf(error));
    if (failures < failsFrom || kind !== 'recalculation' || vendorId !== null) return;
    await lockSettings(tx, shopId, 'change');
    await forgetSales(tx, shopId);
    await splitRecalculation(tx, shopId);
  });
}

const longestWhy = 300;

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.slice(0, longestWhy);
}
