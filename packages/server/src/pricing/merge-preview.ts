import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { RowOf } from '../database/rows.ts';

/** A shop, the vendor that is removed and the one that remains. */
export type MergeOf = { readonly shopId: number; readonly fromId: number; readonly intoId: number };

/** The contents that a merge would move from one vendor to the other. */
export type MergeContents = {
  readonly unpaidLines: number;
  readonly paidLines: number;
  readonly payouts: number;
  readonly products: number;
  readonly customers: number;
  readonly questions: number;
};

export async function mergeContents(tx: Tx, { shopId, fromId }: MergeOf): Promise<MergeContents> {
  const count = (table: string, where = sql`true`) =>
    sql`(select count(*) from ${sql.table(table)} where shop_id = ${shopId} and vendor_id = ${fromId} and ${where})`;
  const { rows } = await sql<MergeContents>`
    select ${count('line_items', sql`payout_id is null`)} as "unpaidLines",
      ${count('line_items', sql`payout_id is not null`)} as "paidLines", ${count('payouts')} as payouts,
      ${count('products')} as products, ${count('vendor_customers')} as customers,
      ${count('questions')} as questions`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts have no row.');
  return row;
}

/** The prices of the unpaid lines of these vendors, by the ids of the lines. */
export async function unpaidPrices(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; price: string }>`
    select id, concat_ws(' ', commission_state, commission_full, commission_reversed) as price from line_items
    where shop_id = ${shopId} and vendor_id = any (${[...vendorIds]}::int8[]) and payout_id is null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, price }) => [id, price]));
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
    from vendor_signup_vendors l join vendor_signups s on s.shop_id = l.shop_id and s.id = l.signup_id
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
