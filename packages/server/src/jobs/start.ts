import type { Tx } from '../database/database.ts';
import { afterCommit } from '../database/transactions.ts';
import { setSyncActive } from '../queries/job-rows.ts';
import type { ShopJobKind } from '../database/rows.ts';
import { makeDue, type ShopJob } from '../queries/shops/shop-jobs.ts';
import type { Jobs } from './jobs.ts';

/** Makes a job due in this transaction and starts it after the commit; a sync shows in the shop's settings. */
export async function startJob(
  tx: Tx,
  jobs: Jobs,
  job: ShopJob,
  how: Parameters<typeof makeDue>[2],
): Promise<'started' | 'running'> {
  const was = await makeDue(tx, job, how);
  if (job.kind === 'sync') await setSyncActive(tx, job.shopId, true);
  afterCommit(() => jobs.wake());
  return was;
}

/** Starts a job at a user's request; a running one continues. */
export async function askFor(
  tx: Tx,
  jobs: Jobs,
  job: { readonly shopId: number; readonly kind: ShopJobKind; readonly vendorId?: number },
): Promise<'started' | 'running'> {
  const whole: ShopJob = { ...job, vendorId: job.vendorId ?? null };
  return startJob(tx, jobs, whole, { holdsPayouts: false, beginsAgain: false });
}
