import type { Database } from '../store/database.ts';
import { setSyncActive } from '../store/job-rows.ts';
import type { JobPosition } from '../store/schema-jobs.ts';
import { finishJob, lockDueJob, moveJob, type ShopJob } from '../store/shop-jobs.ts';
import { holdRules } from '../store/shop-rules.ts';
import { planOf, type Step, type StepOf } from './plans.ts';

export type RunGiven = {
  readonly clock: () => Date;
  /** Ends the run after the chunk that is under way; the job stays due. */
  readonly signal?: AbortSignal;
};

/** Runs a due job to its end, a chunk at a time. Whoever else runs it at the same time only takes turns with it. */
export async function runJob(database: Database, job: ShopJob, given: RunGiven): Promise<void> {
  while (given.signal?.aborted !== true) {
    if ((await runChunk(database, job, given.clock())) === 'done') return;
  }
}

/**
 * The next chunk of a due job with its new position, in one transaction: killed at any time, the job is where its
 * last chunk has left it. 'done' also when the job is not due.
 */
export async function runChunk(database: Database, job: ShopJob, now: Date): Promise<'going on' | 'done'> {
  const { shopId, vendorId } = job;
  const of: StepOf = { shopId, vendorId, now };
  return database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
    // First, as whoever changes the rules takes them before the job.
    await holdRules(tx, shopId, 'share');
    const due = await lockDueJob(tx, job);
    if (due === null) return 'done';
    const plan = planOf(job);
    const at = due.position ?? {
      step: 0,
      after: null,
      handled: 0,
      total: (await plan[0]?.count(tx, of)) ?? 0,
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
        ? { step: at.step + 1, after: null, handled: 0, total: await next.count(tx, of) }
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
function progressAt(plan: readonly Step[], { step, handled, total }: JobPosition): number {
  const weightOf = (steps: readonly Step[]) => steps.reduce((sum, { weight }) => sum + weight, 0);
  const part = total === 0 ? 0 : Math.min(1, handled / total);
  const gone = weightOf(plan.slice(0, step)) + (plan[step]?.weight ?? 0) * part;
  return Math.min(99, Math.floor((100 * gone) / weightOf(plan)));
}
