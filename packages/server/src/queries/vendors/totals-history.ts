import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/database.ts';

/**
 * Minor units of the shop's currency; `due` is what was still due at the end of the period, over several payees the sum
 * of those to whom something was.
 */
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
      select l.vendor_id as payee, l.processed_at as at, l.commission_amount as earned, 0 as paid
      from line_items l join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
      where l.shop_id = ${shopId} and not v.hidden and l.commission_state = 'accrued' and ${since('l.processed_at')}
      union all
      select p.vendor_id, p.created_date, p.additional_pay, p.amount
      from payouts p join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
      where p.shop_id = ${shopId} and not v.hidden and p.counts and ${since('p.created_date')}`,
    duesOverAllTime: sql`
      select t.vendor_id as payee, t.due
      from vendor_totals t join vendors v on v.shop_id = t.shop_id and v.id = t.vendor_id
      where t.shop_id = ${shopId} and not v.hidden`,
    counted: ifDue,
  });
}

/** Of several payees only those to whom something is due: money that one owes back pays no other. */
export function ifDue(due: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(${due}, 0)`;
}

/**
 * The sums of rows with `payee`, `at`, `earned` and `paid` for each period, and what was due at its end: of each payee
 * what is due over all time less what moved after it. So `parts` may leave out what lies before the first period, and
 * nothing that lies after the last; `duesOverAllTime` has `payee` and `due`, and may read the sums as `added`. `counted`
 * is what counts of a payee's amount. The work grows with what moved, not with payees times periods.
 */
export async function addedUpByPeriod(
  tx: Tx,
  { starts, until }: Periods,
  {
    parts,
    duesOverAllTime,
    counted,
  }: {
    readonly parts: RawBuilder<unknown>;
    readonly duesOverAllTime: RawBuilder<unknown>;
    readonly counted: (due: RawBuilder<unknown>) => RawBuilder<unknown>;
  },
): Promise<PeriodSums[]> {
  const edges = sql`${[...starts, until].map((edge) => edge.toISOString())}::text[]::timestamptz[]`;
  const { rows } = await sql<PeriodSums>`
    with added as materialized (
      select payee, width_bucket(at, ${edges}) as period, sum(earned)::int8 as earned, sum(paid)::int8 as paid
      from (${parts}) parts
      group by 1, 2),
    dues as materialized (${duesOverAllTime}),
    moved as (
      select period, earned, paid, coalesce(dues.due, 0) - coalesce(sum(earned - paid) over later, 0) as due
      from added left join dues using (payee)
      where period > 0
      window later as (partition by payee order by period rows between 1 following and unbounded following)),
    sums as (
      select period, sum(earned) as earned, sum(paid) as paid,
        sum(${counted(sql`due`)} - ${counted(sql`(due - earned + paid)`)}) as change
      from moved group by period)
    select coalesce(earned, 0)::int8 as earned, coalesce(paid, 0)::int8 as paid,
      (coalesce((select sum(${counted(sql`due`)}) from dues), 0) - coalesce(sum(change) over later, 0))::int8 as due
    from generate_series(1, ${starts.length + 1}::int) period left join sums using (period)
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
      select vendor_id as payee, processed_at as at, commission_amount as earned, 0 as paid from line_items
      where shop_id = ${shopId} and vendor_id = ${vendorId} and commission_state = 'accrued' and ${since('processed_at')}
      union all
      select vendor_id, created_date, additional_pay, amount from payouts
      where shop_id = ${shopId} and vendor_id = ${vendorId} and counts and ${since('created_date')}`,
    duesOverAllTime: sql`
      select vendor_id as payee, due from vendor_totals where shop_id = ${shopId} and vendor_id = ${vendorId}`,
    counted: (due) => due,
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
