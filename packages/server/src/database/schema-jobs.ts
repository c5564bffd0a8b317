import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export type ShopJobKind = 'sync' | 'recalculation' | 'totals' | 'reconcile' | 'inbox';

/** How far a job is: the step of its plan, the last row handled there, and how many of how many. */
export type JobPosition = {
  readonly step: number;
  readonly after: JobCursor | null;
  readonly handled: number;
  readonly total: number;
  /** The progress that the job had when its plan began, in per cent; none is 0. */
  readonly from?: number;
};

/** The last row that was handled; `at` is its instant as the database writes it, where rows go by time. */
export type JobCursor = { readonly id: number; readonly at?: string };

export type ShopJobsTable = {
  shop_id: number;
  kind: ShopJobKind;
  /** 0: the whole shop. */
  vendor_id: Generated<number>;
  is_due: Generated<boolean>;
  holds_payouts: Generated<boolean>;
  position: Generated<Json<JobPosition | Record<string, never>>>;
  description: Generated<string>;
  progress: Generated<number>;
  failures: Generated<number>;
  resume_at: Generated<Timestamp>;
  started_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
};
