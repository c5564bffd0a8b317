import { setTimeout as pause } from 'node:timers/promises';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { startJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { createReplayWork } from '../../../packages/server/src/features/rules/rule-replay-work.ts';
import { createStatementWork } from '../../../packages/server/src/features/statements/statement-work.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { shopsWithReplays } from '../../../packages/server/src/features/rules/queries/rule-replays.ts';
import { shopsWithStatementRuns } from '../../../packages/server/src/features/statements/queries/statement-runs.ts';
import { testConfig } from '../../config.ts';
import { jobsDay } from './days.ts';

/*
 * A process that runs due jobs like a server and, on request, kills itself in the middle of its nth batch. It prints
 * a line when nothing is due any more.
 */

// The test passes them.
const { at, killIn } = JSON.parse(process.argv[2] ?? '') as { at: Location; killIn: number | null };

const database = await openDatabase(at);
let batches = 0;
const mortal: Database = {
  ...database,
  asShop: (who, work) =>
    database.asShop(who, async (tx) => {
      const result = await work(tx);
      if (++batches === killIn) process.kill(process.pid, 'SIGKILL');
      return result;
    }),
};
const clock = () => jobsDay;
const statements = createStatementWork({
  database: mortal,
  secrets: sealerOf(testConfig().secretsKey),
  publicUrl: () => 'https://jobs.example',
  clock,
  startDelivery: () => undefined,
});
const jobs = await startJobs(mortal, {
  clock,
  deliverMail: () => Promise.resolve(),
  shopWork: [statements, createReplayWork({ database: mortal, clock })],
  onFailure: (what, error) => console.error(what, error),
});
const isBusy = () =>
  database.asSystem(async (tx) => {
    const due = [await dueJobs(tx), await shopsWithStatementRuns(tx), await shopsWithReplays(tx)];
    return due.flat().length > 0;
  });
while (await isBusy()) await pause(100);
await jobs.stop();
await database.close();
process.stdout.write('done');
