import type { Database } from '../store/database.ts';
import { setSyncActive } from '../store/job-rows.ts';
import type { JobPosition } from '../store/schema-jobs.ts';
import { finishJob, lockDueJob, moveJob, pauseJob, tellJob, type ShopJob } from '../store/shop-jobs.ts';
import { holdRules } from '../store/shop-rules.ts';
import type { Heard, Outside } from './outside.ts';
import { planOf, type Step, type StepOf } from './plans.ts';

export type RunGiven = {
  readonly clock: () => Date;
  /** Ends the run after the chunk that is under way; the job stays due. */
  readonly signal?: AbortSignal;
  /** Who is asked before the job's own steps; without it nobody. */
  readonly outside?: Outside;
};

/** What other servers tell is so much of a job that asks them, in per cent. */
const outsideShare = 70;

/** Runs a due job to its end, a chunk at a time. Whoever else runs it at the same time only takes turns with it. */
export async function runJob(database: Database, job: ShopJob, given: RunGiven): Promise<void> {
  while (given.signal?.aborted !== true) {
    if ((await runChunk(database, job, given.clock(), given.outside)) !== 'going on') return;
  }
}

/**
 * The next chunk of a due job with its new position, in one transaction: killed at any time, the job is where its
 * last chunk has left it. 'done' also when the job is not due; 'waiting' when another server needs time.
 */
export async function runChunk(
  database: Database,
  job: ShopJob,
  now: Date,
  outside?: Outside,
): Promise<'going on' | 'done' | 'waiting'> {
  const heard = (await outside?.hear(job)) ?? null;
  try {
    return await writeChunk(database, job, now, heard);
  } catch (error) {
    if (heard?.failed === undefined) throw error;
    await heard.failed(error);
    return 'going on';
  }
}

async function writeChunk(
  database: Database,
  job: ShopJob,
  now: Date,
  heard: Heard | null,
): Promise<'going on' | 'done' | 'waiting'> {
  const { shopId, vendorId } = job;
  const of: StepOf = { shopId, vendorId, now };
  return database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
    // First, as whoever changes the rules takes them before the job. A step of ours reads many lines and writes what it makes of
    // them, so nobody else prices any meanwhile.
    await holdRules(tx, shopId, heard === null ? 'change' : 'share');
    const due = await lockDueJob(tx, job);
    if (due === null) return 'done';
    if (heard !== null) {
      if (!(await heard.write(tx))) return 'going on';
      await tellJob(tx, job, {
        description: heard.description,
        progress: Math.floor(outsideShare * heard.progress),
      });
      if (heard.wait > 0) await pauseJob(tx, job, heard.wait);
      return heard.wait > 0 ? 'waiting' : 'going on';
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

    const { handled, after } = await step.advance(tx, of, at.after);
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
