import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type TypeRateRow = Selectable<Schema['product_type_rates']>;

/** A product type with its rate at the level of the query. */
export type ProductTypeRow = { readonly product_type: string; readonly rate: TypeRateRow | null };

/**
 * A page of the product types of the shop's products and sold lines, or those of one vendor, and of types with a
 * rate; by name.
 */
export async function pageOfProductTypes(
  tx: Tx,
  shopId: number,
  ask: { vendorId: number | null; size: number; offset: number },
): Promise<{ count: number; rows: ProductTypeRow[] }> {
  const { vendorId } = ask;
  const used =
    vendorId === null
      ? sql`${skipping('line_items', shopId)} union ${skipping('products', shopId)}`
      : sql`
        select trimmed(product_type) from line_items where shop_id = ${shopId} and vendor_id = ${vendorId}
        union select trimmed(product_type) from products where shop_id = ${shopId} and vendor_id = ${vendorId}`;
  const types = sql`
    with types as (
      select product_type from (
        ${used}
        union
        select product_type from product_type_rates where shop_id = ${shopId}
          and vendor_id is not distinct from ${vendorId}::int8
      ) as found (product_type)
      where product_type <> ''
    )`;
  const counted = await sql<{ count: number }>`${types} select count(*) as count from types`.execute(tx);
  const { rows } = await sql<{ product_type: string }>`${types}
    select product_type from types order by lower(product_type), product_type
    limit ${ask.size} offset ${ask.offset}`.execute(tx);
  const rates = await ratesOf(
    tx,
    shopId,
    vendorId,
    rows.map(({ product_type }) => product_type),
  );
  return {
    count: counted.rows[0]?.count ?? 0,
    rows: rows.map(({ product_type }) => ({ product_type, rate: rates.get(product_type) ?? null })),
  };
}

// Finds the distinct values of a long table in one index step each.
function skipping(table: 'line_items' | 'products', shopId: number) {
  const from = sql.table(table);
  return sql`
    (with recursive next as (
      (select product_type from ${from} where shop_id = ${shopId} and product_type <> ''
        order by product_type limit 1)
      union all
      select (select product_type from ${from} where shop_id = ${shopId} and product_type <> ''
        and product_type > next.product_type order by product_type limit 1)
      from next where next.product_type is not null
    ) select trimmed(product_type) from next where product_type is not null)`;
}

async function ratesOf(
  tx: Tx,
  shopId: number,
  vendorId: number | null,
  types: readonly string[],
): Promise<Map<string, TypeRateRow>> {
  const rows = await ratesOfLevel(tx, shopId, vendorId)
    .where(sql<boolean>`product_type = any (${[...types]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_type, row]));
}

/** A rate in the table's form: one of the two figures, or none where it is unset. */
export type TypeRateChange = Pick<TypeRateRow, 'commission_percentage' | 'rate_ppm' | 'amount'>;

/** Sets the rate of a type, of the shop or of one vendor, and creates it where it is missing. */
export async function putTypeRate(
  tx: Tx,
  shopId: number,
  of: { vendorId: number | null; productType: string },
  rate: TypeRateChange,
): Promise<TypeRateRow> {
  return tx
    .insertInto('product_type_rates')
    .values({ shop_id: shopId, vendor_id: of.vendorId, product_type: of.productType, ...rate })
    .onConflict((conflict) =>
      conflict.expression(sql`shop_id, coalesce(vendor_id, 0), product_type`).doUpdateSet((eb) => ({
        commission_percentage: eb.ref('excluded.commission_percentage'),
        rate_ppm: eb.ref('excluded.rate_ppm'),
        amount: eb.ref('excluded.amount'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

function ratesOfLevel(tx: Tx, shopId: number, vendorId: number | null) {
  return tx
    .selectFrom('product_type_rates')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('vendor_id', vendorId === null ? 'is' : '=', vendorId);
}

/** The rate of a type of the shop or of one vendor, or null. */
export async function typeRateOf(
  tx: Tx,
  shopId: number,
  vendorId: number | null,
  productType: string,
): Promise<TypeRateRow | null> {
  const row = await ratesOfLevel(tx, shopId, vendorId)
    .where('product_type', '=', productType)
    .executeTakeFirst();
  return row ?? null;
}

/** Null for one that is missing, foreign, or of another level. */
export async function typeRateById(
  tx: Tx,
  shopId: number,
  vendorId: number | null,
  id: number,
): Promise<TypeRateRow | null> {
  const row = await ratesOfLevel(tx, shopId, vendorId).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
