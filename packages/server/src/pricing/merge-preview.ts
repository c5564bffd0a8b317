import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { allOrders, pricesOf } from './pricing.ts';
import type { RowOf } from '../database/rows.ts';
import { readRules } from './shop-rules.ts';

/** A shop, the vendor that is removed and the one that remains. */
export type MergeOf = { readonly shopId: number; readonly fromId: number; readonly intoId: number };

/** The contents that a merge would move from one vendor to the other. Amounts in minor units of the shop's currency. */
export type MergeContents = {
  readonly unpaidLines: number;
  /** Lines whose commission or commission state would change. */
  readonly changedLines: number;
  readonly paidLines: number;
  readonly payouts: number;
  readonly products: number;
  readonly customers: number;
  readonly questions: number;
  /** The change of the due of both together, once the unpaid lines are priced by the remaining vendor's rules. */
  readonly difference: number;
};

/** Prices the unpaid lines of the removed vendor by the rules of the remaining one. Writes nothing. */
export async function mergeContents(tx: Tx, { shopId, fromId, intoId }: MergeOf): Promise<MergeContents> {
  const rules = {
    ...(await readRules(tx, shopId)),
    merged: { from: fromId, into: intoId },
    sales: 'anew' as const,
  };
  const count = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} where shop_id = ${shopId} and vendor_id = ${fromId})`;
  const { rows } = await sql<MergeContents>`
    with priced as materialized (${await pricesOf(tx, shopId, allOrders, rules)}),
    compared as (
      select (p.commission_state, p.commission_full, p.commission_reversed)
          is distinct from (l.commission_state, l.commission_full, l.commission_reversed) as is_changed,
        case when p.commission_state = 'accrued' then p.commission_full - p.commission_reversed else 0 end
          - case when l.commission_state = 'accrued' then l.commission_amount else 0 end as difference
      from priced p join line_items l on l.shop_id = ${shopId} and l.id = p.id
    )
    select
      (select count(*) from line_items where shop_id = ${shopId} and vendor_id = ${fromId} and payout_id is null)
        as "unpaidLines",
      (select count(*) from line_items where shop_id = ${shopId} and vendor_id = ${fromId} and payout_id is not null)
        as "paidLines",
      ${count('payouts')} as payouts, ${count('products')} as products, ${count('vendor_customers')} as customers,
      ${count('questions')} as questions,
      (select count(*) from compared where is_changed) as "changedLines",
      (select coalesce(sum(difference), 0)::int8 from compared) as difference`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts have no row.');
  return row;
}

export type AccountOfEither = {
  readonly name: string;
  readonly email: string;
  readonly of: 'from' | 'into' | 'both';
};
type TypeRate = RowOf<'product_type_rates'>;

/** The portal accounts of either vendor, by name. */
export async function accountsOfEither(
  tx: Tx,
  { shopId, fromId, intoId }: MergeOf,
): Promise<AccountOfEither[]> {
  const { rows } = await sql<AccountOfEither>`
    select s.name, g.email,
      case count(*) when 2 then 'both' else case min(l.vendor_id) when ${fromId} then 'from' else 'into' end end as of
    from vendor_signup_vendors l join vendor_signups s on s.id = l.signup_id
    join signup_logins g on g.signup_id = s.id
    where l.shop_id = ${shopId} and l.vendor_id in (${fromId}, ${intoId})
    group by s.id, s.name, g.email order by lower(s.name), s.id`.execute(tx);
  return rows;
}

/** The removed vendor's rates by product type, each with that of the remaining vendor. */
export async function typeRatesThatGo(
  tx: Tx,
  { shopId, fromId, intoId }: MergeOf,
): Promise<{ readonly from: TypeRate; readonly into: TypeRate | null }[]> {
  const rates = await tx
    .selectFrom('product_type_rates')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('vendor_id', 'in', [fromId, intoId])
    .orderBy('product_type')
    .execute();
  const isSet = (rate: TypeRate) => rate.rate_ppm !== null || rate.amount !== null;
  return rates
    .filter((rate) => rate.vendor_id === fromId && isSet(rate))
    .map((from) => ({
      from,
      into:
        rates.find(
          (one) => one.vendor_id === intoId && one.product_type === from.product_type && isSet(one),
        ) ?? null,
    }));
}

export async function metafieldsOfBoth(tx: Tx, { shopId, fromId, intoId }: MergeOf): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key from vendor_metafields f
    join vendor_metafields i on i.shop_id = f.shop_id and i.vendor_id = ${intoId} and i.key = f.key
    where f.shop_id = ${shopId} and f.vendor_id = ${fromId} and f.value <> i.value order by f.key`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}
