import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { MoveVerdict } from '../../../database/rows.ts';
import { openingOf } from './move-vendors.ts';
import type { MoveOf } from './moves.ts';

export type FoundOfMove = Record<
  | 'vendors'
  | 'unmatched_vendors'
  | 'rows'
  | 'matched_rows'
  | 'problems'
  | 'payouts'
  | MoveVerdict
  | 'groups'
  | 'unanswered_groups'
  | 'theirs'
  | 'ours'
  | 'to_book'
  | 'to_book_amount'
  | 'booked_amount'
  | 'left_out_amount'
  | 'stays_due'
  | 'opening'
  | 'opening_vendors',
  number
>;

/** The findings of a check, counted. */
export async function foundOf(tx: Tx, { shopId, moveId }: MoveOf): Promise<FoundOfMove> {
  const { rows } = await sql<FoundOfMove>`
    select vendors.*, rows.*, problems.*, payouts.*, groups.*, staying.*
    from (
      select count(*) as vendors, count(*) filter (where m.vendor_id is null) as unmatched_vendors,
        coalesce(sum(${openingOf}) filter (where m.vendor_id is not null), 0)::int8 as opening,
        count(*) filter (where m.vendor_id is not null and ${openingOf} <> 0) as opening_vendors
      from move_vendors m where m.shop_id = ${shopId} and m.move_id = ${moveId} and m.is_found) vendors,
    (select count(*) as rows, count(line_item_id) as matched_rows from move_rows
      where shop_id = ${shopId} and move_id = ${moveId}) rows,
    (select count(*) as problems from move_problems where shop_id = ${shopId} and move_id = ${moveId} and row_number > 0) problems,
    (select count(*) as payouts, ${sql.join(
      (['accepted', 'open', 'left', 'blocked', 'booked'] as const).map(
        (verdict) => sql`count(*) filter (where verdict = ${sql.lit(verdict)}) as ${sql.ref(verdict)}`,
      ),
    )},
        -- One that is booked stays equal to the cent.
        count(*) filter (where verdict = 'equal' or (verdict = 'booked' and not exists (
          select from move_differences d where d.shop_id = p.shop_id and d.move_payout_id = p.id))) as equal,
        coalesce(sum(amount), 0)::int8 as theirs, coalesce(sum(ours), 0)::int8 as ours,
        count(*) filter (where verdict in ('equal', 'accepted')) as to_book,
        coalesce(sum(amount) filter (where verdict in ('equal', 'accepted')), 0)::int8 as to_book_amount,
        coalesce(sum(amount) filter (where verdict = 'booked'), 0)::int8 as booked_amount,
        coalesce(sum(amount) filter (where verdict in ('left', 'blocked')), 0)::int8 as left_out_amount
      from move_payouts p where shop_id = ${shopId} and move_id = ${moveId}) payouts,
    (select count(*) as groups, count(*) filter (where answer is null) as unanswered_groups from move_groups
      where shop_id = ${shopId} and move_id = ${moveId} and difference_count > 0) groups,
    -- Lines that the former app has paid, by payouts that are not booked.
    (select coalesce(sum(l.commission_amount), 0)::int8 as stays_due
      from move_rows r join line_items l on l.shop_id = r.shop_id and l.id = r.line_item_id
      left join move_payouts p on p.shop_id = r.shop_id and p.id = r.move_payout_id
      where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.payout_key <> '' and not r.takes_back
        and (p.id is null or p.verdict in ('left', 'blocked')) and l.payout_id is null and l.commission_state = 'accrued') staying`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('A move has no counts.');
  return found;
}
