import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { setSyncActive } from '../queries/job-rows.ts';
import type { JobPosition } from '../database/column-types.ts';
import {
  finishJob,
  lockDueJob,
  moveJob,
  pauseJob,
  reportJobProgress,
  type ShopJob,
} from '../queries/shops/shop-jobs.ts';
import { lockSettings } from '../pricing/shop-rules.ts';
import type { Fetched, Fetcher } from './fetched.ts';
import { Pace } from './pace.ts';
import { planOf, type Step, type StepOf } from './plans.ts';

export type RunGiven = {
  readonly clock: () => Date;
  /** Ends the run after the current batch; the job stays due. */
  readonly signal?: AbortSignal;
  /** Fetches from platforms before the job's own steps; without it nothing is fetched. */
  readonly fetcher?: Fetcher;
};

/** The percentage of the progress bar for fetching, in a job that fetches. */
const fetchShare = 70;

/** Runs a due job to its end, batch by batch. Several processes that run it at once take turns. */
export async function runJob(database: Database, job: ShopJob, given: RunGiven): Promise<void> {
  const pace = new Pace(database);
  while (given.signal?.aborted !== true) {
    const { fetcher } = given;
    if ((await runBatch(database, job, { now: given.clock(), pace, fetcher })) !== 'going on') return;
    await wait(pace.rest);
  }
}

/**
 * Runs the next batch of a due job and saves its new position in one transaction: after a crash the job resumes after
 * its last batch. 'done' also where the job is not due; 'waiting' where another server needs time. Without a pace a batch has all the
 * rows that it may have.
 */
export async function runBatch(
  database: Database,
  job: ShopJob,
  given: { readonly now: Date; readonly pace?: Pace | undefined; readonly fetcher?: Fetcher | undefined },
): Promise<'going on' | 'done' | 'waiting'> {
  const fetched = (await given.fetcher?.next(job)) ?? null;
  try {
    return await writeChunk(database, job, given, fetched);
  } catch (error) {
    if (fetched?.failed === undefined) throw error;
    await fetched.failed(error);
    return 'going on';
  }
}

async function writeChunk(
  database: Database,
  job: ShopJob,
  { now, pace }: { readonly now: Date; readonly pace?: Pace | undefined },
  fetched: Fetched | null,
): Promise<'going on' | 'done' | 'waiting'> {
  const { shopId, vendorId } = job;
  const of: StepOf = { shopId, vendorId, now };
  return database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
    // First, since a change of rules locks them before the job. A step reads many lines and writes their prices, so no other
    // transaction may price lines meanwhile.
    await lockSettings(tx, shopId, fetched === null ? 'change' : 'share');
    const due = await lockDueJob(tx, job);
    if (due === null) return 'done';
    if (fetched !== null) {
      if (!(await fetched.write(tx))) return 'going on';
      await reportJobProgress(tx, job, {
        description: fetched.description,
        progress: Math.floor(fetchShare * fetched.progress),
      });
      if (fetched.wait > 0) await pauseJob(tx, job, fetched.wait);
      return fetched.wait > 0 ? 'waiting' : 'going on';
    }
    const plan = planOf(job);
    if (plan.length === 0) {
      await finishJob(tx, job);
      return 'done';
    }
    const at = due.position ?? {
      step: 0,
      after: null,
      handled: 0,
      total: (await plan[0]?.count(tx, of)) ?? 0,
      from: due.progress,
    };
    const step = plan[at.step];
    if (step === undefined) throw new Error(`A ${job.kind} of shop ${shopId} has no step ${at.step}.`);

    const began = performance.now();
    const rows = pace?.rowsOf(step.inChunk) ?? step.inChunk;
    const { handled, after } = await step.advance(tx, of, at.after, rows);
    pace?.took(performance.now() - began);
    const isLast = after === null && at.step === plan.length - 1;
    if (isLast) {
      await finishJob(tx, job);
      if (job.kind === 'sync') await setSyncActive(tx, shopId, false);
      return 'done';
    }
    const next = plan[at.step + 1];
    const position: JobPosition =
      after === null && next !== undefined
        ? { ...at, step: at.step + 1, after: null, handled: 0, total: await next.count(tx, of) }
        : { ...at, after, handled: at.handled + handled };
    await moveJob(tx, job, {
      position,
      description: plan[position.step]?.description ?? step.description,
      progress: progressAt(plan, position),
    });
    return 'going on';
  });
}

/** Below 100 until the job is done. */
function progressAt(plan: readonly Step[], { step, handled, total, from = 0 }: JobPosition): number {
  const weightOf = (steps: readonly Step[]) => steps.reduce((sum, { weight }) => sum + weight, 0);
  const part = total === 0 ? 0 : Math.min(1, handled / total);
  const gone = weightOf(plan.slice(0, step)) + (plan[step]?.weight ?? 0) * part;
  return Math.min(99, Math.floor(from + ((100 - from) * gone) / weightOf(plan)));
}
