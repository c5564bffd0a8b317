import type { DatedRule } from '@consignment/domain/commission/dated-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ignoredTagTexts } from './ignored-tags.ts';
import type { PricedBy } from './proposed-rules.ts';
import type { LoadedRules } from './shop-rules.ts';

/*
 * The sales of a month that decide a vendor's tier in the next, in minor units: what was ordered, less discounts and what came back,
 * of orders that can earn. A count is kept until something of its month changes: then triggers forget it, and the vendor's unpaid
 * lines are priced again.
 */

type SalesRules = Pick<LoadedRules, 'timeZone' | 'startsAt' | 'ignoreOrderTags'>;

export function hasTiers(dated: readonly DatedRule[]): boolean {
  return dated.some(({ value }) => value.measure === 'vendor_sales');
}

/**
 * Counts the months that the lines of `lines` (rows of vendor_id and month, the first day of the month before a line's) need and
 * that are not counted. A vendor that sold nothing has sold 0.
 */
export async function countMissingSales(
  tx: Tx,
  shopId: number,
  rules: SalesRules,
  lines: RawBuilder<unknown>,
): Promise<void> {
  const missing = await sql<{ vendor_id: number; month: string }>`
    select distinct needed.vendor_id, needed.month::text from (${lines}) needed
    where not exists (select from vendor_sales_months counted where counted.shop_id = ${shopId}
      and counted.vendor_id = needed.vendor_id and counted.month = needed.month)
    order by 1, 2`.execute(tx);
  if (missing.rows.length === 0) return;
  // Waits for transactions that change what was sold, whose triggers could not see this count.
  await sql`select pg_advisory_xact_lock(hashtextextended('sales of shop ' || ${shopId}::int8, 0))`.execute(
    tx,
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(missing.rows)}::jsonb) as missing (vendor_id int8, month date)`;
  await sql`
    insert into vendor_sales_months (shop_id, vendor_id, month, sales, orders)
    select ${shopId}, missing.vendor_id, missing.month, sold.sales, sold.orders
    from ${given} cross join lateral (
      select coalesce(sum(${kept}), 0)::int8 as sales, count(distinct o.id) as orders
      from ${await soldLines(tx, shopId, rules)} and l.vendor_id = missing.vendor_id
        -- The month is that of the order's day; the instants beside it are for the index.
        and date_trunc('month', o.processed_at at time zone ${rules.timeZone})::date = missing.month
        and o.processed_at >= (missing.month - interval '1 day') at time zone ${rules.timeZone}
        and o.processed_at < (missing.month + interval '1 month 1 day') at time zone ${rules.timeZone}) sold
    order by missing.vendor_id, missing.month
    on conflict (shop_id, vendor_id, month) do nothing`.execute(tx);
}

/** Rows of shop_id, vendor_id, month, sales and orders, for a join. */
export async function monthSales(
  tx: Tx,
  shopId: number,
  rules: SalesRules & Pick<PricedBy, 'sales'>,
): Promise<RawBuilder<unknown>> {
  const { sales: from = 'counted' } = rules;
  if (typeof from !== 'string') return from;
  return from === 'counted' ? sql`vendor_sales_months` : sql`(${await salesAnew(tx, shopId, rules, {})})`;
}

/** The sales of every vendor in each month, of all orders or of those from an instant and before another. */
export async function salesAnew(
  tx: Tx,
  shopId: number,
  rules: SalesRules,
  of: {
    readonly vendorId?: RawBuilder<unknown>;
    readonly vendors?: readonly number[];
    readonly within?: { readonly from: Date; readonly until: Date };
  },
): Promise<RawBuilder<unknown>> {
  const { vendorId = sql`l.vendor_id`, vendors, within } = of;
  return sql`
    select ${shopId}::int8 as shop_id, ${vendorId} as vendor_id,
      date_trunc('month', o.processed_at at time zone ${rules.timeZone})::date as month,
      sum(${kept})::int8 as sales, count(distinct o.id)::int4 as orders
    from ${await soldLines(tx, shopId, rules)}
      and ${vendors === undefined ? sql`true` : sql`l.vendor_id = any (${[...vendors]}::int8[])`}
      and ${within === undefined ? sql`true` : sql`o.processed_at >= ${within.from} and o.processed_at < ${within.until}`}
    group by 2, 3`;
}

/** The part of a line that the customer kept, less its discount. */
const kept = sql`l.price * l.quantity - l.allocated_discount - case when l.returned_quantity > 0 or l.refunded_amount > 0
  then returned_part(l.price * l.quantity - l.allocated_discount, l.quantity, l.price * l.quantity - l.allocated_discount,
    l.returned_quantity, l.refunded_amount) else 0 end`;

/** The lines that count as sales, and their orders, with a condition at the end: those of orders that can earn, paid or not. */
async function soldLines(tx: Tx, shopId: number, rules: SalesRules): Promise<RawBuilder<unknown>> {
  const ignoredTags = await ignoredTagTexts(tx, shopId, rules, sql`true`);
  return sql`line_items l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.shop_id = ${shopId} and l.vendor_id is not null and l.kind = 'product' and o.cancelled_at is null
      and o.financial_status is distinct from 'voided' and o.tags <> all (${ignoredTags}::text[])
      and (o.processed_at < ${rules.startsAt}::timestamptz) is not true`;
}

/** Forgets the counts, for when all lines are priced again. */
export async function forgetSales(tx: Tx, shopId: number): Promise<void> {
  await tx.deleteFrom('vendor_sales_months').where('shop_id', '=', shopId).execute();
}
