import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export type ShopJobKind = 'sync' | 'recalculation' | 'totals' | 'reconcile' | 'inbox';

/** The position of a job: the step of its plan, the last row handled there, and the counts. */
export type JobPosition = {
  readonly step: number;
  readonly after: JobCursor | null;
  readonly handled: number;
  readonly total: number;
  /** The job's progress at the start of its plan, in per cent; 0 by default. */
  readonly from?: number;
};

/** The last row that was handled; `at` is its instant in the database's own text, for rows in order of time. */
export type JobCursor = { readonly id: number; readonly at?: string };

export type ShopJobsTable = {
  shop_id: number;
  kind: ShopJobKind;
  /** 0 for the whole shop. */
  vendor_id: Generated<number>;
  is_due: Generated<boolean>;
  holds_payouts: Generated<boolean>;
  position: Generated<Json<JobPosition | Record<string, never>>>;
  description: Generated<string>;
  progress: Generated<number>;
  failures: Generated<number>;
  failed_with: Generated<string>;
  resume_at: Generated<Timestamp>;
  started_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
};
