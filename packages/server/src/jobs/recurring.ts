import type { Platforms } from '../platforms/platforms.ts';
import { forgetMessagesBefore } from '../queries/shops/platforms.ts';
import type { Database, Tx } from '../database/database.ts';
import { makeEveryTotalDue, removeExpired } from '../database/upkeep.ts';
import { forgetJobsBefore } from '../queries/shops/shop-jobs.ts';
import { hourly, nightly, reconcileAll } from './reconcile.ts';

export type RecurringGiven = {
  readonly clock: () => Date;
  /** Sends due mails. */
  readonly deliverMail: () => Promise<void>;
  /** The tasks of features, by name. */
  readonly recurring?: Readonly<Record<string, RecurringJob>>;
  readonly forgets?: readonly Forgets[];
  /** The platforms of connected shops; without them no shop is reconciled. */
  readonly platforms?: Platforms;
  /** Gets every failure; the task `what` is tried again at its next time. */
  readonly onFailure: (what: string, error: unknown) => void;
};

/** Rows that are removed every night once they are older than these days. */
export type Forgets = {
  readonly afterDays: number;
  readonly forget: (tx: Tx, before: Date) => Promise<void>;
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
    mail: { cron: '* * * * *', run: given.deliverMail },
    upkeep: { cron: '20 3 * * *', run: () => upkeep(database, given.clock(), given.forgets) },
    ...given.recurring,
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * Every night: expired rows are removed, the totals of all shops are recalculated from their lines, and the embedded
 * database is vacuumed, which has no daemon for that.
 */
export async function upkeep(database: Database, now: Date, forgets: readonly Forgets[] = []): Promise<void> {
  const unlimited = { statementTimeout: 0 };
  await database.asSystem((tx) => removeExpired(tx, now), unlimited);
  const week = new Date(now.getTime() - 7 * day);
  await database.asSystem((tx) => forgetJobsBefore(tx, week), unlimited);
  await database.asSystem((tx) => forgetMessagesBefore(tx, week), unlimited);
  for (const { afterDays, forget } of forgets) {
    await database.asSystem((tx) => forget(tx, new Date(now.getTime() - afterDays * day)), unlimited);
  }
  await database.asSystem(makeEveryTotalDue, unlimited);
  await database.upkeep();
}
