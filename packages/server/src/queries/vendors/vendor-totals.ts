import { sql } from 'kysely';
import type { Direction, Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Period } from '../../common/period.ts';
import { containing } from '../search.ts';
import type { ListedVendor, VendorOrdering } from './vendors.ts';

const productCount = sql`(select count(*) from products p where p.shop_id = v.shop_id and p.vendor_id = v.id)`;

/** A page of the vendors that are not hidden and have an amount due, or earned, with their totals. */
export async function pageOfLeaders(
  tx: Tx,
  shopId: number,
  ask: { by: 'due' | 'earned'; direction: Direction; size: number; offset: number },
): Promise<{ count: number; rows: ListedVendor[] }> {
  const figure = sql.ref(`t.${ask.by}`);
  const from = sql`from vendors v join vendor_totals t on t.shop_id = v.shop_id and t.vendor_id = v.id
    where v.shop_id = ${shopId} and not v.hidden and ${figure} > 0`;
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(tx);
  const direction = sql.raw(ask.direction);
  const { rows } = await sql<ListedVendor>`
    select v.id, v.name, v.contact_name, v.image, v.currency, t.due, t.paid, t.earned, ${productCount} as product_count
    ${from} order by ${figure} ${direction}, v.id limit ${ask.size} offset ${ask.offset}`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}

const orderings = {
  name: sql`lower(v.name)`,
  due: sql`due`,
  paid: sql`paid`,
  earned: sql`earned`,
} satisfies Record<VendorOrdering, unknown>;

/**
 * The vendors as in pageOfVendors, with the sums of a period's lines: earned is what was sold in it, paid the part of
 * it in a payout, due the rest. Additional pay counts on the day it was paid. Without a period these are the vendors'
 * totals (commission rules §8).
 */
export async function pageOfVendorsInPeriod(
  tx: Tx,
  shopId: number,
  ask: {
    period: Period;
    hidden: boolean;
    search: string | null;
    ordering: Ordering<VendorOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: ListedVendor[] }> {
  const pattern = ask.search === null ? null : containing(ask.search);
  const matches = sql`v.shop_id = ${shopId} and v.hidden = ${ask.hidden} and v.merged_into_id is null
    and (${pattern}::text is null or v.name ilike ${pattern} or v.contact_name ilike ${pattern})`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from vendors v where ${matches}`.execute(tx);
  const direction = sql.raw(ask.ordering.direction);
  const { rows } = await sql<ListedVendor>`
    with sums as (
      select vendor_id, sum(due)::int8 as due, sum(paid)::int8 as paid
      from (
        select vendor_id, case when payout_id is null then commission_amount else 0 end as due,
          case when payout_id is null then 0 else commission_amount end as paid
        from line_items
        where shop_id = ${shopId} and commission_state = 'accrued' and ${within('processed_at', ask.period)}
        union all
        select vendor_id, 0, additional_pay from payouts
        where shop_id = ${shopId} and counts and additional_pay <> 0
          and ${within('created_date', ask.period)}
      ) parts
      group by vendor_id
    )
    select v.id, v.name, v.contact_name, v.image, v.currency, coalesce(s.due, 0) as due, coalesce(s.paid, 0) as paid,
      coalesce(s.due, 0) + coalesce(s.paid, 0) as earned, ${productCount} as product_count
    from vendors v left join sums s on s.vendor_id = v.id
    where ${matches}
    order by ${orderings[ask.ordering.by]} ${direction}, v.id ${direction}
    limit ${ask.size} offset ${ask.offset}`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}

function within(column: 'processed_at' | 'created_date', { from, until }: Period) {
  const at = sql.ref(column);
  return sql`(${from}::timestamptz is null or ${at} >= ${from}::timestamptz)
    and (${until}::timestamptz is null or ${at} < ${until}::timestamptz)`;
}
