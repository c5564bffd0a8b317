import { sql, type RawBuilder } from 'kysely';
import type { Ordering } from '../../common/page.ts';
import type { SeenReps } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import { repCommissionAmounts } from '../../pricing/rep-commissions.ts';
import { containing } from '../search.ts';
import { addedUpByPeriod, ifDue, type Periods, type PeriodSums } from '../vendors/totals-history.ts';

export const salesRepOrderings = ['name', 'due', 'paid', 'earned'] as const;
export type SalesRepOrdering = (typeof salesRepOrderings)[number];

/** Minor units of the shop's currency; earned = due + paid. */
export type RepSums = { readonly due: number; readonly paid: number; readonly earned: number };

/** The sums are null for a rep whose figures the session does not see. */
export type ListedRep = { readonly [Sum in keyof RepSums]: number | null } & {
  readonly id: number;
  readonly name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly image: string | null;
};

/** The sums of valid payouts, and their part on top of commissions. */
const paidOfRep = (shopId: number, which: RawBuilder<unknown>) => sql`
  select coalesce(sum(p.amount), 0)::int8 as paid, coalesce(sum(p.additional_pay), 0)::int8 as extra
  from sales_rep_payouts p where p.shop_id = ${shopId} and p.status <> 'deleted' and ${which}`;
// Additional pay is earned and paid at the same moment.
const sumsOfRep = (commissions: RawBuilder<unknown>) => sql`
  ${commissions} + payouts.extra as earned, ${commissions} + payouts.extra - payouts.paid as due, payouts.paid as paid`;
/** For a row `r`. Both parts are stored trimmed; the last name may be empty. */
export const nameOfRep = sql`btrim(r.first_name || ' ' || r.last_name)`;

/** True where the column names a sales rep whose figures the session sees. */
export function isSeenRep(column: RawBuilder<unknown>, { repIds }: SeenReps): RawBuilder<boolean> {
  return repIds === null ? sql<boolean>`true` : sql<boolean>`${column} = any (${[...repIds]}::int8[])`;
}

/** A page of reps with their sums, those that are not seen last in an order of sums. A search covers the name. */
export async function pageOfReps(
  tx: Tx,
  of: SeenReps,
  ask: {
    search: string | null;
    ordering: Ordering<SalesRepOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: ListedRep[] }> {
  const { search, ordering } = ask;
  const { shopId } = of;
  const conditions = sql`r.shop_id = ${shopId}
    and ${search === null ? sql`true` : sql`${nameOfRep} ilike ${containing(search)}`}`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from sales_reps r where ${conditions}`.execute(tx);
  const direction = sql.raw(ordering.direction);
  const page = sql`limit ${ask.size} offset ${ask.offset}`;
  // Sorted by name, the page is known before any sum, and only its own sums are calculated.
  const isByName = ordering.by === 'name';
  const byName = sql`order by lower(${nameOfRep}) ${direction}, r.id ${direction}`;
  const ofPage = sql`c.sales_rep_id in (select r.id from sales_reps r where ${conditions} ${byName} ${page})`;
  const { rows } = await sql<ListedRep>`
    with sums as materialized (
      select sales_rep_id, sum(amount)::int8 as amount
      from (${repCommissionAmounts(shopId, isByName ? ofPage : sql`true`)}) parts where state = 'accrued'
      group by sales_rep_id)
    select r.id, ${nameOfRep} as name, r.first_name, r.last_name, r.image, seen.earned, seen.due, seen.paid
    from sales_reps r left join sums on sums.sales_rep_id = r.id
    left join lateral (
      select ${sumsOfRep(sql`coalesce(sums.amount, 0)`)}
      from (${paidOfRep(shopId, sql`p.sales_rep_id = r.id`)}) payouts) seen on ${isSeenRep(sql`r.id`, of)}
    where ${conditions}
    ${isByName ? byName : sql`order by ${sql.ref(ordering.by)} ${direction} nulls last, r.id ${direction}`} ${page}`.execute(
    tx,
  );
  return { count: counted[0]?.count ?? 0, rows };
}

/** The sums of each rep whose figures the session sees. */
export async function sumsOfReps(tx: Tx, of: SeenReps): Promise<(RepSums & { readonly name: string })[]> {
  const { shopId } = of;
  const { rows } = await sql<RepSums & { name: string }>`
    with sums as materialized (
      select sales_rep_id, sum(amount)::int8 as amount
      from (${repCommissionAmounts(shopId, isSeenRep(sql`c.sales_rep_id`, of))}) parts where state = 'accrued'
      group by sales_rep_id)
    select ${nameOfRep} as name, ${sumsOfRep(sql`coalesce(sums.amount, 0)`)}
    from sales_reps r left join sums on sums.sales_rep_id = r.id
    cross join lateral (${paidOfRep(shopId, sql`p.sales_rep_id = r.id`)}) payouts
    where r.shop_id = ${shopId} and ${isSeenRep(sql`r.id`, of)}`.execute(tx);
  return rows;
}

/**
 * As sumsOfPeriods in totals-history.ts, for sales reps: a part counts on the day of its order. Their totals are not
 * kept, so the parts of all time are added up.
 */
export async function repSumsOfPeriods(tx: Tx, of: SeenReps, periods: Periods): Promise<PeriodSums[]> {
  const { shopId } = of;
  return addedUpByPeriod(tx, periods, {
    parts: sql`
      select a.sales_rep_id as payee, o.processed_at as at, a.amount as earned, 0 as paid
      from (${repCommissionAmounts(shopId, isSeenRep(sql`c.sales_rep_id`, of))}) a
      join orders o on o.shop_id = ${shopId} and o.id = a.order_id
      where a.state = 'accrued'
      union all
      select p.sales_rep_id, p.created_date, p.additional_pay, p.amount
      from sales_rep_payouts p
      where p.shop_id = ${shopId} and p.status <> 'deleted' and ${isSeenRep(sql`p.sales_rep_id`, of)}`,
    duesOverAllTime: sql`select payee, sum(earned - paid) as due from added group by payee`,
    counted: ifDue,
  });
}

/** The time of the last earning or payout of a sales rep whose figures the session sees; null where there was none. */
export async function lastRepMovement(tx: Tx, of: SeenReps): Promise<Date | null> {
  const { shopId } = of;
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(o.processed_at)
        from (${repCommissionAmounts(shopId, isSeenRep(sql`c.sales_rep_id`, of))}) a
        join orders o on o.shop_id = ${shopId} and o.id = a.order_id
        where a.state = 'accrued' and a.amount <> 0),
      (select max(created_date) from sales_rep_payouts
        where shop_id = ${shopId} and status <> 'deleted' and ${isSeenRep(sql`sales_rep_id`, of)})) as at`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}
