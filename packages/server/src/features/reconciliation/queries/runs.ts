import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { ReconciliationStep } from '../../../database/column-types.ts';
import type { ComparedRole, RowOf } from '../../../database/rows.ts';

/* Comparisons under way, and those that have ended. */

export type ReconciliationRun = RowOf<'reconciliation_runs'>;

/** The steps in their order; a run takes some of them. */
export const allSteps: readonly ReconciliationStep[] = [
  'reading_platform',
  'platform',
  'orders',
  'refunds',
  'paypal',
  'bank',
  'books',
  'blockers',
];

export type RunAsk = {
  readonly shopId: number;
  readonly because: ReconciliationRun['because'];
  readonly steps: readonly ReconciliationStep[];
  readonly madeBy: number | null;
  readonly now: Date;
};

/** Begins a comparison; null while another one of the shop is under way. */
export async function insertReconciliation(tx: Tx, ask: RunAsk): Promise<number | null> {
  const made = await tx
    .insertInto('reconciliation_runs')
    .values({
      shop_id: ask.shopId,
      because: ask.because,
      steps: inOrder(ask.steps),
      made_by: ask.madeBy,
      started_at: ask.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Begins a comparison, or has the one under way followed by another with these steps. */
export async function askForRun(tx: Tx, ask: RunAsk): Promise<void> {
  // It may end between the two statements; then the other one begins.
  for (let attempt = 0; attempt < 3; attempt++) {
    if ((await insertReconciliation(tx, ask)) !== null) return;
    const { numUpdatedRows } = await tx
      .updateTable('reconciliation_runs')
      .set({
        next_steps: sql<ReconciliationStep[]>`coalesce(next_steps, '{}') || ${inOrder(ask.steps)}::text[]`,
      })
      .where('shop_id', '=', ask.shopId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
}

function inOrder(steps: readonly ReconciliationStep[]): ReconciliationStep[] {
  return allSteps.filter((step) => steps.includes(step));
}

/** The shops with a comparison under way; for `asSystem`. */
export async function shopsWithReconciliations(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('reconciliation_runs')
    .select('shop_id')
    .where('state', '=', 'running')
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}

/** The comparison of the shop that is under way. */
export async function runUnderWay(tx: Tx, shopId: number): Promise<ReconciliationRun | null> {
  const row = await tx
    .selectFrom('reconciliation_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockRun(tx: Tx, shopId: number): Promise<ReconciliationRun | null> {
  takeLock('reconciliation_runs');
  const row = await tx
    .selectFrom('reconciliation_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'running')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A source was read again while it was being compared: its step begins again, and differences that the run has found of the source before
 * are not its own. The caller has locked the run.
 */
export async function restartStep(tx: Tx, run: ReconciliationRun | null, role: ComparedRole): Promise<void> {
  if (run === null || run.steps[run.step] !== role) return;
  await tx
    .updateTable('reconciliation_runs')
    .set({ after_id: 0 })
    .where('shop_id', '=', run.shop_id)
    .where('id', '=', run.id)
    .execute();
  await tx
    .updateTable('differences')
    .set({ seen_run: 0 })
    .where('shop_id', '=', run.shop_id)
    .where('source', '=', role)
    .where('seen_run', '=', run.id)
    .execute();
}

/** The outcome of a part of a step. */
export type Advance = {
  /** Where the step goes on; null where it is done. */
  readonly after: number | null;
  /** The part of the step that is done, from 0 to 1. */
  readonly part: number;
  readonly found: number;
  readonly settled: number;
  readonly problem?: string;
};

export async function advanceRun(tx: Tx, run: ReconciliationRun, by: Advance): Promise<void> {
  const step = by.after === null ? run.step + 1 : run.step;
  const done = by.after === null ? step : run.step + Math.min(1, Math.max(0, by.part));
  await tx
    .updateTable('reconciliation_runs')
    .set({
      step,
      after_id: by.after ?? 0,
      progress: Math.min(99, Math.floor((100 * done) / Math.max(1, run.steps.length))),
      found: run.found + by.found,
      settled: run.settled + by.settled,
      ...(by.problem === undefined ? {} : { problem: by.problem }),
    })
    .where('shop_id', '=', run.shop_id)
    .where('id', '=', run.id)
    .execute();
}

/** Ends a comparison; the one that was asked for meanwhile begins. */
export async function endRun(
  tx: Tx,
  run: Pick<ReconciliationRun, 'id' | 'shop_id'>,
  end: { readonly state: 'done' | 'failed'; readonly problem?: string; readonly now: Date },
): Promise<void> {
  const ended = await tx
    .updateTable('reconciliation_runs')
    .set({
      state: end.state,
      finished_at: end.now,
      ...(end.state === 'done' ? { progress: 100 } : {}),
      ...(end.problem === undefined ? {} : { problem: end.problem }),
    })
    .where('shop_id', '=', run.shop_id)
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .returning('next_steps')
    .executeTakeFirst();
  const next = ended?.next_steps ?? null;
  if (next === null) return;
  await insertReconciliation(tx, {
    shopId: run.shop_id,
    because: 'file',
    steps: next,
    madeBy: null,
    now: end.now,
  });
}

/** The comparison under way, or the last. */
export async function lastReconciliation(tx: Tx, shopId: number): Promise<ReconciliationRun | null> {
  const row = await tx
    .selectFrom('reconciliation_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** When a comparison was done last. */
export async function lastDoneAt(tx: Tx, shopId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('reconciliation_runs')
    .select('finished_at')
    .where('shop_id', '=', shopId)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}

/** When the last open difference went, or else the first comparison ended; null while one is open. */
export async function agreesSince(tx: Tx, shopId: number): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select case when not exists (
        select from difference_counts where shop_id = ${shopId} and state = 'open' and differences > 0)
      then coalesce(
        (select max(coalesce(settled_at, aside_at)) from differences where shop_id = ${shopId} and state <> 'open'),
        (select finished_at from reconciliation_runs where shop_id = ${shopId} and state = 'done' order by id limit 1))
      end as since`.execute(tx);
  return rows[0]?.since ?? null;
}

export type ShopToCompare = { readonly id: number; readonly isConnected: boolean };

/** The shops with something in their books that are not being compared, but no sandboxes; for `asSystem`. */
export async function shopsToCompare(tx: Tx): Promise<ShopToCompare[]> {
  const { rows } = await sql<ShopToCompare>`
    select s.id, exists (select from platform_connections c where c.shop_id = s.id and c.state = 'connected') as "isConnected"
    from shops s
    where s.sandbox_of is null and exists (select from line_items l where l.shop_id = s.id)
      and not exists (select from reconciliation_runs r where r.shop_id = s.id and r.state = 'running')
    order by s.id`.execute(tx);
  return rows;
}

/** Deletes runs that ended before this, but the last of each shop; for `asSystem`. */
export async function forgetRunsBefore(tx: Tx, day: Date): Promise<void> {
  await sql`
    delete from reconciliation_runs r where r.finished_at < ${day}::timestamptz
      and exists (select from reconciliation_runs later
        where later.shop_id = r.shop_id and later.id > r.id and later.state = 'done')`.execute(tx);
}
