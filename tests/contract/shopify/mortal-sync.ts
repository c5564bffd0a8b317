import { sql } from 'kysely';
import { createFetcher } from '../../../packages/server/src/jobs/fetcher.ts';
import { runJob } from '../../../packages/server/src/jobs/run.ts';
import { platformsOf } from '../../../packages/server/src/platforms/platforms.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';

/*
 * A process that syncs like a server and, on request, kills itself in the middle of its nth writing transaction. It
 * prints a line when nothing is due any more.
 */

// The test passes it.
const { at, app, secretsKey, now, killIn } = JSON.parse(process.argv[2] ?? '') as {
  at: Location;
  app: { key: string; secret: string; baseUrl: string };
  secretsKey: string;
  now: string;
  killIn: number | null;
};

const database = await openDatabase(at);
let chunks = 0;
const mortal: Database = {
  ...database,
  asShop: (who, work) =>
    database.asShop(who, async (tx) => {
      const result = await work(tx);
      if (who.readOnly !== true && ++chunks === killIn) process.kill(process.pid, 'SIGKILL');
      return result;
    }),
};
const clock = () => new Date(now);
const fetcher = createFetcher({
  database: mortal,
  platforms: platformsOf({ shopify: app }),
  secrets: sealerOf(secretsKey),
  publicUrl: () => 'https://app.example',
  clock,
});
for (;;) {
  // The pauses of Shopify are skipped.
  await database.asSystem((tx) => sql`update shop_jobs set resume_at = now() where is_due`.execute(tx));
  const due = await database.asSystem((tx) => dueJobs(tx));
  if (due.length === 0) break;
  for (const job of due) await runJob(mortal, job, { clock, fetcher });
}
await fetcher.close();
await database.close();
process.stdout.write('done');
