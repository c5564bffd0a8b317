import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Difference } from './difference.ts';

/**
 * Walks the history of a shop, and returns the first entry whose hash is not that of its contents and of the entry before,
 * or that is missing. `id` is the number of the entry; 1 is right and 0 is not.
 */
export async function auditHistory(tx: Tx, shopId: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select 'history entry' as what, broken.seq as id, 1::int8 as expected, 0::int8 as found
    from (
      select walk.nth as seq
      from (
        select row_number() over chain as nth, h.seq, h.prev_hash, h.hash, history_hash(h) as again,
          lag(h.hash, 1, ''::bytea) over chain as before
        from history h where h.shop_id = ${shopId}::int8
        window chain as (order by h.seq)) walk
      where walk.seq <> walk.nth or walk.prev_hash <> walk.before or walk.hash <> walk.again
      union all
      -- Entries cut off at the end, or an end that was put back.
      select coalesce(last.seq, 0) + 1
      from (select ${shopId}::int8 as shop_id) shop
      left join history_heads d on d.shop_id = shop.shop_id
      left join lateral (
        select h.seq, h.hash from history h where h.shop_id = shop.shop_id order by h.seq desc limit 1) last on true
      where (coalesce(d.seq, 0), coalesce(d.hash, '')) is distinct from (coalesce(last.seq, 0), coalesce(last.hash, ''))
    ) broken
    order by broken.seq limit 1`.execute(tx);
  return rows;
}

/** The last number and hash of a shop's history, to be kept elsewhere: with it, a rewritten chain is detected. */
export async function endOfHistory(tx: Tx, shopId: number): Promise<{ seq: number; hash: string } | null> {
  const head = await tx
    .selectFrom('history_heads')
    .select(['seq', 'hash'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return head === undefined || head.seq === 0 ? null : { seq: head.seq, hash: head.hash.toString('hex') };
}
