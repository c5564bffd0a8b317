import { paidStatuses } from '@consignment/domain/commission-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

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
 * shipping, rounded once for each order and rep. Vendors' rules do not affect it, as the store pays it.
 */
export function repCommissionAmounts(shopId: number, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.id, c.order_id, c.sales_rep_id, c.rate_ppm, state,
      case when state = 'ineligible' then 0 else sales_rep_commission(goods.net, c.rate_ppm) end as amount,
      coalesce(held.paid, 0)::int8 as paid, coalesce(held.items, 0) > 0 as is_paid
    from order_sales_rep_commissions c
    join orders o on o.shop_id = c.shop_id and o.id = c.order_id
    cross join lateral (select case
      when o.cancelled_at is not null or o.financial_status = 'voided' then 'ineligible'
      when o.financial_status = any (${paidStatuses}::text[]) then 'accrued'
      else 'pending' end as state) standing
    cross join lateral (
      select coalesce(sum(l.net_sales - case when o.taxes_included then l.net_tax else 0 end), 0)::int8 as net
      from line_items l
      where l.shop_id = c.shop_id and l.order_id = c.order_id and l.kind in ('product', 'reversal')) goods
    cross join lateral (
      select sum(i.amount)::int8 as paid, count(*) as items from sales_rep_payout_items i
      where i.shop_id = c.shop_id and i.order_id = c.order_id and i.sales_rep_id = c.sales_rep_id and i.active) held
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
