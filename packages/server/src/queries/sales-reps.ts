import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Ordering } from '../page.ts';
import type { Tx } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { containing } from './search.ts';

export const salesRepOrderings = ['name', 'due', 'paid', 'earned'] as const;
export type SalesRepOrdering = (typeof salesRepOrderings)[number];

export type SalesRepRow = Selectable<Schema['sales_reps']>;

/** Minor units of the shop's currency; earned = due + paid. */
export type RepSums = { readonly due: number; readonly paid: number; readonly earned: number };

export type ListedRep = RepSums & {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
};

/** Only money that is certain is earned: a pending part is shown and waits, one of a cancelled order is nothing. */
export type RepCommissionState = 'accrued' | 'pending' | 'ineligible';

/** A rep's part in an order with its amount in minor units. */
export type RepCommissionRow = {
  readonly id: number;
  readonly order_id: number;
  readonly sales_rep_id: number;
  readonly rate_ppm: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly image: string | null;
  readonly state: RepCommissionState;
  readonly amount: number;
};

/**
 * The parts with their amounts: a percentage of what the order's goods came to after discounts and refunds, without
 * tax and shipping, rounded once for the order and the rep. No rule of a vendor has a say in it: the store bears it.
 */
function amounts(shopId: number, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.id, c.order_id, c.sales_rep_id, c.rate_ppm, state,
      case when state = 'ineligible' then 0 else sales_rep_commission(goods.net, c.rate_ppm) end as amount
    from order_sales_rep_commissions c
    join orders o on o.shop_id = c.shop_id and o.id = c.order_id
    cross join lateral (select case
      when o.cancelled_at is not null or o.financial_status = 'voided' then 'ineligible'
      when o.financial_status in ('paid', 'partially_refunded', 'refunded') then 'accrued'
      else 'pending' end as state) standing
    cross join lateral (
      select coalesce(sum(l.net_sales - case when o.taxes_included then l.net_tax else 0 end), 0)::int8 as net
      from line_items l
      where l.shop_id = c.shop_id and l.order_id = c.order_id and l.kind in ('product', 'reversal')) goods
    where c.shop_id = ${shopId} and ${which}`;
}

/** The parts of an order in the order in which they were entered. */
export async function repCommissionsOfOrder(
  tx: Tx,
  shopId: number,
  orderId: number,
): Promise<RepCommissionRow[]> {
  return repCommissions(tx, shopId, sql`c.order_id = ${orderId}`);
}

export async function repCommissionById(
  tx: Tx,
  shopId: number,
  id: number,
): Promise<RepCommissionRow | null> {
  const [row] = await repCommissions(tx, shopId, sql`c.id = ${id}`);
  return row ?? null;
}

async function repCommissions(
  tx: Tx,
  shopId: number,
  which: RawBuilder<unknown>,
): Promise<RepCommissionRow[]> {
  const { rows } = await sql<RepCommissionRow>`
    select a.*, r.first_name, r.last_name, r.image
    from (${amounts(shopId, which)}) a join sales_reps r on r.shop_id = ${shopId} and r.id = a.sales_rep_id
    order by a.id`.execute(tx);
  return rows;
}

/** Enters a rep's part in an order; its id, or null when the rep has one there already. */
export async function insertRepCommission(
  tx: Tx,
  shopId: number,
  part: { orderId: number; salesRepId: number; ratePpm: number; now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('order_sales_rep_commissions')
    .values({
      shop_id: shopId,
      order_id: part.orderId,
      sales_rep_id: part.salesRepId,
      rate_ppm: part.ratePpm,
      created_at: part.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'order_id', 'sales_rep_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Nothing happens to one that is missing. */
export async function changeRepCommission(
  tx: Tx,
  shopId: number,
  id: number,
  ratePpm: number,
): Promise<void> {
  await tx
    .updateTable('order_sales_rep_commissions')
    .set({ rate_ppm: ratePpm })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** Whether there was one to delete. */
export async function deleteRepCommission(tx: Tx, shopId: number, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('order_sales_rep_commissions')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function salesRepById(tx: Tx, shopId: number, id: number): Promise<SalesRepRow | null> {
  const row = await tx
    .selectFrom('sales_reps')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSalesRep(
  tx: Tx,
  shopId: number,
  rep: { firstName: string; lastName: string; image: string | null; now: Date },
): Promise<SalesRepRow> {
  return tx
    .insertInto('sales_reps')
    .values({
      shop_id: shopId,
      first_name: rep.firstName,
      last_name: rep.lastName,
      image: rep.image,
      created_at: rep.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

// Nothing is paid out to a rep yet, so all that is earned is due.
const sumsOfRep = (of: RawBuilder<unknown>) => sql`
  ${of} as earned, ${of} as due, 0::int8 as paid`;
// Both parts are kept without white space around them; the last name may be empty.
const nameOfRep = sql`btrim(r.first_name || ' ' || r.last_name)`;

/** A page of reps with their sums. A search looks at the name. */
export async function pageOfReps(
  tx: Tx,
  shopId: number,
  ask: {
    search: string | null;
    ordering: Ordering<SalesRepOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: ListedRep[] }> {
  const { search, ordering } = ask;
  const conditions = sql`r.shop_id = ${shopId}
    and ${search === null ? sql`true` : sql`${nameOfRep} ilike ${containing(search)}`}`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from sales_reps r where ${conditions}`.execute(tx);
  const direction = sql.raw(ordering.direction);
  const page = sql`limit ${ask.size} offset ${ask.offset}`;
  // By name the page is known before any sum is, and then only its own are worked out.
  const isByName = ordering.by === 'name';
  const byName = sql`order by lower(${nameOfRep}) ${direction}, r.id ${direction}`;
  const ofPage = sql`c.sales_rep_id in (select r.id from sales_reps r where ${conditions} ${byName} ${page})`;
  const { rows } = await sql<ListedRep>`
    with sums as materialized (
      select sales_rep_id, sum(amount)::int8 as amount
      from (${amounts(shopId, isByName ? ofPage : sql`true`)}) parts where state = 'accrued'
      group by sales_rep_id)
    select r.id, ${nameOfRep} as name, r.image, ${sumsOfRep(sql`coalesce(sums.amount, 0)`)}
    from sales_reps r left join sums on sums.sales_rep_id = r.id
    where ${conditions}
    ${isByName ? byName : sql`order by ${sql.ref(ordering.by)} ${direction}, r.id ${direction}`} ${page}`.execute(
    tx,
  );
  return { count: counted[0]?.count ?? 0, rows };
}

/** The sums over all reps of the shop. */
export async function combinedRepSums(tx: Tx, shopId: number): Promise<RepSums> {
  const { rows } = await sql<RepSums>`
    select ${sumsOfRep(sql`coalesce(sum(amount) filter (where state = 'accrued'), 0)::int8`)}
    from (${amounts(shopId, sql`true`)}) parts`.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('An aggregate came back without a row.');
  return sums;
}
