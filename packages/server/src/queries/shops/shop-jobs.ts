import { lockSettings } from '../../pricing/shop-rules.ts';
import { takeLock } from '../../database/locks.ts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { JobPosition } from '../../database/column-types.ts';
import type { ShopJobKind } from '../../database/rows.ts';

/** A job of a shop; `vendorId` null is the whole shop. */
export type ShopJob = {
  readonly shopId: number;
  readonly kind: ShopJobKind;
  readonly vendorId: number | null;
};

/**
 * Makes a job due. One that is due already starts again, since its handled rows may follow old rules; its progress
 * does not go back. Returns whether it was due already.
 */
export async function makeDue(
  tx: Tx,
  job: ShopJob,
  how: { readonly holdsPayouts: boolean; readonly beginsAgain: boolean },
): Promise<'started' | 'running'> {
  const { rows } = await sql<{ wasDue: boolean }>`
    with before as (
      select is_due from shop_jobs
      where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0})
    insert into shop_jobs as j (shop_id, kind, vendor_id, holds_payouts)
    values (${job.shopId}, ${job.kind}, ${job.vendorId ?? 0}, ${how.holdsPayouts})
    on conflict (shop_id, kind, vendor_id) do update set
      holds_payouts = excluded.holds_payouts or (j.is_due and j.holds_payouts),
      position = case when j.is_due and not ${how.beginsAgain}::boolean then j.position else '{}' end,
      progress = case when j.is_due then j.progress else 0 end,
      description = case when j.is_due then j.description else '' end,
      failures = case when j.is_due and not ${how.beginsAgain}::boolean then j.failures else 0 end,
      resume_at = now(),
      started_at = case when j.is_due then j.started_at else now() end,
      finished_at = null,
      is_due = true
    returning coalesce((select is_due from before), false) as "wasDue"`.execute(tx);
  return rows[0]?.wasDue === true ? 'running' : 'started';
}

/** The position of a due job, locked for its next step; null where it is not due. */
export async function lockDueJob(
  tx: Tx,
  job: ShopJob,
): Promise<{ readonly position: JobPosition | null; readonly progress: number } | null> {
  takeLock('shop_jobs');
  const { rows } = await sql<{ position: JobPosition | Record<string, never>; progress: number }>`
    select position, progress from shop_jobs
    where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0} and is_due
    for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return { position: isPosition(row.position) ? row.position : null, progress: row.progress };
}

function isPosition(position: JobPosition | Record<string, never>): position is JobPosition {
  return 'step' in position;
}

/** Saves a job's position; its progress only grows. */
export async function moveJob(
  tx: Tx,
  job: ShopJob,
  to: { readonly position: JobPosition; readonly description: string; readonly progress: number },
): Promise<void> {
  await sql`
    update shop_jobs set position = ${JSON.stringify(to.position)}::jsonb, description = ${to.description},
      progress = greatest(progress, ${to.progress}::int2), failures = 0
    where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0}`.execute(tx);
}

/** Saves a job's progress before its plan begins; it only grows. */
export async function reportJobProgress(
  tx: Tx,
  job: ShopJob,
  at: { readonly description: string; readonly progress: number },
): Promise<void> {
  await sql`
    update shop_jobs set description = ${at.description}, progress = greatest(progress, ${at.progress}::int2),
      failures = 0
    where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0}`.execute(tx);
}

/** Postpones a job that waits for another server, by so many milliseconds. */
export async function pauseJob(tx: Tx, job: ShopJob, ms: number): Promise<void> {
  await sql`
    update shop_jobs set resume_at = now() + ${ms} * interval '1 millisecond'
    where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0}`.execute(tx);
}

export async function finishJob(tx: Tx, job: ShopJob): Promise<void> {
  await sql`
    update shop_jobs set is_due = false, holds_payouts = false, position = '{}', description = 'Done',
      progress = 100, failures = 0, finished_at = now()
    where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0}`.execute(tx);
}

/**
 * Postpones a job after a failure, and keeps why it failed: 10 seconds, then twice as long each time, five minutes at most. Returns
 * the failures in a row.
 */
export async function postponeJob(tx: Tx, job: ShopJob, why: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update shop_jobs set failures = failures + 1, failed_with = ${why},
      resume_at = now() + least(10 * 2 ^ least(failures, 10), 300) * interval '1 second'
    where shop_id = ${job.shopId} and kind = ${job.kind} and vendor_id = ${job.vendorId ?? 0}
      and is_due
    returning failures`.execute(tx);
  return rows[0]?.failures ?? 0;
}

/** From so many failures in a row on, a job is said to fail: on the screens, in the reconciliation and to those who pay. */
export const failsFrom = 3;

/**
 * Makes the recalculation of a whole shop one for each vendor with unpaid lines, so that a vendor whose lines cannot be worked out holds
 * up no other.
 */
export async function splitRecalculation(tx: Tx, shopId: number): Promise<void> {
  takeLock('shop_jobs');
  const { rows } = await sql<{ holds: boolean }>`
    select holds_payouts as holds from shop_jobs
    where shop_id = ${shopId} and kind = 'recalculation' and vendor_id = 0 and is_due
    for update`.execute(tx);
  const [whole] = rows;
  if (whole === undefined) return;
  await sql`
    insert into shop_jobs as j (shop_id, kind, vendor_id, holds_payouts)
    select distinct ${shopId}::int8, 'recalculation', vendor_id, ${whole.holds}::boolean from line_items
    where shop_id = ${shopId} and vendor_id is not null and payout_id is null
    on conflict (shop_id, kind, vendor_id) do update set
      holds_payouts = excluded.holds_payouts or (j.is_due and j.holds_payouts),
      position = '{}', progress = 0, description = '', failures = 0, resume_at = now(), started_at = now(), finished_at = null,
      is_due = true`.execute(tx);
  await finishJob(tx, { shopId, kind: 'recalculation', vendorId: null });
}

