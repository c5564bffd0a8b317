import { statusesOf } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { ChargedCause, FeeSale, FeeVendor, MadePayout, OrderedItem } from '../domain/fee-facts.ts';

/** The vendors that a shop can charge. */
export async function vendorsToCharge(tx: Tx, shopId: number, timeZone: string): Promise<FeeVendor[]> {
  return tx
    .selectFrom('vendors')
    .select(['id', 'hidden as isHidden'])
    .select(sql<string>`(created_at at time zone ${timeZone})::date::text`.as('since'))
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** The charges of these fees by vendor and cause. */
export async function chargedCauses(
  tx: Tx,
  shopId: number,
  ask: { readonly fees: readonly number[]; readonly causes: 'calendar' | readonly string[] },
): Promise<ChargedCause[]> {
  if (ask.fees.length === 0 || ask.causes.length === 0) return [];
  const causes =
    ask.causes === 'calendar'
      ? sql`(c.cause = 'once' or c.cause like 'day:%' or c.cause like 'month:%')`
      : sql`c.cause = any (${[...ask.causes]}::text[])`;
  const { rows } = await sql<ChargedCause>`
    select c.fee_id as "feeId", c.vendor_id as "vendorId", c.cause,
      coalesce(sum(c.amount) filter (where c.state = 'charged'), 0)::int8 as posted, max(c.nth) as entries,
      max(c.id) filter (where c.state = 'waiting') as "waitingId",
      coalesce(sum(c.amount) filter (where c.state = 'waiting'), 0)::int8 as waiting,
      bool_or(c.state = 'waived' or c.state = 'charged' and c.amount <> 0
        and (l.id is null or l.commission_state <> 'accrued')) as "isWaived",
      bool_or(c.charged_vendor_id <> c.vendor_id) as "isOfMerged"
    from fee_charges c left join line_items l on l.shop_id = c.shop_id and l.id = c.line_item_id
    where c.shop_id = ${shopId} and c.fee_id = any (${[...ask.fees]}::int8[]) and ${causes}
    group by c.fee_id, c.vendor_id, c.cause`.execute(tx);
  return rows;
}

/**
 * The lines from a day on that a fee per item has not been charged for, and those that it was and of which something has come
 * back, or that are another vendor's since.
 */
export async function linesToCharge(
  tx: Tx,
  ask: { readonly shopId: number; readonly feeId: number; readonly from: string; readonly timeZone: string },
): Promise<FeeSale[]> {
  const { shopId, feeId, from, timeZone } = ask;
  const { rows } = await sql<FeeSale>`
    select l.id, l.order_id as "orderId", o.name as "orderName", l.title, l.vendor_id as "vendorId",
      (l.processed_at at time zone ${timeZone})::date::text as day,
      case when l.commission_state = 'accrued' then l.quantity - l.returned_quantity else 0 end as units,
      (l.net_sales + back.net)::int8 as net, (l.commission_amount + back.commission)::int8 as commission
    from line_items l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    cross join lateral (
      select coalesce(sum(r.net_sales), 0) as net, coalesce(sum(r.commission_amount), 0) as commission
      from line_items r where r.shop_id = l.shop_id and r.reverses_id = l.id) back
    where l.shop_id = ${shopId} and l.kind = 'product' and l.vendor_id is not null
      and l.processed_at >= ${from}::date::timestamp at time zone ${timeZone}
      and case when exists (
          select from fee_charges c where c.shop_id = l.shop_id and c.fee_id = ${feeId} and c.cause = 'line:' || l.id)
        then l.commission_state <> 'accrued' or l.returned_quantity > 0 or l.refunded_amount > 0 or l.override_vendor_id is not null
        else l.commission_state = 'accrued' end
    order by l.id`.execute(tx);
  return rows;
}

/** The lines of the orders from a day on that no processing was charged for, once all of their vendors have earned. */
export async function ordersToCharge(
  tx: Tx,
  ask: { readonly shopId: number; readonly feeId: number; readonly from: string; readonly timeZone: string },
): Promise<OrderedItem[]> {
  const { shopId, feeId, from, timeZone } = ask;
  const { rows } = await sql<OrderedItem>`
    select l.id, l.order_id as "orderId", o.name as "orderName", case when l.commission_state = 'accrued' then l.vendor_id end as "vendorId",
      (o.processed_at at time zone ${timeZone})::date::text as day, l.price * l.quantity - l.allocated_discount as net
    from orders o join line_items l on l.shop_id = o.shop_id and l.order_id = o.id and l.kind = 'product'
    where o.shop_id = ${shopId} and o.processed_at >= ${from}::date::timestamp at time zone ${timeZone}
      and not exists (
        select from fee_charges c where c.shop_id = o.shop_id and c.fee_id = ${feeId} and c.cause = 'order:' || o.id)
      and not exists (
        select from line_items w where w.shop_id = o.shop_id and w.order_id = o.id and w.commission_state = 'pending')
      and exists (
        select from line_items e where e.shop_id = o.shop_id and e.order_id = o.id and e.kind = 'product'
          and e.vendor_id is not null and e.commission_state = 'accrued')
    order by o.id, l.id`.execute(tx);
  return rows;
}

/** The payouts from a day on that are paid and not charged for, and those that were and have come back. */
export async function payoutsToCharge(
  tx: Tx,
  ask: { readonly shopId: number; readonly feeId: number; readonly from: string; readonly timeZone: string },
): Promise<MadePayout[]> {
  const { shopId, feeId, from, timeZone } = ask;
  const isPaid = sql`p.status = any (${statusesOf('paid')}::text[])`;
  const { rows } = await sql<MadePayout>`
    select p.id, p.invoice_number as "invoiceNumber", p.vendor_id as "vendorId", (p.created_date at time zone ${timeZone})::date::text as day, p.amount, p.method,
      ${isPaid} as "isPaid"
    from payouts p
    where p.shop_id = ${shopId} and p.created_date >= ${from}::date::timestamp at time zone ${timeZone}
      and not p.is_test and p.move_id is null and p.amount > 0
      and ${isPaid} <> exists (
        select from fee_charges c where c.shop_id = p.shop_id and c.fee_id = ${feeId} and c.cause = 'payout:' || p.id
        having coalesce(sum(c.amount) filter (where c.state <> 'waived'), 0) > 0)
    order by p.id`.execute(tx);
  return rows;
}

/** The sums of a month in other fees than minimums; by vendor. */
export async function chargedInMonth(
  tx: Tx,
  shopId: number,
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ vendorId: number; amount: number }>`
    select c.vendor_id as "vendorId", sum(c.amount)::int8 as amount
    from fee_charges c join fees f on f.shop_id = c.shop_id and f.id = c.fee_id and f.kind <> 'monthly_minimum'
    where c.shop_id = ${shopId} and c.day between ${firstDay} and ${lastDay} and c.state <> 'waived'
    group by c.vendor_id`.execute(tx);
  return new Map(rows.map(({ vendorId, amount }) => [vendorId, amount]));
}
