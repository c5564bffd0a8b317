import type { PayRunProgress, PayRunState } from '@consignment/domain/pay-runs/pay-run';
import { payRunState } from '@consignment/domain/pay-runs/pay-run';
import { statusesOf, unsentStatuses } from '@consignment/domain/payouts/payout-status';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { Schema } from '../../../database/schema.ts';

export type PayRun = Selectable<Schema['pay_runs']>;

/** A count of payouts and their sum in minor units. */
export type Figure = { readonly count: number; readonly amount: number };

export type Approval = { readonly loginId: number | null; readonly name: string | null; readonly at: Date };

/** A run with what follows from its vendors and payouts. */
export type PayRunRow = {
  readonly run: PayRun;
  readonly state: PayRunState;
  readonly createdBy: string | null;
  readonly approvals: readonly Approval[];
  /** Of its payments, by method. */
  readonly totals: readonly (Figure & { readonly method: PayoutMethod })[];
  readonly exceptions: number;
  readonly progress: PayRunProgress;
  /** Of its payouts by hand, the part that the shop has yet to send. */
  readonly toSend: Figure;
  readonly paid: Figure;
  readonly failed: Figure;
};

/** The sum of a run: as approved, or of what its draft would pay. Minor units. */
export function amountOf({ totals }: Pick<PayRunRow, 'totals'>): number {
  return totals.reduce((sum, { amount }) => sum + amount, 0);
}

const ended = [...statusesOf('paid'), ...statusesOf('not_paid')];

/**
 * The part of a run's progress that a payout `p` with its transfer `t` is; null without a payout.
 */
const partOf = sql`case
  when p.id is null then null
  when p.status = any (${statusesOf('paid')}::text[]) then 'paid'
  when p.status = any (${statusesOf('not_paid')}::text[]) then 'failed'
  when p.status = any (${unsentStatuses}::text[]) or (p.status = 'sending' and not coalesce(t.may_have_arrived, false)) then 'waiting'
  else 'underWay' end`;

const itsPayout = sql`left join payouts p on p.shop_id = v.shop_id and p.id = v.payout_id
  left join payout_transfers t on t.shop_id = p.shop_id and t.payout_id = p.id`;

