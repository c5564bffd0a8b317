import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { ReplayRow } from './rule-replays.ts';

/** Amounts in minor units of the shop's currency. */
type Earnings = { readonly earned: number; readonly would: number };

export type ReplayedVendor = Earnings & {
  readonly id: number;
  readonly name: string;
  readonly lines: number;
  readonly changed: number;
  /** The part of the difference on paid lines. */
  readonly onPaid: number;
};

export type ReplayedMonth = Earnings & { readonly month: string };

export type LargestLine = Earnings & {
  readonly line: number;
  readonly order: number;
  readonly orderName: string;
  readonly title: string;
  readonly vendor: number;
  readonly vendorName: string;
  readonly isPaid: boolean;
};

export async function replayById(tx: Tx, shopId: number, id: number): Promise<ReplayRow | null> {
  const row = await tx
    .selectFrom('rule_replays')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The vendors of a replay's lines, the largest difference first. */
export async function replayedVendors(
  tx: Tx,
  { shop_id: shopId, id }: Pick<ReplayRow, 'shop_id' | 'id'>,
): Promise<ReplayedVendor[]> {
  const { rows } = await sql<ReplayedVendor>`
    select v.id, v.name, sum(s.lines)::int8 as lines, sum(s.changed_lines)::int8 as changed, sum(s.earned)::int8 as earned,
      sum(s.would_have_earned)::int8 as would, sum(s.difference_on_paid)::int8 as "onPaid"
    from rule_replay_sums s join vendors v on v.shop_id = s.shop_id and v.id = s.vendor_id
    where s.shop_id = ${shopId} and s.replay_id = ${id}
    group by v.id, v.name
    order by abs(sum(s.would_have_earned) - sum(s.earned)) desc, lower(v.name), v.id`.execute(tx);
  return rows;
}

/** The months of a replay's lines, the first one first. */
export async function replayedMonths(tx: Tx, { shop_id: shopId, id }: ReplayRow): Promise<ReplayedMonth[]> {
  const { rows } = await sql<ReplayedMonth>`
    select month, sum(earned)::int8 as earned, sum(would_have_earned)::int8 as would
    from rule_replay_sums where shop_id = ${shopId} and replay_id = ${id}
    group by month order by month`.execute(tx);
  return rows;
}

/** The lines that change most, without those that are gone since. */
export async function largestLines(tx: Tx, { shop_id: shopId, id }: ReplayRow): Promise<LargestLine[]> {
  const { rows } = await sql<LargestLine>`
    select kept.line, kept.earned, kept.would, o.id as "order", o.name as "orderName", l.title, v.id as vendor,
      v.name as "vendorName", l.payout_id is not null as "isPaid"
    from rule_replays r
    cross join jsonb_to_recordset(r.largest) as kept (line int8, earned int8, would int8)
    join line_items l on l.shop_id = r.shop_id and l.id = kept.line
    join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where r.shop_id = ${shopId} and r.id = ${id}
    order by abs(kept.would - kept.earned) desc, kept.line`.execute(tx);
  return rows;
}
