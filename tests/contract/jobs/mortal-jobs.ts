import { setTimeout as pause } from 'node:timers/promises';
import { startJobs } from '../../../packages/server/src/jobs/jobs.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { dueJobs } from '../../../packages/server/src/queries/shop-jobs.ts';
import { jobsDay } from './days.ts';

/*
 * A process that runs due jobs like a server and, on request, kills itself in the middle of its nth chunk. It prints
 * a line when nothing is due any more.
 */

// The test passes them.
const { at, killIn } = JSON.parse(process.argv[2] ?? '') as { at: Location; killIn: number | null };

const database = await openDatabase(at);
let chunks = 0;
const mortal: Database = {
  ...database,
  asShop: (who, work) =>
    database.asShop(who, async (tx) => {
      const result = await work(tx);
      if (++chunks === killIn) process.kill(process.pid, 'SIGKILL');
      return result;
    }),
};
const jobs = await startJobs(mortal, {
  clock: () => jobsDay,
  deliverMail: () => Promise.resolve(),
  shopWork: [],
  onFailure: (what, error) => console.error(what, error),
});
while ((await database.asSystem((tx) => dueJobs(tx))).length > 0) await pause(100);
await jobs.stop();
await database.close();
process.stdout.write('done');
