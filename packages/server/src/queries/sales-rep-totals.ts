import { sql, type RawBuilder } from 'kysely';
import type { Ordering } from '../common/page.ts';
import type { Tx } from '../database/database.ts';
import { repCommissionAmounts } from '../pricing/rep-commissions.ts';
import { containing } from './search.ts';
import { addedUpByPeriod, type Periods, type PeriodSums } from './totals-history.ts';

export const salesRepOrderings = ['name', 'due', 'paid', 'earned'] as const;
export type SalesRepOrdering = (typeof salesRepOrderings)[number];

/** Minor units of the shop's currency; earned = due + paid. */
export type RepSums = { readonly due: number; readonly paid: number; readonly earned: number };

export type ListedRep = RepSums & {
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

/** A page of reps with their sums. A search covers the name. */
export async function pageOfReps(
  tx: Tx,
  shopId: number,
  ask: {
    search: string | null;
    ordering: Ordering<SalesRepOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: ListedRep[] }> {
  const { search, ordering } = ask;
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
    select r.id, ${nameOfRep} as name, r.first_name, r.last_name, r.image, ${sumsOfRep(sql`coalesce(sums.amount, 0)`)}
    from sales_reps r left join sums on sums.sales_rep_id = r.id
    cross join lateral (${paidOfRep(shopId, sql`p.sales_rep_id = r.id`)}) payouts
    where ${conditions}
    ${isByName ? byName : sql`order by ${sql.ref(ordering.by)} ${direction}, r.id ${direction}`} ${page}`.execute(
    tx,
  );
  return { count: counted[0]?.count ?? 0, rows };
}

/** The sums over all reps of the shop. */
export async function combinedRepSums(tx: Tx, shopId: number): Promise<RepSums> {
  const { rows } = await sql<RepSums>`
    select ${sumsOfRep(sql`commissions.amount`)}
    from (
      select coalesce(sum(amount) filter (where state = 'accrued'), 0)::int8 as amount
      from (${repCommissionAmounts(shopId, sql`true`)}) parts) commissions, (${paidOfRep(shopId, sql`true`)}) payouts`.execute(
    tx,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('An aggregate came back without a row.');
  return sums;
}

/**
 * As sumsOfPeriods in totals-history.ts, for sales reps: a part counts on the day of its order. Their totals are not
 * kept, so the parts of all time are added up.
 */
export async function repSumsOfPeriods(tx: Tx, shopId: number, periods: Periods): Promise<PeriodSums[]> {
  return addedUpByPeriod(tx, periods, {
    parts: sql`
      select o.processed_at as at, a.amount as earned, 0 as paid
      from (${repCommissionAmounts(shopId, sql`true`)}) a
      join orders o on o.shop_id = ${shopId} and o.id = a.order_id
      where a.state = 'accrued'
      union all
      select p.created_date, p.additional_pay, p.amount
      from sales_rep_payouts p
      where p.shop_id = ${shopId} and p.status <> 'deleted'`,
    dueOverAllTime: sql`select sum(earned - paid) from added`,
  });
}

/** The time of a sales rep's last earning or payout; null where there was none. */
export async function lastRepMovement(tx: Tx, shopId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(o.processed_at)
        from (${repCommissionAmounts(shopId, sql`true`)}) a join orders o on o.shop_id = ${shopId} and o.id = a.order_id
        where a.state = 'accrued' and a.amount <> 0),
      (select max(created_date) from sales_rep_payouts
        where shop_id = ${shopId} and status <> 'deleted')) as at`.execute(tx);
  return rows[0]?.at ?? null;
}
