import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { MoveOf } from './moves.ts';

/**
 * Adds up what the files say of each vendor, and what of it is due here already: lines of orders here that the former app has not paid
 * yet. The amount of a line is without the part that came back, so a row that takes it back is not due beside that. A line that earns
 * nothing here leaves its row to the opening balance.
 *
 * Where the former app has paid a sum without saying for which lines, lines here that no row names stay due although they are paid, up
 * to that sum; where it states a balance without its lines, all of them are of that balance. They count as due here too, so that the
 * opening balance takes them off; the first of several names of a vendor has them.
 */
export async function addUpVendors(tx: Tx, { shopId, moveId }: MoveOf, timeZone: string): Promise<void> {
  const until = sql`((select day from last) + 1)::timestamp at time zone ${timeZone}`;
  await sql`
    with last as (
      select greatest((select max(day) from move_rows where move_id = ${moveId}), (select max(day) from move_payouts where move_id = ${moveId}))
        as day),
    rows as (
      select r.move_vendor_id as id, count(*) as count,
        coalesce(sum(r.amount) filter (where r.payout_key = ''), 0)::int8 as unpaid,
        count(*) filter (where r.payout_key = '') as unpaid_count,
        coalesce(sum(case
          when l.id is null or l.commission_state = 'ineligible' then 0
          when r.takes_back then (
            select coalesce(sum(back.commission_amount), 0) from line_items back where back.reverses_id = l.id and back.payout_id is null)
          when l.payout_id is null and l.commission_state in ('accrued', 'pending') then l.commission_amount
          else r.amount end) filter (where r.payout_key = ''), 0)::int8 as due_here
      from move_rows r left join line_items l on l.shop_id = r.shop_id and l.id = r.line_item_id
      where r.shop_id = ${shopId} and r.move_id = ${moveId} group by r.move_vendor_id),
    paid as (
      select p.move_vendor_id as id, count(*) as count, sum(p.amount)::int8 as amount,
        coalesce(sum(greatest(p.amount - p.additional - p.of_rows, 0)) filter (where p.verdict not in ('left', 'blocked')), 0)::int8
          as without_rows
      from (
        select p.*, coalesce((select sum(r.amount) from move_rows r where r.move_payout_id = p.id), 0) as of_rows from move_payouts p
        where p.shop_id = ${shopId} and p.move_id = ${moveId}) p
      group by p.move_vendor_id),
    names as (
      select v.id, v.vendor_id, v.balance is not null and coalesce(rows.unpaid_count, 0) = 0 as is_balance,
        coalesce(paid.without_rows, 0) as without_rows
      from move_vendors v left join rows on rows.id = v.id left join paid on paid.id = v.id
      where v.shop_id = ${shopId} and v.move_id = ${moveId} and v.vendor_id is not null and v.is_found),
    unnamed as (
      select coalesce(min(n.id) filter (where n.is_balance), min(n.id)) as id,
        (case when bool_or(n.is_balance) then min(lines.every) else least(sum(n.without_rows), min(lines.product)) end)::int8 as amount
      from names n
      cross join lateral (
        select coalesce(sum(l.commission_amount), 0) as every,
          coalesce(sum(l.commission_amount) filter (where l.kind = 'product'), 0) as product
        from line_items l
        where l.shop_id = ${shopId} and l.vendor_id = n.vendor_id and l.payout_id is null and l.commission_state = 'accrued'
          and l.processed_at < ${until}
          and not exists (select from move_rows r where r.move_id = ${moveId} and r.line_item_id = l.id)) lines
      where n.is_balance or n.without_rows > 0
      group by n.vendor_id)
    update move_vendors v set row_count = coalesce(f.rows, 0), payout_count = coalesce(f.payouts, 0), paid = coalesce(f.paid, 0),
      unpaid = coalesce(v.balance, f.unpaid, 0), due_here = coalesce(f.due_here, 0) + coalesce(f.unnamed, 0)
    from (
      select v.id, rows.count as rows, rows.unpaid, rows.due_here, paid.count as payouts, paid.amount as paid, unnamed.amount as unnamed
      from move_vendors v left join rows on rows.id = v.id left join paid on paid.id = v.id left join unnamed on unnamed.id = v.id
      where v.shop_id = ${shopId} and v.move_id = ${moveId}) f
    where v.shop_id = ${shopId} and v.id = f.id`.execute(tx);
}
