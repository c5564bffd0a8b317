import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { MoveOf } from './moves.ts';

/**
 * Adds up what the files say of each vendor, and what of it is due here already: lines of orders here that the former app has not paid
 * yet. Where it has paid a sum without saying for which lines, lines here that no row names stay due although they are paid, up to that
 * sum: they count as due here too, so that the opening balance takes them off.
 */
export async function addUpVendors(tx: Tx, { shopId, moveId }: MoveOf, timeZone: string): Promise<void> {
  const until = sql`((select day from last) + 1)::timestamp at time zone ${timeZone}`;
  const isDue = sql`l.payout_id is null and l.commission_state = 'accrued'`;
  await sql`
    with last as (
      select greatest((select max(day) from move_rows where move_id = ${moveId}), (select max(day) from move_payouts where move_id = ${moveId}))
        as day),
    rows as (
      select r.move_vendor_id as id, count(*) as count,
        coalesce(sum(r.amount) filter (where r.payout_key = ''), 0)::int8 as unpaid,
        count(*) filter (where r.payout_key = '') as unpaid_count,
        coalesce(sum(case when l.id is null then 0
          when l.payout_id is null and l.commission_state in ('accrued', 'pending') and not r.takes_back then l.commission_amount
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
    -- Lines that no row names, of vendors who were paid without rows; the first of several names of a vendor has them.
    unnamed as (
      select min(v.id) as id, least(sum(paid.without_rows), (
        select coalesce(sum(l.commission_amount), 0) from line_items l
        where l.shop_id = ${shopId} and l.vendor_id = v.vendor_id and l.kind = 'product' and ${isDue} and l.processed_at < ${until}
          and not exists (select from move_rows r where r.move_id = ${moveId} and r.line_item_id = l.id)))::int8 as amount
      from move_vendors v join paid on paid.id = v.id
      where v.shop_id = ${shopId} and v.move_id = ${moveId} and v.vendor_id is not null and paid.without_rows > 0
      group by v.vendor_id)
    update move_vendors v set row_count = coalesce(f.rows, 0), payout_count = coalesce(f.payouts, 0), paid = coalesce(f.paid, 0),
      unpaid = coalesce(v.balance, f.unpaid, 0),
      due_here = case
        when coalesce(f.unpaid_count, 0) > 0 or v.balance is null or v.vendor_id is null
          then coalesce(f.due_here, 0) + coalesce(f.unnamed, 0)
        -- A balance without the lines that it is of: what is due by lines here until the last day of the files.
        else coalesce((
          select sum(l.commission_amount) from line_items l
          where l.shop_id = v.shop_id and l.vendor_id = v.vendor_id and ${isDue} and l.processed_at < ${until}
            and not exists (select from move_rows r where r.move_id = v.move_id and r.line_item_id = l.id)), 0)::int8 end
    from (
      select v.id, rows.count as rows, rows.unpaid, rows.unpaid_count, rows.due_here, paid.count as payouts, paid.amount as paid,
        unnamed.amount as unnamed
      from move_vendors v left join rows on rows.id = v.id left join paid on paid.id = v.id left join unnamed on unnamed.id = v.id
      where v.shop_id = ${shopId} and v.move_id = ${moveId}) f
    where v.shop_id = ${shopId} and v.id = f.id`.execute(tx);
}
