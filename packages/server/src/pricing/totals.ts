import { takeLock } from '../database/locks.ts';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/**
 * Recalculates the totals of these vendors from their lines and payouts and writes those that differ; returns their
 * number. The stored totals are locked first, so that a concurrent change is either seen here or added afterwards.
 */
export async function deriveTotals(tx: Tx, shopId: number, vendorIds: readonly number[]): Promise<number> {
  if (vendorIds.length === 0) return 0;
  const ids = sql`${[...vendorIds]}::int8[]`;
  // In order of the vendors, as the triggers lock them.
  await sql`
    insert into vendor_totals (shop_id, vendor_id)
    select shop_id, id from vendors where shop_id = ${shopId} and id = any (${ids}) order by id
    on conflict (shop_id, vendor_id) do nothing`.execute(tx);
  takeLock('vendor_totals');
  await sql`
    select from vendor_totals where shop_id = ${shopId} and vendor_id = any (${ids})
    order by vendor_id for update`.execute(tx);
  const { numAffectedRows } = await sql`
    update vendor_totals t
    set due = figures.due, paid = figures.paid, total_sales = figures.sales, amount_taxed = figures.tax
    from (
      select v.id, coalesce(l.due, 0) as due, coalesce(l.paid, 0) + coalesce(p.paid, 0) as paid,
        coalesce(l.sales, 0) as sales, coalesce(l.tax, 0) as tax
      from vendors v
      left join (
        select vendor_id, coalesce(sum(commission_amount) filter (where payout_id is null), 0)::int8 as due,
          coalesce(sum(commission_amount) filter (where payout_id is not null), 0)::int8 as paid,
          sum(net_sales)::int8 as sales, sum(net_tax)::int8 as tax
        from line_items
        where shop_id = ${shopId} and vendor_id = any (${ids}) and commission_state = 'accrued'
        group by vendor_id) l on l.vendor_id = v.id
      left join (
        select vendor_id, sum(additional_pay)::int8 as paid from payouts
        where shop_id = ${shopId} and vendor_id = any (${ids}) and counts
        group by vendor_id) p on p.vendor_id = v.id
      where v.shop_id = ${shopId} and v.id = any (${ids})) figures
    where t.shop_id = ${shopId} and t.vendor_id = figures.id
      and (t.due, t.paid, t.total_sales, t.amount_taxed)
      is distinct from (figures.due, figures.paid, figures.sales, figures.tax)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
