import { PgBoss } from 'pg-boss';
import { makeInboxesDue } from '../queries/shops/platforms.ts';
import type { Database } from '../database/database.ts';
import type { ShopJobKind } from '../database/rows.ts';
import { dueJobs } from '../queries/shops/shop-jobs.ts';
import { recurringJobs, type RecurringGiven } from './recurring.ts';
import { postponeFailed, type FailureGiven } from './failed-job.ts';
import type { Fetcher } from './fetched.ts';
import { runJob } from './run.ts';
import type { ShopWork } from './shop-work.ts';

/*
 * Runs due jobs. Our own tables say what is due, in the transactions that make it so; the queue only decides which
 * process does it, and that a shop has one job of a kind at a time. So a lost entry of the queue costs a few seconds,
 * until the next poll of the tables.
 */

export type Jobs = {
  /** Looks for due jobs now instead of at the next poll; harmless where there are none. Never throws. */
  readonly wake: () => void;
};

/** Runs nothing: a due job waits for a server that runs jobs. */
export const restingJobs: Jobs = { wake: () => undefined };

export type RunningJobs = Jobs & {
  /** Lets the chunks under way finish, and stops; the jobs resume at the next start. */
  readonly stop: () => Promise<void>;
};

const schema = 'pgboss';
const shopKinds = [
  'sync',
  'recalculation',
  'totals',
  'reconcile',
  'inbox',
] as const satisfies readonly ShopJobKind[];

const msBetweenLooks = 5000;
/** The time for which a dead process's job stays locked for others. */
const heartbeatSeconds = 15;
const stopWithinMs = 8000;

type ShopData = { readonly shopId: number };

export type JobsGiven = RecurringGiven & {
  readonly shopWork: readonly ShopWork[];
  /** Fetches for connected shops; without it nothing is fetched. */
  readonly fetcher?: Fetcher;
  /** Called once for a shop with a job that has failed again and again. */
  readonly onFailing?: FailureGiven['onFailing'];
};

/** Creates the queue in a schema of its own, which shops cannot see, and starts working. */
export async function startJobs(database: Database, given: JobsGiven): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.queueStatement(text, values) },
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schema,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  try {
    return await begin(boss, database, given);
  } catch (error) {
    // Started parts would continue beside the next attempt.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

async function begin(boss: PgBoss, database: Database, given: JobsGiven): Promise<RunningJobs> {
  const { clock, onFailure, shopWork, fetcher } = given;
  const stopping = new AbortController();
  boss.on('error', (error) => {
    if (!stopping.signal.aborted) onFailure('The queue of jobs', error);
  });
  await boss.start().catch((error: unknown) => {
    // Two processes that start at once on a new database both create the schema; the slower one finds it there.
    if (!isMadeByAnother(error)) throw error;
    return boss.start();
  });

  const workers = new Map<string, string>();
  const atWork = new Set<string>();
  const options = {
    policy: 'exclusive',
    retryLimit: 0,
    heartbeatSeconds,
    expireInSeconds: 23 * 3600,
  } as const;
  const pollingIntervalSeconds = 30;
  // A worker takes one entry and waits for the next poll; while work is left, it is notified to poll at once.
  const lookAgain = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };

  for (const kind of shopKinds) {
    await boss.createQueue(kind, { ...options, deleteAfterSeconds: 24 * 3600 });
    // The embedded database has one process, this one: entries in its queue belong to a process that has ended.
    if (database.kind === 'pglite') await boss.deleteAllJobs(kind);
    const id = await boss.work<ShopData>(kind, { pollingIntervalSeconds }, async ([job]) => {
      if (job === undefined) return;
      await workFor(job.data.shopId, kind);
      lookAgain(kind);
    });
    workers.set(kind, id);
  }
  for (const { name, run } of shopWork) {
    await boss.createQueue(name, { ...options, deleteAfterSeconds: 24 * 3600 });
    if (database.kind === 'pglite') await boss.deleteAllJobs(name);
    const id = await boss.work<ShopData>(name, { pollingIntervalSeconds }, async ([job]) => {
      if (job === undefined) return;
      const key = `${name} ${job.data.shopId}`;
      atWork.add(key);
      try {
        await run(job.data.shopId, stopping.signal);
      } catch (error) {
        onFailure(`The ${name} of shop ${job.data.shopId}`, error);
      } finally {
        atWork.delete(key);
        lookAgain(name);
      }
    });
    workers.set(name, id);
  }
  for (const [name, { cron, run }] of Object.entries(recurringJobs(database, given))) {
    await boss.createQueue(name, { ...options, deleteAfterSeconds: 24 * 3600 });
    if (database.kind === 'pglite') await boss.deleteAllJobs(name);
    await boss.work(name, { pollingIntervalSeconds }, async () => {
      try {
        await run();
      } catch (error) {
        onFailure(`The recurring job '${name}'`, error);
      }
    });
    await boss.schedule(name, cron, null, { missed: 'once' });
  }

  async function workFor(shopId: number, kind: ShopJobKind): Promise<void> {
    const key = `${kind} ${shopId}`;
    atWork.add(key);
    let hasRun = false;
    try {
      for (;;) {
        const due = await database.asSystem((tx) => dueJobs(tx, { shopId, kind }));
        if (stopping.signal.aborted) return;
        if (due.length === 0) {
          if (hasRun && writesLines(kind)) await database.vacuum('line_items');
          return;
        }
        hasRun = true;
        for (const job of due) {
          try {
            await runJob(database, job, {
              clock,
              signal: stopping.signal,
              ...(fetcher === undefined ? {} : { fetcher }),
            });
          } catch (error) {
            onFailure(`The ${kind} of shop ${shopId}`, error);
            await postponeFailed(database, job, { error, now: clock(), onFailing: given.onFailing });
          }
        }
      }
    } finally {
      atWork.delete(key);
    }
  }

  let looking: Promise<void> | null = null;
  let isWanted = false;
  let nextLook: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    isWanted = true;
    looking ??= look()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onFailure('Looking for jobs', error);
      })
      .finally(() => {
        looking = null;
        if (stopping.signal.aborted) return;
        if (isWanted) wake();
        else nextLook = setTimeout(wake, msBetweenLooks).unref();
      });
  }

  async function look(): Promise<void> {
    clearTimeout(nextLook);
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      await database.asSystem((tx) => makeInboxesDue(tx, clock()));
      const due = await database.asSystem((tx) => dueJobs(tx));
      const wanted = new Map<string, { name: string; shopId: number }>(
        due.map(({ kind, shopId }) => [`${kind} ${shopId}`, { name: kind, shopId }]),
      );
      for (const { name, dueShops } of shopWork) {
        for (const shopId of await dueShops()) wanted.set(`${name} ${shopId}`, { name, shopId });
      }
      for (const [key, { name, shopId }] of wanted) {
        if (atWork.has(key)) continue;
        const data: ShopData = { shopId };
        await boss.send(name, data, { singletonKey: String(shopId) });
        // Also for an entry that another process has created and not taken.
        lookAgain(name);
      }
    }
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(nextLook);
      await looking;
      await fetcher?.close();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}

function writesLines(kind: ShopJobKind): boolean {
  return kind === 'recalculation' || kind === 'sync';
}

/** PostgreSQL: another transaction has created the row, schema, type or table meanwhile. */
function isMadeByAnother(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['23505', '42P06', '42710', '42P07'].includes(String(error.code))
  );
}