/** The due jobs of all shops, or of one shop and kind; for `asSystem`. */
export async function dueJobs(
  tx: Tx,
  only?: { readonly shopId: number; readonly kind: ShopJobKind },
): Promise<ShopJob[]> {
  const rows = await tx
    .selectFrom('shop_jobs')
    .select(['shop_id', 'kind', 'vendor_id'])
    .where('is_due', '=', true)
    .where(sql<boolean>`resume_at <= now()`)
    .$if(only !== undefined, (query) =>
      query.where('shop_id', '=', only?.shopId ?? 0).where('kind', '=', only?.kind ?? 'totals'),
    )
    .orderBy('started_at')
    .orderBy('shop_id')
    .orderBy('vendor_id')
    .execute();
  return rows.map(({ shop_id, kind, vendor_id }) => ({
    shopId: shop_id,
    kind,
    vendorId: vendor_id === 0 ? null : vendor_id,
  }));
}

export type HeldPayouts = {
  /** No vendor can be paid. */
  readonly all: boolean;
  readonly vendors: ReadonlySet<number>;
  /** A recalculation goes on, and will be over soon. */
  readonly isUnderWay: boolean;
  /** Why the recalculation of a vendor fails, again and again; of vendor 0 that of all. Others can be paid. */
  readonly failing: ReadonlyMap<number, string>;
};

/**
 * The vendors whose lines still have the price of rules that were changed since: they are not paid until their
 * recalculation is done. Holds the rules until the transaction ends, so that none changes between this answer and
 * the payout.
 */
export async function payoutsHeld(tx: Tx, shopId: number): Promise<HeldPayouts> {
  await lockSettings(tx, shopId, 'share');
  return payoutsHeldNow(tx, shopId);
}

/** The same as it is now: it may change at any time. */
export async function payoutsHeldNow(tx: Tx, shopId: number): Promise<HeldPayouts> {
  const rows = await tx
    .selectFrom('shop_jobs')
    .select(['vendor_id', 'failures', 'failed_with'])
    .where('shop_id', '=', shopId)
    .where('is_due', '=', true)
    .where('holds_payouts', '=', true)
    .orderBy('failures')
    .execute();
  const vendors = new Set(rows.map(({ vendor_id }) => vendor_id));
  // A move can be taken back until the next payout, so none is made while it is booked or taken back.
  const moving = await tx
    .selectFrom('moves')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['booking', 'undoing'])
    .executeTakeFirst();
  return {
    all: vendors.has(0) || moving !== undefined,
    vendors,
    isUnderWay: rows.some(({ failures }) => failures < failsFrom),
    failing: new Map(
      rows.flatMap((row) => (row.failures < failsFrom ? [] : [[row.vendor_id, row.failed_with]])),
    ),
  };
}

/** Vendors whose recalculation fails, with the reason of the last failure; null is the whole shop. */
export async function failingJobs(
  tx: Tx,
  shopId: number,
): Promise<{ readonly vendorId: number | null; readonly vendorName: string | null; readonly why: string }[]> {
  const rows = await tx
    .selectFrom('shop_jobs as j')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'j.shop_id').onRef('v.id', '=', 'j.vendor_id'),
    )
    .select(['j.vendor_id', 'v.name', 'j.failed_with'])
    .where('j.shop_id', '=', shopId)
    .where('j.kind', 'in', ['recalculation', 'sync'])
    .where('j.is_due', '=', true)
    .where('j.failures', '>=', failsFrom)
    .orderBy('j.vendor_id')
    .execute();
  return rows.map(({ vendor_id: id, name, failed_with: why }) => ({
    vendorId: id === 0 ? null : id,
    vendorName: name,
    why,
  }));
}

export type JobProgress = {
  readonly description: string;
  /** 0 to 100. */
  readonly progress: number;
  readonly active: boolean;
  /** Why it fails, again and again; null while it does not. */
  readonly failure: string | null;
};

/** The combined progress of the jobs of one kind: the running ones, else the last. */
export async function progressOf(tx: Tx, shopId: number, kind: ShopJobKind): Promise<JobProgress> {
  const rows = await tx
    .selectFrom('shop_jobs')
    .select(['description', 'progress', 'is_due', 'failures', 'failed_with'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .orderBy('is_due', 'desc')
    .orderBy('progress')
    .orderBy('vendor_id')
    .execute();
  const [slowest] = rows;
  if (slowest === undefined) return { description: '', progress: 0, active: false, failure: null };
  const failing = rows.find(({ is_due: isDue, failures }) => isDue && failures >= failsFrom);
  return {
    description: slowest.description,
    progress: slowest.progress,
    active: slowest.is_due,
    failure: failing?.failed_with ?? null,
  };
}

/** Deletes jobs that ended before this; for `asSystem`. Returns their number. */
export async function forgetJobsBefore(tx: Tx, day: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('shop_jobs')
    .where('is_due', '=', false)
    .where('finished_at', '<', day)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
