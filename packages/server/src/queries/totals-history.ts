import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Minor units of the shop's currency; `due` is what was still due at the end of the period. */
export type PeriodSums = { readonly earned: number; readonly paid: number; readonly due: number };

/** The first instants of consecutive periods, and the end of the last. */
export type Periods = { readonly starts: readonly Date[]; readonly until: Date };

/**
 * The earnings and payouts of the vendors that are not hidden in each of these consecutive periods: `starts` are
 * their first instants, `until` is the end of the last. A line counts when it was sold, a payout when it was made,
 * additional pay as both at once; over all time the sums are the vendors' totals (commission rules §8).
 */
export async function sumsOfPeriods(tx: Tx, shopId: number, periods: Periods): Promise<PeriodSums[]> {
  const since = (column: string) => isSinceFirst(column, periods);
  return addedUpByPeriod(tx, periods, {
    parts: sql`
      select l.processed_at as at, l.commission_amount as earned, 0 as paid
      from line_items l join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
      where l.shop_id = ${shopId} and not v.hidden and l.commission_state = 'accrued' and ${since('l.processed_at')}
      union all
      select p.created_date, p.additional_pay, p.amount
      from payouts p join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
      where p.shop_id = ${shopId} and not v.hidden and p.counts and ${since('p.created_date')}`,
    dueOverAllTime: sql`
      select sum(t.due) from vendor_totals t join vendors v on v.shop_id = t.shop_id and v.id = t.vendor_id
      where t.shop_id = ${shopId} and not v.hidden`,
  });
}

/**
 * The sums of rows with `at`, `earned` and `paid` for each period, and what was due at its end: what is due over all
 * time less what moved after it. So `parts` may leave out what lies before the first period, and nothing that lies after
 * the last; `dueOverAllTime` is one figure, and may read the sums as `added`.
 */
export async function addedUpByPeriod(
  tx: Tx,
  { starts, until }: Periods,
  { parts, dueOverAllTime }: { parts: RawBuilder<unknown>; dueOverAllTime: RawBuilder<unknown> },
): Promise<PeriodSums[]> {
  const edges = sql`${[...starts, until].map((edge) => edge.toISOString())}::text[]::timestamptz[]`;
  const { rows } = await sql<PeriodSums>`
    with added as materialized (
      select width_bucket(at, ${edges}) as period, sum(earned)::int8 as earned, sum(paid)::int8 as paid
      from (${parts}) parts
      group by period)
    select coalesce(earned, 0)::int8 as earned, coalesce(paid, 0)::int8 as paid,
      (coalesce((${dueOverAllTime}), 0) - coalesce(sum(earned - paid) over later, 0))::int8 as due
    from generate_series(1, ${starts.length + 1}::int) period left join added using (period)
    window later as (order by period rows between 1 following and unbounded following)
    order by period`.execute(tx);
  // The last row is what lies after the last period.
  return rows.slice(0, -1);
}

/** The time of the last earning or payout of a vendor that is not hidden; null where there was none. */
export async function lastMovement(tx: Tx, shopId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select l.processed_at
        from line_items l join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
        where l.shop_id = ${shopId} and not v.hidden and l.commission_state = 'accrued' and l.commission_amount <> 0
        order by l.processed_at desc limit 1),
      (select max(p.created_date)
        from payouts p join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
        where p.shop_id = ${shopId} and not v.hidden and p.counts)) as at`.execute(tx);
  return rows[0]?.at ?? null;
}

/** As sumsOfPeriods, of one vendor, hidden or not. */
export async function sumsOfVendorPeriods(
  tx: Tx,
  shopId: number,
  periods: Periods,
  vendorId: number,
): Promise<PeriodSums[]> {
  const since = (column: string) => isSinceFirst(column, periods);
  return addedUpByPeriod(tx, periods, {
    parts: sql`
      select processed_at as at, commission_amount as earned, 0 as paid from line_items
      where shop_id = ${shopId} and vendor_id = ${vendorId} and commission_state = 'accrued' and ${since('processed_at')}
      union all
      select created_date, additional_pay, amount from payouts
      where shop_id = ${shopId} and vendor_id = ${vendorId} and counts and ${since('created_date')}`,
    dueOverAllTime: sql`select due from vendor_totals where shop_id = ${shopId} and vendor_id = ${vendorId}`,
  });
}

/** True for an instant in the first period or after it. */
function isSinceFirst(column: string, { starts, until }: Periods): RawBuilder<unknown> {
  return sql`${sql.ref(column)} >= ${starts[0] ?? until}::timestamptz`;
}

/** As lastMovement, of one vendor, hidden or not. */
export async function lastMovementOfVendor(tx: Tx, shopId: number, vendorId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(processed_at) from line_items
        where shop_id = ${shopId} and vendor_id = ${vendorId} and commission_state = 'accrued' and commission_amount <> 0),
      (select max(created_date) from payouts
        where shop_id = ${shopId} and vendor_id = ${vendorId} and counts)) as at`.execute(tx);
  return rows[0]?.at ?? null;
}
