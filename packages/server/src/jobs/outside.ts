import type { ConnectedPlatform } from '../platforms/platform.ts';
import type { Platforms } from '../platforms/platforms.ts';
import type { Sealer } from '../sealed.ts';
import type { Database, Tx } from '../store/database.ts';
import type { ShopJob } from '../store/shop-jobs.ts';
import { lookForDeletions } from './deletions.ts';
import { hearMessages } from './messages.ts';
import { openReadings } from './readings.ts';

/*
 * What a job has to ask another server before its own steps: outside of any transaction, since a question may take
 * minutes. What it hears is written in one transaction with the mark of where to go on.
 */

export type OutsideGiven = {
  readonly database: Database;
  readonly platforms: Platforms;
  readonly secrets: Sealer;
  /** Where the platforms reach this server, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly clock: () => Date;
};

export type Heard = {
  /** In words that fit a progress bar, and how far that is of all that is asked, from 0 to 1. */
  readonly description: string;
  readonly progress: number;
  /** Writes it; false when it is not of now any more, and nothing may be written. */
  readonly write: (tx: Tx) => Promise<boolean>;
  /** The other server needs so many milliseconds before it is asked again. */
  readonly wait: number;
  /** Told when it could not be written; without it the job fails. */
  readonly failed?: (error: unknown) => Promise<void>;
};

export type Outside = {
  /** The next thing that the job has to hear; null when there is nothing (more) to ask. */
  readonly hear: (job: ShopJob) => Promise<Heard | null>;
  /** Ends what is open. */
  readonly close: () => Promise<void>;
};

export type OutsideWork = OutsideGiven & {
  readonly signal: AbortSignal;
  readonly platformOf: (name: ConnectedPlatform['name']) => ConnectedPlatform | null;
};

export function outsideOf(given: OutsideGiven): Outside {
  const stopping = new AbortController();
  const work: OutsideWork = {
    ...given,
    signal: stopping.signal,
    platformOf: (name) => given.platforms.get(name) ?? null,
  };
  const readings = openReadings(work);
  const careful = new Set<number>();
  return {
    async hear({ kind, shopId }) {
      if (kind === 'sync') return readings.next(shopId, 'whole');
      if (kind === 'reconcile') {
        return (await readings.next(shopId, 'changes')) ?? (await lookForDeletions(work, shopId));
      }
      if (kind === 'inbox') return hearMessages(work, shopId, careful);
      return null;
    },
    async close() {
      stopping.abort();
      await readings.close();
    },
  };
}
