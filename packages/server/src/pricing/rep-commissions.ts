import { paidStatuses } from '@consignment/domain/commission/commission-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Why a part earns nothing, or nothing yet. */
export type RepReason =
  'cancelled' | 'voided' | 'awaiting_payment' | 'sums_differ' | 'refund_to_assign' | 'customer_owes';

/** Only settled amounts are earned: a pending part is shown and waits, a part of a cancelled order is 0. */
export type RepCommissionState = 'accrued' | 'pending' | 'ineligible';

/** The amount of a part that is payable now; below 0 where more was paid than was earned. */
export type OpenPart = {
  readonly id: number;
  readonly order_id: number;
  readonly rate_ppm: number;
  readonly open: number;
};

/**
 * The parts with their amounts: a percentage of the order's goods after discounts and refunds, without tax and
 * shipping, rounded once for each order and rep. Vendors' rules do not affect it, as the store pays it. While an order's money is
 * in doubt, its part waits as vendors' lines do: what was paid of it stays paid, and nothing more is payable.
 */
export function repCommissionAmounts(shopId: number, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.id, c.order_id, c.sales_rep_id, c.rate_ppm, state, case when state <> 'accrued' then reason end as reason,
      case when state = 'ineligible' then 0 when stays_paid then least(worth, held.paid) else worth end as amount,
      coalesce(held.paid, 0)::int8 as paid, coalesce(held.items, 0) > 0 as is_paid
    from order_sales_rep_commissions c
    join orders o on o.shop_id = c.shop_id and o.id = c.order_id
    join shop_settings s on s.shop_id = c.shop_id
    cross join lateral (
      select coalesce(sum(l.net_sales - case when coalesce(o.taxes_included, s.prices_include_tax)
        then l.net_tax else 0 end), 0)::int8 as net, coalesce(bool_or(l.is_owed), false) as is_owed
      from line_items l
      where l.shop_id = c.shop_id and l.order_id = c.order_id and l.kind in ('product', 'reversal')) goods
    cross join lateral (
      select sum(i.amount)::int8 as paid, count(*) as items from sales_rep_payout_items i
      where i.shop_id = c.shop_id and i.order_id = c.order_id and i.sales_rep_id = c.sales_rep_id and i.active) held
    cross join lateral (select sales_rep_commission(goods.net, c.rate_ppm) as worth, case
      when o.cancelled_at is not null then 'cancelled'
      when o.financial_status = 'voided' then 'voided'
      when (o.financial_status = any (${paidStatuses}::text[])) is not true then 'awaiting_payment'
      when o.sums_off is not null and o.sums_accepted_at is null then 'sums_differ'
      when o.refund_to_assign > 0 then 'refund_to_assign'
      when goods.is_owed then 'customer_owes' end as reason) standing
    cross join lateral (
      select coalesce(held.paid, 0) <> 0 and reason in ('sums_differ', 'refund_to_assign', 'customer_owes') as stays_paid) doubt
    cross join lateral (select case
      when reason in ('cancelled', 'voided') then 'ineligible'
      when reason is null or stays_paid then 'accrued'
      else 'pending' end as state) decided
    where c.shop_id = ${shopId} and ${which}`;
}

/** The parts that a rep's payout would pay now, in the order of the orders. */
export async function openPartsOfRep(tx: Tx, shopId: number, salesRepId: number): Promise<OpenPart[]> {
  const { rows } = await sql<OpenPart>`
    select id, order_id, rate_ppm, open
    from (
      select id, order_id, rate_ppm, (case when state = 'accrued' then amount else 0 end) - paid as open
      from (${repCommissionAmounts(shopId, sql`c.sales_rep_id = ${salesRepId}`)}) parts) opened
    where open <> 0 order by order_id`.execute(tx);
  return rows;
}
