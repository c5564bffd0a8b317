import type { Tx } from '../database/database.ts';
import type { AnyExport } from '../exports/export.ts';
import type { FeatureJobs } from '../jobs/feature-jobs.ts';
import type { Difference } from '../ledger/difference.ts';

/** The part of a feature that the core takes up. Its operations are found by their tag in openapi.yaml. */
export type Feature = FeatureJobs & {
  readonly exports?: readonly AnyExport[];
  /** The kept figures of a shop that differ from the rows they come from. */
  readonly audit?: (tx: Tx, shopId: number) => Promise<Difference[]>;
};
