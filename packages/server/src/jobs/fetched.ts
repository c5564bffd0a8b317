import type { Sealer } from '../common/sealed.ts';
import type { Database, Tx } from '../database/database.ts';
import type { ConnectedPlatform } from '../platforms/platform.ts';
import type { Platforms } from '../platforms/platforms.ts';
import type { ShopJob } from '../queries/shop-jobs.ts';

/*
 * What a job fetches from a platform before its own steps: without a transaction open, since a request may take minutes.
 * What was fetched is written in one transaction with the cursor from which to go on.
 */

export type FetcherOptions = {
  readonly database: Database;
  readonly platforms: Platforms;
  readonly secrets: Sealer;
  /** Where the platforms reach this server, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly clock: () => Date;
};

/** A batch that was fetched and is yet to be written. */
export type Fetched = {
  /** Shown beside the progress bar, with how much of everything has been fetched, from 0 to 1. */
  readonly description: string;
  readonly progress: number;
  /** Writes the batch; false when it is out of date and nothing was written. */
  readonly write: (tx: Tx) => Promise<boolean>;
  /** Milliseconds to wait before the platform is asked again. */
  readonly wait: number;
  /** Handles a write that failed; without it the job fails. */
  readonly failed?: (error: unknown) => Promise<void>;
};

export type Fetcher = {
  /** The next batch for the job; null when there is nothing (more) to fetch. */
  readonly next: (job: ShopJob) => Promise<Fetched | null>;
  /** Aborts open requests. */
  readonly close: () => Promise<void>;
};

export type FetchContext = FetcherOptions & {
  readonly signal: AbortSignal;
  readonly platformOf: (name: ConnectedPlatform['name']) => ConnectedPlatform | null;
};
