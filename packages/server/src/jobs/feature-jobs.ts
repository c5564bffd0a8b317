import type { Sealer } from '../common/sealed.ts';
import type { Sender } from '../common/send-public.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Methods } from '../payments/methods.ts';
import type { Platforms } from '../platforms/platforms.ts';
import type { Forgets, RecurringTask } from './recurring.ts';
import type { ShopWork } from './shop-work.ts';

/** The parts of the service that the jobs of features use. */
export type FeatureGiven = {
  readonly database: Database;
  readonly methods: Methods;
  readonly platforms: Platforms;
  readonly secrets: Sealer;
  /** Sends webhooks. */
  readonly sender: Sender;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Starts the delivery of queued mails. */
  readonly startDelivery: () => void;
};

/** A scheduled task of a feature, by a cron of RecurringTask. */
export type FeatureTask = Pick<RecurringTask, 'cron'> & {
  readonly run: (given: FeatureGiven) => Promise<void>;
};

/** The jobs of one feature. */
export type FeatureJobs = {
  readonly work?: (given: FeatureGiven) => ShopWork;
  readonly recurring?: Readonly<Record<string, FeatureTask>>;
  readonly forgets?: readonly Forgets[];
  /** Called once for a shop with a job that has failed again and again. */
  readonly onFailing?: (tx: Tx, shopId: number, now: Date) => Promise<void>;
};
