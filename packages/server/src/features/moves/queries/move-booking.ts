import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { RowOf } from '../../../database/rows.ts';
import type { MoveOf } from './moves.ts';

export type PayoutWaiting = Pick<
  RowOf<'move_payouts'>,
  'id' | 'number' | 'day' | 'amount' | 'additional' | 'method' | 'note'
> & { readonly vendor_id: number };

/** The accepted payouts that are not booked yet, by day. The vendor is the remaining one where it was merged. */
export async function payoutsToBook(tx: Tx, of: MoveOf, size: number): Promise<PayoutWaiting[]> {
  const { rows } = await sql<PayoutWaiting>`
    select p.id, p.number, p.day, p.amount, p.additional, p.method, p.note, coalesce(v.merged_into_id, v.id) as vendor_id
    from move_payouts p join move_vendors m on m.shop_id = p.shop_id and m.id = p.move_vendor_id
    join vendors v on v.shop_id = m.shop_id and v.id = m.vendor_id
    where p.shop_id = ${of.shopId} and p.move_id = ${of.moveId} and p.verdict in ('equal', 'accepted')
    order by p.day, p.id limit ${size}`.execute(tx);
  return rows;
}

/** Keeps a payout from being booked. */
export async function blockPayout(tx: Tx, of: MoveOf, id: number, why: string): Promise<void> {
  await tx
    .updateTable('move_payouts')
    .set({ verdict: 'blocked', blocked_because: why })
    .where('shop_id', '=', of.shopId)
    .where('move_id', '=', of.moveId)
    .where('id', '=', id)
    .where('payout_id', 'is', null)
    .execute();
}

/** How many payouts of a move there are after one, and of all. */
export async function countPayouts(
  tx: Tx,
  of: MoveOf,
  after: number,
): Promise<{ all: number; left: number }> {
  const { rows } = await sql<{ all: number; left: number }>`
    select count(*) as "all", count(*) filter (where id > ${after}) as "left" from move_payouts
    where shop_id = ${of.shopId} and move_id = ${of.moveId}`.execute(tx);
  return rows[0] ?? { all: 0, left: 0 };
}

/** The payouts of a move that count in the books, and their sum in minor units. */
export async function bookedOf(tx: Tx, of: MoveOf): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*) as count, coalesce(sum(amount), 0)::int8 as amount from payouts
    where shop_id = ${of.shopId} and move_id = ${of.moveId} and counts`.execute(tx);
  return rows[0] ?? { count: 0, amount: 0 };
}
