import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Ordering } from '../../common/page.ts';
import type { SeenReps } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Period } from '../../common/period.ts';
import { isSeenRep, nameOfRep } from './sales-rep-totals.ts';
import { containing } from '../search.ts';

export const repPayoutOrderings = ['created_date', 'invoice_number', 'amount', 'sales_rep_name'] as const;
export type RepPayoutOrdering = (typeof repPayoutOrderings)[number];

/** Money in minor units of the payout's own currency. */
export type RepPayoutRow = Selectable<Schema['sales_rep_payouts']> & { readonly sales_rep_name: string };

/** The amount that a payout paid for a part; below 0 where a refund was deducted. */
export type RepPayoutItem = {
  readonly order_id: number;
  readonly order_name: string;
  readonly processed_at: Date;
  readonly rate_ppm: number;
  readonly amount: number;
};

const orderings = {
  created_date: sql`p.created_date`,
  invoice_number: sql`p.invoice_number`,
  amount: sql`p.amount`,
  sales_rep_name: sql`lower(${nameOfRep})`,
} satisfies Record<RepPayoutOrdering, unknown>;

const payouts = (of: SeenReps, which: RawBuilder<unknown>) => sql`
  from sales_rep_payouts p join sales_reps r on r.shop_id = p.shop_id and r.id = p.sales_rep_id
  where p.shop_id = ${of.shopId} and p.status <> 'deleted' and ${isSeenRep(sql`p.sales_rep_id`, of)} and ${which}`;

/**
 * Payouts of the sales reps whose figures the session sees, without the deleted ones. A search covers number, rep and note. `total` is the sum of all
 * matches, in minor units.
 */
export async function pageOfRepPayouts(
  tx: Tx,
  of: SeenReps,
  ask: {
    salesRepId: number | null;
    search: string | null;
    /** When it was made. */
    period: Period;
    ordering: Ordering<RepPayoutOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; total: number; rows: RepPayoutRow[] }> {
  const pattern = ask.search === null ? null : containing(ask.search);
  const { from: since, until } = ask.period;
  const from = payouts(
    of,
    sql`(${ask.salesRepId}::int8 is null or p.sales_rep_id = ${ask.salesRepId}::int8)
      and (${pattern}::text is null or p.note ilike ${pattern} or ${nameOfRep} ilike ${pattern}
        or p.invoice_number::text like replace(${pattern}::text, '%#', '%'))
      and (${since}::timestamptz is null or p.created_date >= ${since}::timestamptz)
      and (${until}::timestamptz is null or p.created_date < ${until}::timestamptz)`,
  );
  const { rows: counted } = await sql<{ count: number; total: number }>`
    select count(*) as count, coalesce(sum(p.amount), 0)::int8 as total ${from}`.execute(tx);
  const direction = sql.raw(ask.ordering.direction);
  const { rows } = await sql<RepPayoutRow>`
    select p.*, ${nameOfRep} as sales_rep_name ${from}
    order by ${orderings[ask.ordering.by]} ${direction}, p.id ${direction}
    limit ${ask.size} offset ${ask.offset}`.execute(tx);
  return { count: counted[0]?.count ?? 0, total: counted[0]?.total ?? 0, rows };
}

/** Null for a payout that is missing, not visible, or deleted. */
export async function repPayoutById(tx: Tx, of: SeenReps, id: number): Promise<RepPayoutRow | null> {
  const { rows } = await sql<RepPayoutRow>`
    select p.*, ${nameOfRep} as sales_rep_name ${payouts(of, sql`p.id = ${id}`)}`.execute(tx);
  return rows[0] ?? null;
}

/** The items of a payout, the newest order first. */
export async function itemsOfRepPayout(tx: Tx, shopId: number, payoutId: number): Promise<RepPayoutItem[]> {
  const { rows } = await sql<RepPayoutItem>`
    select i.order_id, o.name as order_name, o.processed_at, i.rate_ppm, i.amount
    from sales_rep_payout_items i join orders o on o.shop_id = i.shop_id and o.id = i.order_id
    where i.shop_id = ${shopId} and i.payout_id = ${payoutId}
    order by o.processed_at desc, o.id desc`.execute(tx);
  return rows;
}
