import { CronExpressionParser } from 'cron-parser';
import type { Platforms } from '../platforms/platforms.ts';
import { forgetMessagesBefore } from '../queries/shops/platforms.ts';
import type { Database, Tx } from '../database/database.ts';
import { makeEveryTotalDue, removeExpired } from '../database/upkeep.ts';
import { forgetJobsBefore } from '../queries/shops/shop-jobs.ts';
import { addRecurringTasks, beginRecurringTask } from '../queries/leases.ts';
import { hourly, nightly, reconcileAll } from './reconcile.ts';
import type { ShopWork } from './shop-work.ts';

export type RecurringGiven = {
  readonly clock: () => Date;
  /** Sends due mails. */
  readonly deliverMail: () => Promise<void>;
  /** The tasks of features, by name. */
  readonly recurring?: Readonly<Record<string, RecurringTask>>;
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

export type RecurringTask = {
  /** Minute, hour, day, month and weekday, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
};

/**
 * The recurring tasks, as work of shop 0. Each begins once at each of its times, and once for all the times that were missed while no
 * process ran.
 */
export async function recurringWork(database: Database, given: RecurringGiven): Promise<ShopWork[]> {
  const { clock } = given;
  const tasks = Object.entries(recurringTasks(database, given));
  const names = tasks.map(([name]) => name);
  await database.asSystem((tx) => addRecurringTasks(tx, names, clock()));
  return tasks.map(([name, { cron, run }]) => {
    let next = 0;
    return {
      name,
      dueShops: () => Promise.resolve(clock().getTime() >= next ? [0] : []),
      async run() {
        const now = clock();
        const after = { currentDate: new Date(now.getTime() + 1), tz: 'UTC' };
        const due = CronExpressionParser.parse(cron, after).prev().toDate();
        const isFirst = await database.asSystem((tx) => beginRecurringTask(tx, name, due, now));
        next = CronExpressionParser.parse(cron, after).next().getTime();
        if (isFirst) await run();
      },
    };
  });
}

/** The scheduled tasks by name. */
function recurringTasks(database: Database, given: RecurringGiven): Readonly<Record<string, RecurringTask>> {
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
