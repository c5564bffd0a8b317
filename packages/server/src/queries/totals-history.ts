import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Minor units of the shop's currency. */
export type PeriodSums = { readonly earned: number; readonly paid: number };

/** The first instants of consecutive periods, and the end of the last. */
export type Periods = { readonly starts: readonly Date[]; readonly until: Date };

/**
 * The earnings and payouts of the vendors that are not hidden in each of these consecutive periods: `starts` are
 * their first instants, `until` is the end of the last. A line counts when it was sold, a payout when it was made,
 * additional pay as both at once; over all time the sums are the vendors' totals (commission rules §8).
 */
export async function sumsOfPeriods(tx: Tx, shopId: number, periods: Periods): Promise<PeriodSums[]> {
  const within = (column: string) => isWithin(column, periods);
  return addedUpByPeriod(
    tx,
    periods,
    sql`
      select l.processed_at as at, l.commission_amount as earned, 0 as paid
      from line_items l join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
      where l.shop_id = ${shopId} and not v.hidden and l.commission_state = 'accrued' and ${within('l.processed_at')}
      union all
      select p.created_date, p.additional_pay, p.amount
      from payouts p join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
      where p.shop_id = ${shopId} and not v.hidden and p.counts and ${within('p.created_date')}`,
  );
}

/** True for an instant in one of the periods. */
export function isWithin(column: string, { starts, until }: Periods): RawBuilder<unknown> {
  const at = sql.ref(column);
  return sql`${at} >= ${starts[0] ?? until}::timestamptz and ${at} < ${until}::timestamptz`;
}

/** The sums of rows with `at`, `earned` and `paid`, for each period. */
export async function addedUpByPeriod(
  tx: Tx,
  { starts }: Periods,
  parts: RawBuilder<unknown>,
): Promise<PeriodSums[]> {
  const edges = sql`${starts.map((start) => start.toISOString())}::text[]::timestamptz[]`;
  const { rows } = await sql<PeriodSums & { period: number }>`
    select width_bucket(at, ${edges}) as period, sum(earned)::int8 as earned, sum(paid)::int8 as paid
    from (${parts}) parts
    group by period`.execute(tx);
  const known = new Map(rows.map(({ period, earned, paid }) => [period, { earned, paid }]));
  return starts.map((_start, index) => known.get(index + 1) ?? { earned: 0, paid: 0 });
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
