import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { takeLock } from '../../../database/locks.ts';
import type { Tx } from '../../../database/database.ts';
import type { StatementOutcome, StatementPayees } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';

export type StatementRun = Selectable<Schema['statement_runs']>;
export type SkippedPayee = {
  readonly payee_id: number;
  readonly payee_name: string;
  readonly outcome: Exclude<StatementOutcome, 'waiting' | 'issued'>;
  readonly reason: string;
};
export type RunProgress = {
  readonly run: StatementRun;
  readonly total: number;
  readonly done: number;
  readonly issued: number;
  /** Without those who have nothing to state. */
  readonly skipped: readonly SkippedPayee[];
};

/** Makes a run of all payees; null while another one of them is under way. */
export async function insertStatementRun(
  tx: Tx,
  run: Pick<
    StatementRun,
    | 'shop_id'
    | 'payees'
    | 'first_day'
    | 'last_day'
    | 'sends_mail'
    | 'scheduled_for'
    | 'created_by'
    | 'created_at'
  >,
): Promise<number | null> {
  const made = await tx
    .insertInto('statement_runs')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  const { shop_id: shopId } = run;
  const payees =
    run.payees === 'vendors'
      ? sql`select id, name from vendors where shop_id = ${shopId} and merged_into_id is null`
      : sql`select id, trim(first_name || ' ' || last_name) from sales_reps where shop_id = ${shopId}`;
  await sql`
    insert into statement_run_payees (run_id, shop_id, payee_id, payee_name)
    select ${made.id}::int8, ${shopId}::int8, payee.* from (${payees}) payee`.execute(tx);
  return made.id;
}

/** The run under way, or the last one. */
export async function lastStatementRun(
  tx: Tx,
  shopId: number,
  payees: StatementPayees,
): Promise<RunProgress | null> {
  const run = await tx
    .selectFrom('statement_runs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('payees', '=', payees)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (run === undefined) return null;
  const counts = await tx
    .selectFrom('statement_run_payees')
    .select('outcome')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('run_id', '=', run.id)
    .groupBy('outcome')
    .execute();
  const countOf = (outcome: StatementOutcome) => counts.find((one) => one.outcome === outcome)?.count ?? 0;
  const { rows: skipped } = await sql<SkippedPayee>`
    select payee_id, payee_name, outcome, reason from statement_run_payees
    where shop_id = ${shopId} and run_id = ${run.id} and outcome not in ('waiting', 'issued', 'nothing_to_state')
    order by lower(payee_name), payee_id limit 100`.execute(tx);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { run, total, done: total - countOf('waiting'), issued: countOf('issued'), skipped };
}

/** The shops with a run under way; for `asSystem`. */
export async function shopsWithStatementRuns(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('statement_runs')
    .select('shop_id')
    .distinct()
    .where('finished_at', 'is', null)
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}

export type RunTurn = { readonly run: StatementRun; readonly payeeId: number };

/** The next payee of the shop's runs under way that is not among these, locked until the transaction ends. */
export async function nextTurn(tx: Tx, shopId: number, without: readonly number[]): Promise<RunTurn | null> {
  takeLock('statement_runs');
  const run = await tx
    .selectFrom('statement_runs as r')
    .selectAll()
    .where('r.shop_id', '=', shopId)
    .where('r.finished_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('statement_run_payees as p')
          .select('p.payee_id')
          .whereRef('p.run_id', '=', 'r.id')
          .where('p.outcome', '=', 'waiting')
          .$if(without.length > 0, (query) => query.where('p.payee_id', 'not in', [...without])),
      ),
    )
    .orderBy('r.id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (run === undefined) return null;
  const { payee_id: payeeId } = await tx
    .selectFrom('statement_run_payees')
    .select('payee_id')
    .where('shop_id', '=', shopId)
    .where('run_id', '=', run.id)
    .where('outcome', '=', 'waiting')
    .$if(without.length > 0, (query) => query.where('payee_id', 'not in', [...without]))
    .orderBy('payee_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { run, payeeId };
}

export async function endTurn(
  tx: Tx,
  { run, payeeId }: RunTurn,
  end: {
    readonly outcome: Exclude<StatementOutcome, 'waiting'>;
    readonly statementId: number | null;
    readonly reason: string;
  },
): Promise<void> {
  await tx
    .updateTable('statement_run_payees')
    .set({ outcome: end.outcome, statement_id: end.statementId, reason: end.reason })
    .where('shop_id', '=', run.shop_id)
    .where('run_id', '=', run.id)
    .where('payee_id', '=', payeeId)
    .execute();
}

/** Ends the shop's runs in which no payee waits any more. */
export async function finishRuns(tx: Tx, shopId: number, now: Date): Promise<void> {
  await sql`
    update statement_runs r set finished_at = ${now}
    where r.shop_id = ${shopId} and r.finished_at is null and not exists (
      select from statement_run_payees p where p.run_id = r.id and p.outcome = 'waiting')`.execute(tx);
}
