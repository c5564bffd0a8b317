import type { Platforms } from '../platforms/platforms.ts';
import { forgetMessagesBefore } from '../queries/platforms.ts';
import type { Database } from '../database/database.ts';
import { makeEveryTotalDue, removeExpired } from '../database/upkeep.ts';
import { forgetJobsBefore } from '../queries/shop-jobs.ts';
import { hourly, nightly, reconcileAll } from './reconcile.ts';

export type RecurringGiven = {
  readonly clock: () => Date;
  /** Sends the mails that are due. */
  readonly deliverMail: () => Promise<void>;
  /** Those that shops may be connected to; without it none are read again. */
  readonly platforms?: Platforms;
  /** Told of every failure; `what` fails, and is tried again at its next time. */
  readonly onFailure: (what: string, error: unknown) => void;
};

export type RecurringJob = {
  /** Minute, hour, day, month and weekday, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
};

/** What is done by the clock, by name. */
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
    mail: { cron: '* * * * *', run: given.deliverMail },
    upkeep: { cron: '20 3 * * *', run: () => upkeep(database, given.clock()) },
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * Every night: what has expired is removed, the totals of all shops are worked out again from their lines, and the
 * embedded database is tidied, which has nobody else to do it.
 */
export async function upkeep(database: Database, now: Date): Promise<void> {
  const unlimited = { statementTimeout: 0 };
  await database.asSystem((tx) => removeExpired(tx, now), unlimited);
  const week = new Date(now.getTime() - 7 * day);
  await database.asSystem((tx) => forgetJobsBefore(tx, week), unlimited);
  await database.asSystem((tx) => forgetMessagesBefore(tx, week), unlimited);
  await database.asSystem(makeEveryTotalDue, unlimited);
  await database.upkeep();
}
