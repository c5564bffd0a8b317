import { PgBoss } from 'pg-boss';
import { makeInboxesDue } from '../queries/platforms.ts';
import type { Database } from '../database/database.ts';
import type { ShopJobKind } from '../database/schema-jobs.ts';
import { dueJobs, postponeJob } from '../queries/shop-jobs.ts';
import { recurringJobs, type RecurringGiven } from './recurring.ts';
import type { Fetcher } from './fetched.ts';
import { runJob } from './run.ts';

/*
 * Runs what is due. What has to be done is told by our own tables, in the transactions that make it necessary; the
 * queue decides which process does it, and that a shop has one job of a kind at a time. So an entry of the queue that
 * is lost costs a few seconds, until the next look at the tables.
 */

export type Jobs = {
  /** Has due jobs looked for now and not only at the next look; harmless when there are none. Never throws. */
  readonly wake: () => void;
};

/** Where nothing runs: a due job waits for a server that runs jobs. */
export const restingJobs: Jobs = { wake: () => undefined };

export type RunningJobs = Jobs & {
  /** Lets the chunks under way end, and stops; the jobs go on at the next start. */
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
/** How long a job of a process that died keeps another from taking it. */
const heartbeatSeconds = 15;
const stopWithinMs = 8000;

type ShopData = { readonly shopId: number };

/** Work that one topic knows how to find and to do by itself, a shop at a time; its tables say what is due. */
export type ShopWork = {
  readonly name: string;
  readonly dueShops: () => Promise<readonly number[]>;
  readonly run: (shopId: number, signal: AbortSignal) => Promise<void>;
};

export type JobsGiven = RecurringGiven & {
  readonly shopWork: readonly ShopWork[];
  /** Who is asked for connected shops; without it nobody. */
  readonly fetcher?: Fetcher;
};

/** Sets the queue up in a schema of its own, which shops cannot see, and begins to work. */
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
    // What has begun would go on beside the next attempt.
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
    // Two that begin at once on a new database both make the schema; for the slower one it is there by then.
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
  // A worker takes one entry and then waits for the next poll: with work left it is told to look again at once.
  const lookAgain = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };

  for (const kind of shopKinds) {
    await boss.createQueue(kind, { ...options, deleteAfterSeconds: 24 * 3600 });
    // The embedded database has one process, this one: what is in its queue is of a process that is gone.
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
    try {
      for (;;) {
        const due = await database.asSystem((tx) => dueJobs(tx, { shopId, kind }));
        if (due.length === 0 || stopping.signal.aborted) return;
        for (const job of due) {
          try {
            await runJob(database, job, {
              clock,
              signal: stopping.signal,
              ...(fetcher === undefined ? {} : { fetcher }),
            });
          } catch (error) {
            onFailure(`The ${kind} of shop ${shopId}`, error);
            await database.asSystem((tx) => postponeJob(tx, job));
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
        // Also for an entry that another process has made and not taken.
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

/** PostgreSQL: a row, schema, type or table that another transaction has made meanwhile. */
function isMadeByAnother(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['23505', '42P06', '42710', '42P07'].includes(String(error.code))
  );
}
