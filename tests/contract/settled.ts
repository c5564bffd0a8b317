import { runJob } from '../../packages/server/src/jobs/run.ts';
import type { Database } from '../../packages/server/src/database/database.ts';
import { dueJobs } from '../../packages/server/src/queries/shops/shop-jobs.ts';

/** Runs every due job of every shop to its end, so that all figures are up to date. */
export async function settled(
  { database }: { readonly database: Database },
  now = new Date(),
): Promise<void> {
  for (;;) {
    const due = await database.asSystem((tx) => dueJobs(tx));
    if (due.length === 0) return;
    for (const job of due) await runJob(database, job, { clock: () => now });
  }
}
