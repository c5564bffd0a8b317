import type { Platforms } from '../platforms/platforms.ts';
import { forgetMessagesBefore } from '../queries/platforms.ts';
import { forgetDeliveriesBefore } from '../queries/webhooks.ts';
import type { Database } from '../database/database.ts';
import { makeEveryTotalDue, removeExpired } from '../database/upkeep.ts';
import { forgetUnsentFiles } from '../queries/question-files.ts';
import { forgetSettledBefore } from '../queries/reconciliation/differences.ts';
import { forgetRunsBefore } from '../queries/reconciliation/runs.ts';
import { forgetHalfRead } from '../queries/reconciliation/sources.ts';
import { forgetReplaysBefore } from '../queries/rule-replays.ts';
import { forgetJobsBefore } from '../queries/shop-jobs.ts';
import { runSchedules } from './statement-schedules.ts';
import { compareAll } from './reconciliations.ts';
import { hourly, nightly, reconcileAll } from './reconcile.ts';

export type RecurringGiven = {
  readonly clock: () => Date;
  /** Sends due mails. */
  readonly deliverMail: () => Promise<void>;
  /** Drafts the pay runs that are due by schedule. */
  readonly draftPayRuns?: () => Promise<void>;
  /** Closes the answered questions that have waited long enough. */
  readonly closeQuestions?: () => Promise<void>;
  /** The platforms of connected shops; without them no shop is reconciled. */
  readonly platforms?: Platforms;
  /** Gets every failure; the task `what` is tried again at its next time. */
  readonly onFailure: (what: string, error: unknown) => void;
};

export type RecurringJob = {
  /** Minute, hour, day, month and weekday, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
};

/** The scheduled tasks by name. */
export function recurringJobs(
  database: Database,
  given: RecurringGiven,
): Readonly<Record<string, RecurringJob>> {
  const platforms = given.platforms ?? new Map();
  return {
    'reconcile-hourly': {
      cron: '7 * * * *',
      run: () => reconcileAll(database, platforms, hourly),
    },
    'reconcile-nightly': {
      cron: '40 2 * * *',
      run: () => reconcileAll(database, platforms, nightly(given.clock())),
    },
    'compare-hourly': {
      cron: '33 * * * *',
      run: () => compareAll(database, 'hourly', given.clock()),
    },
    // After the changes of the day were fetched, and their prices worked out.
    'compare-nightly': {
      cron: '48 4 * * *',
      run: () => compareAll(database, 'nightly', given.clock()),
    },
    mail: { cron: '* * * * *', run: given.deliverMail },
    ...(given.draftPayRuns === undefined
      ? {}
      : { 'pay-run-schedules': { cron: '*/10 * * * *', run: given.draftPayRuns } }),
    ...(given.closeQuestions === undefined
      ? {}
      : { 'question-clock': { cron: '27 * * * *', run: given.closeQuestions } }),
    'statement-schedules': { cron: '12 * * * *', run: () => runSchedules(database, given.clock()) },
    upkeep: { cron: '20 3 * * *', run: () => upkeep(database, given.clock()) },
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * Every night: expired rows are removed, the totals of all shops are recalculated from their lines, and the embedded
 * database is vacuumed, which has no daemon for that.
 */
export async function upkeep(database: Database, now: Date): Promise<void> {
  const unlimited = { statementTimeout: 0 };
  await database.asSystem((tx) => removeExpired(tx, now), unlimited);
  const week = new Date(now.getTime() - 7 * day);
  await database.asSystem((tx) => forgetJobsBefore(tx, week), unlimited);
  await database.asSystem((tx) => forgetMessagesBefore(tx, week), unlimited);
  await database.asSystem((tx) => forgetReplaysBefore(tx, week), unlimited);
  await database.asSystem((tx) => forgetUnsentFiles(tx, new Date(now.getTime() - day)), unlimited);
  await database.asSystem((tx) => forgetRunsBefore(tx, week), unlimited);
  await database.asSystem((tx) => forgetHalfRead(tx, new Date(now.getTime() - day)), unlimited);
  const quarter = new Date(now.getTime() - 90 * day);
  await database.asSystem((tx) => forgetSettledBefore(tx, quarter), unlimited);
  await database.asSystem((tx) => forgetDeliveriesBefore(tx, quarter), unlimited);
  await database.asSystem(makeEveryTotalDue, unlimited);
  await database.upkeep();
}
