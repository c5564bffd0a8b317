import type { Sealer } from '../common/sealed.ts';
import type { Database, Tx } from '../database/database.ts';
import type { ConnectedPlatform } from '../platforms/platform.ts';
import type { Platforms } from '../platforms/platforms.ts';
import type { ShopJob } from '../queries/shops/shop-jobs.ts';

/*
 * The fetch of a job from a platform before its own steps, in no transaction, since a request may take minutes.
 * Each batch is written in one transaction with the cursor to resume from.
 */

export type FetcherOptions = {
  readonly database: Database;
  readonly platforms: Platforms;
  readonly secrets: Sealer;
  /** The server's public address for platforms, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly clock: () => Date;
};

/** A batch that was fetched and not yet written. */
export type Fetched = {
  /** Shown beside the progress bar, with the progress of the whole fetch, from 0 to 1. */
  readonly description: string;
  readonly progress: number;
  /** Writes the batch; false where it is out of date and nothing was written. */
  readonly write: (tx: Tx) => Promise<boolean>;
  /** Milliseconds until the platform is asked again. */
  readonly wait: number;
  /** Handles a failed write; without it the job fails. */
  readonly failed?: (error: unknown) => Promise<void>;
};

export type Fetcher = {
  /** The next batch for the job; null where nothing is left to fetch. */
  readonly next: (job: ShopJob) => Promise<Fetched | null>;
  /** Aborts open requests. */
  readonly close: () => Promise<void>;
};

export type FetchContext = FetcherOptions & {
  readonly signal: AbortSignal;
  readonly platformOf: (name: ConnectedPlatform['name']) => ConnectedPlatform | null;
};
