import type { DatedRule } from '@consignment/domain/dated-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { PricedBy } from './proposed-rules.ts';

/*
 * The sales of a month that decide a vendor's tier in the next: what was ordered, less discounts, in minor units. A later return does
 * not count, and a month that was counted stays, so that nothing is priced anew while the next one goes on.
 */

export function hasTiers(dated: readonly DatedRule[]): boolean {
  return dated.some(({ value }) => value.measure === 'vendor_sales');
}

/**
 * Counts the months that the lines of `lines` (rows of vendor_id and month, the first day of the month before a line's) need and
 * that were not counted yet. A vendor that sold nothing has sold 0.
 */
export async function countMissingSales(
  tx: Tx,
  shopId: number,
  timeZone: string,
  lines: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into vendor_sales_months (shop_id, vendor_id, month, sales)
    select ${shopId}, missing.vendor_id, missing.month, coalesce((
      select sum(l.price * l.quantity - l.allocated_discount)
      from line_items l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
      where l.shop_id = ${shopId} and l.vendor_id = missing.vendor_id and l.kind = 'product' and o.cancelled_at is null
        and o.financial_status is distinct from 'voided'
        -- The month is that of the order's day; the instants beside it are for the index.
        and date_trunc('month', o.processed_at at time zone ${timeZone})::date = missing.month
        and o.processed_at >= (missing.month - interval '1 day') at time zone ${timeZone}
        and o.processed_at < (missing.month + interval '1 month 1 day') at time zone ${timeZone}), 0)::int8
    from (
      select distinct needed.vendor_id, needed.month from (${lines}) needed
      where not exists (select from vendor_sales_months counted where counted.shop_id = ${shopId}
        and counted.vendor_id = needed.vendor_id and counted.month = needed.month)) missing
    order by missing.vendor_id, missing.month
    on conflict (shop_id, vendor_id, month) do nothing`.execute(tx);
}

/** Rows of shop_id, vendor_id, month and sales, for a join; lines of a vendor that is merged count as those of the other. */
export function monthSales(
  shopId: number,
  { timeZone, sales: from = 'counted', merged }: Pick<PricedBy, 'timeZone' | 'sales' | 'merged'>,
): RawBuilder<unknown> {
  if (typeof from !== 'string') return from;
  if (from === 'counted') return sql`vendor_sales_months`;
  const vendorId =
    merged === undefined
      ? sql`l.vendor_id`
      : sql`case l.vendor_id when ${merged.from}::int8 then ${merged.into}::int8 else l.vendor_id end`;
  const anew = salesAnew(shopId, timeZone, { vendorId });
  if (from === 'anew') return sql`(${anew})`;
  return sql`(
    select shop_id, vendor_id, month, sales from vendor_sales_months where shop_id = ${shopId}
    union all
    select * from (${anew}) now where not exists (select from vendor_sales_months counted
      where counted.shop_id = ${shopId} and counted.vendor_id = now.vendor_id and counted.month = now.month))`;
}

/** The sales of every vendor in each month, of all orders or of those from an instant and before another. */
export function salesAnew(
  shopId: number,
  timeZone: string,
  of: {
    readonly vendorId?: RawBuilder<unknown>;
    readonly within?: { readonly from: Date; readonly until: Date };
  },
): RawBuilder<unknown> {
  const { vendorId = sql`l.vendor_id`, within } = of;
  return sql`
    select ${shopId}::int8 as shop_id, ${vendorId} as vendor_id,
      date_trunc('month', o.processed_at at time zone ${timeZone})::date as month,
      sum(l.price * l.quantity - l.allocated_discount)::int8 as sales
    from line_items l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.shop_id = ${shopId} and l.vendor_id is not null and l.kind = 'product' and o.cancelled_at is null
      and o.financial_status is distinct from 'voided'
      and ${within === undefined ? sql`true` : sql`o.processed_at >= ${within.from} and o.processed_at < ${within.until}`}
    group by 2, 3`;
}

/** Forgets what was counted, for when all lines are priced anew. */
export async function forgetSales(tx: Tx, shopId: number): Promise<void> {
  await tx.deleteFrom('vendor_sales_months').where('shop_id', '=', shopId).execute();
}