/** Adds a run with the next number; null where the day of the schedule has one already. The caller has locked the shop. */
export async function insertPayRun(
  tx: Tx,
  run: Pick<
    PayRun,
    'shop_id' | 'currency' | 'method' | 'scheduled_for' | 'created_by' | 'created_at' | 'is_to_be_approved'
  >,
): Promise<number | null> {
  const { rows } = await sql<{ last: number }>`
    select greatest((select max(number) from pay_runs where shop_id = ${run.shop_id}),
      (select last_pay_run_number from invoice_counters where shop_id = ${run.shop_id}), 0)::int8 as last`.execute(
    tx,
  );
  const made = await tx
    .insertInto('pay_runs')
    .values({ ...run, number: (rows[0]?.last ?? 0) + 1, drafted_at: run.created_at })
    .onConflict((conflict) => conflict.columns(['shop_id', 'scheduled_for']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** The run, locked until the transaction ends; null where there is none. */
export async function lockPayRun(tx: Tx, shopId: number, id: number): Promise<PayRun | null> {
  takeLock('pay_runs');
  const row = await tx
    .selectFrom('pay_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function changePayRun(
  tx: Tx,
  { shop_id: shopId, id }: Pick<PayRun, 'shop_id' | 'id'>,
  change: Partial<
    Pick<
      PayRun,
      | 'drafted_at'
      | 'is_to_be_approved'
      | 'approved_at'
      | 'amount'
      | 'again_count'
      | 'finished_at'
      | 'canceled_at'
      | 'canceled_by'
    >
  >,
): Promise<void> {
  await tx.updateTable('pay_runs').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute();
}

export async function payRunById(tx: Tx, shopId: number, id: number): Promise<PayRunRow | null> {
  const run = await tx
    .selectFrom('pay_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (run === undefined) return null;
  const [row] = await inFull(tx, shopId, [run]);
  return row ?? null;
}

/** A page of runs, the newest first. */
export async function pageOfPayRuns(
  tx: Tx,
  shopId: number,
  ask: { readonly state: PayRunState | null; readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: PayRunRow[] }> {
  const { state, size, offset } = ask;
  const matching = tx
    .selectFrom('pay_runs as r')
    .where('r.shop_id', '=', shopId)
    .$if(state !== null, (query) => query.where(isInState(state ?? 'draft')));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const runs = await matching.selectAll('r').orderBy('r.id', 'desc').limit(size).offset(offset).execute();
  return { count, rows: await inFull(tx, shopId, runs) };
}

/** True of a run `r` in this state, as the domain's `payRunState`. */
function isInState(state: PayRunState): RawBuilder<boolean> {
  if (state === 'canceled') return sql`r.canceled_at is not null`;
  if (state === 'draft') return sql`r.canceled_at is null and r.approved_at is null`;
  const has = (...parts: (keyof PayRunProgress)[]) => sql`exists (
    select from pay_run_vendors v ${itsPayout}
    where v.shop_id = r.shop_id and v.run_id = r.id and ${partOf} = any (${parts}::text[]))`;
  const approved = sql`r.canceled_at is null and r.approved_at is not null`;
  const under = has('waiting', 'underWay');
  switch (state) {
    case 'approved':
      return sql`${approved} and ${under} and not ${has('underWay', 'paid', 'failed')}`;
    case 'paying':
      return sql`${approved} and ${under} and ${has('underWay', 'paid', 'failed')}`;
    case 'done':
      return sql`${approved} and not ${under} and not ${has('failed')}`;
    case 'partly_failed':
      return sql`${approved} and not ${under} and ${has('failed')}`;
  }
}

type Counted = {
  run_id: number;
  method: PayoutMethod;
  part: keyof PayRunProgress | null;
  kind: 'exception' | 'left_out' | 'included';
  is_to_send: boolean;
  count: number;
  amount: number;
};

async function inFull(tx: Tx, shopId: number, runs: readonly PayRun[]): Promise<PayRunRow[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const { rows: counted } = await sql<Counted>`
    select v.run_id, v.method, ${partOf} as part,
      case when v.exception is not null then 'exception' when v.is_left_out then 'left_out' else 'included' end as kind,
      coalesce(p.status = 'to_send', false) as is_to_send, count(*)::int8 as count, sum(v.amount)::int8 as amount
    from pay_run_vendors v ${itsPayout}
    where v.shop_id = ${shopId} and v.run_id = any (${ids}::int8[])
    group by 1, 2, 3, 4, 5`.execute(tx);
  const approvals = await tx
    .selectFrom('pay_run_approvals as a')
    .leftJoin('pay_run_people as l', 'l.id', 'a.login_id')
    .select(['a.run_id', 'a.login_id as loginId', 'l.name', 'a.at'])
    .where('a.shop_id', '=', shopId)
    .where('a.run_id', 'in', ids)
    .orderBy('a.id')
    .execute();
  const people = await tx
    .selectFrom('pay_runs as r')
    .innerJoin('pay_run_people as l', 'l.id', 'r.created_by')
    .select(['r.id', 'l.name'])
    .where('r.shop_id', '=', shopId)
    .where('r.id', 'in', ids)
    .execute();
  const makers = new Map(people.map(({ id, name }) => [id, name]));
  return runs.map((run) => ({
    run,
    createdBy: makers.get(run.id) ?? null,
    approvals: approvals.filter(({ run_id: id }) => id === run.id),
    ...figuresOf(run, counted),
  }));
}

function figuresOf(run: PayRun, all: readonly Counted[]): Omit<PayRunRow, 'run' | 'createdBy' | 'approvals'> {
  const counted = all.filter(({ run_id: id }) => id === run.id);
  const included = counted.filter(({ kind }) => kind === 'included');
  const sumOf = (rows: readonly Counted[]): Figure => ({
    count: rows.reduce((sum, { count }) => sum + count, 0),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  });
  const partAs = (part: keyof PayRunProgress) => sumOf(counted.filter((row) => row.part === part));
  const progress = {
    waiting: partAs('waiting').count,
    underWay: partAs('underWay').count,
    paid: partAs('paid').count,
    failed: partAs('failed').count,
  };
  return {
    state: payRunState({
      isApproved: run.approved_at !== null,
      isCanceled: run.canceled_at !== null,
      progress,
    }),
    totals: [...Map.groupBy(included, ({ method }) => method)].map(([method, rows]) => ({
      method,
      ...sumOf(rows),
    })),
    exceptions: sumOf(counted.filter(({ kind }) => kind === 'exception')).count,
    progress,
    toSend: sumOf(counted.filter((row) => row.is_to_send)),
    paid: partAs('paid'),
    failed: partAs('failed'),
  };
}

/** No payout of run `r` is under way any more. */
const hasEnded = sql<boolean>`not exists (
  select from pay_run_vendors v join payouts p on p.shop_id = v.shop_id and p.id = v.payout_id
  where v.shop_id = r.shop_id and v.run_id = r.id
    and p.status <> all (${ended}::text[]))`;

/** The shops with a run that is to be approved automatically, or that has ended without a note of it; for `asSystem`. */
export async function shopsWithPayRunsDue(tx: Tx): Promise<number[]> {
  const toApprove = await tx
    .selectFrom('pay_runs')
    .select('shop_id')
    .where('is_to_be_approved', '=', true)
    .execute();
  const ended = await underWay(tx).select('r.shop_id').where(hasEnded).execute();
  return [...new Set([...toApprove, ...ended].map(({ shop_id: id }) => id))];
}

/** The runs of a shop that are to be approved automatically. */
export async function runsToApprove(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('pay_runs')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('is_to_be_approved', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The runs of a shop that have ended without a note of it. */
export async function runsUnderWay(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await underWay(tx)
    .select('r.id')
    .where('r.shop_id', '=', shopId)
    .where(hasEnded)
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}

function underWay(tx: Tx) {
  return tx
    .selectFrom('pay_runs as r')
    .where('r.approved_at', 'is not', null)
    .where('r.finished_at', 'is', null)
    .where('r.canceled_at', 'is', null);
}
