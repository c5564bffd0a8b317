import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { ShopJobKind } from '../database/rows.ts';
import { endEveryLease } from '../queries/leases.ts';
import { makeInboxesDue } from '../queries/shops/platforms.ts';
import { dueJobs } from '../queries/shops/shop-jobs.ts';
import { postponeFailed, type FailureGiven } from './failed-job.ts';
import type { Fetcher } from './fetched.ts';
import { underLease } from './lease.ts';
import { recurringWork, type RecurringGiven } from './recurring.ts';
import { runJob } from './run.ts';
import type { ShopWork } from './shop-work.ts';

/*
 * Runs due jobs. Our own tables say what is due, in the transactions that make it so; a lease decides which process does
 * it. A process does one piece of work of a name at a time, shop after shop.
 */

export type Jobs = {
  /** Looks for due jobs now instead of at the next poll; harmless where there are none. Never throws. */
  readonly wake: () => void;
};

/** Runs nothing: a due job waits for a server that runs jobs. */
export const restingJobs: Jobs = { wake: () => undefined };

export type RunningJobs = Jobs & {
  /** Lets the batches under way finish, and stops; the jobs resume at the next start. */
  readonly stop: () => Promise<void>;
};

const shopKinds = [
  'sync',
  'recalculation',
  'totals',
  'reconcile',
  'inbox',
] as const satisfies readonly ShopJobKind[];

const msBetweenLooks = 5000;
const stopWithinMs = 8000;

export type JobsGiven = RecurringGiven & {
  readonly shopWork: readonly ShopWork[];
  /** Fetches for connected shops; without it nothing is fetched. */
  readonly fetcher?: Fetcher;
  /** Called once for a shop with a job that has failed again and again. */
  readonly onFailing?: FailureGiven['onFailing'];
};

/** Work of one name; that of a kind of job is found among all due jobs at once. */
type Work = Pick<ShopWork, 'name' | 'run'> & Partial<Pick<ShopWork, 'dueShops'>>;

/** The work of one name in this process. */
type Line = Work & {
  /** The shops that wait; the one at work waits too where it is due again, since its work may have passed that by. */
  readonly waiting: Set<number>;
  running: Promise<void> | null;
};

export async function startJobs(database: Database, given: JobsGiven): Promise<RunningJobs> {
  const { clock, onFailure, fetcher } = given;
  const holder = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  // The embedded database has one process, this one: its leases are of a process that has ended.
  if (database.kind === 'pglite') await database.asSystem(endEveryLease);
  const works: readonly Work[] = [
    ...shopKinds.map((kind) => workOfKind(database, kind, given)),
    ...given.shopWork,
    ...(await recurringWork(database, given)),
  ];
  const lines = works.map((work): Line => ({ ...work, waiting: new Set(), running: null }));

  let looking: Promise<void> | null = null;
  let isWanted = false;
  let nextLook: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    isWanted = true;
    if (signal.aborted) return;
    looking ??= look()
      .catch((error: unknown) => {
        if (!signal.aborted) onFailure('Looking for jobs', error);
      })
      .finally(() => {
        looking = null;
        if (signal.aborted) return;
        if (isWanted) wake();
        else nextLook = setTimeout(wake, msBetweenLooks).unref();
      });
  }

  async function look(): Promise<void> {
    clearTimeout(nextLook);
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await database.asSystem((tx) => makeInboxesDue(tx, clock()));
      const jobs = await database.asSystem((tx) => dueJobs(tx));
      for (const line of lines) {
        const ofKind = jobs.flatMap(({ kind, shopId }) => (kind === line.name ? [shopId] : []));
        for (const shop of (await dueShopsOf(line)) ?? ofKind) line.waiting.add(shop);
        if (line.waiting.size > 0) line.running ??= goThrough(line);
      }
    }
  }

  /** Work that cannot be looked for holds up no other. */
  async function dueShopsOf({ name, dueShops }: Line): Promise<readonly number[] | undefined> {
    try {
      return await dueShops?.();
    } catch (error) {
      if (!signal.aborted) onFailure(`Looking for ${name}`, error);
      return [];
    }
  }

  async function goThrough(line: Line): Promise<void> {
    for (const shopId of line.waiting) {
      if (signal.aborted) return;
      line.waiting.delete(shopId);
      await underLease(database, { name: line.name, shopId, holder }, () => line.run(shopId, signal)).catch(
        (error: unknown) => {
          const of = shopId === 0 ? `The recurring job '${line.name}'` : `The ${line.name} of shop ${shopId}`;
          if (!signal.aborted) onFailure(of, error);
        },
      );
    }
    line.running = null;
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(nextLook);
      await looking;
      await fetcher?.close();
      const ended = new AbortController();
      await Promise.race([
        Promise.all(lines.map(async ({ running }) => running)),
        wait(stopWithinMs, undefined, { signal: ended.signal }).catch(() => undefined),
      ]);
      ended.abort();
    },
  };
}

/** The due jobs of one kind: each is run to its end, and what became due meanwhile. */
function workOfKind(database: Database, kind: ShopJobKind, given: JobsGiven): Work {
  const { clock, fetcher, onFailure, onFailing } = given;
  return {
    name: kind,
    async run(shopId, signal) {
      for (let hasRun = false; ; hasRun = true) {
        const due = await database.asSystem((tx) => dueJobs(tx, { shopId, kind }));
        if (signal.aborted) return;
        if (due.length === 0) {
          if (hasRun && writesLines(kind)) await database.vacuum('line_items');
          return;
        }
        for (const job of due) {
          try {
            await runJob(database, job, { clock, signal, ...(fetcher === undefined ? {} : { fetcher }) });
          } catch (error) {
            onFailure(`The ${kind} of shop ${shopId}`, error);
            await postponeFailed(database, job, { error, now: clock(), onFailing });
          }
        }
      }
    },
  };
}

function writesLines(kind: ShopJobKind): boolean {
  return kind === 'recalculation' || kind === 'sync';
}
