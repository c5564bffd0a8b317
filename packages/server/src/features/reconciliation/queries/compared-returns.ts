import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { FileReturn } from '../../../imports/port/records.ts';
import type { ComparedSource } from './sources.ts';

/* The rows of a refunds file, and the returns that the books have. */

export async function insertComparedReturns(
  tx: Tx,
  of: { readonly shopId: number; readonly sourceId: number },
  returns: readonly FileReturn[],
): Promise<void> {
  if (returns.length === 0) return;
  await sql`
    insert into compared_returns (shop_id, source_id, row_number, order_name, sku, refunded_at, units, amount)
    select ${of.shopId}::int8, ${of.sourceId}::int8, g."row", g."orderName", g.sku, g."refundedAt", g.units, g.amount
    from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb) as g ("row" int4, "orderName" text, sku text,
      "refundedAt" timestamptz, units int4, amount int8)
    order by g."row"`.execute(tx);
}

/** Of units that are counted together; the sum of several rows may be more than an int4 holds. */
const mostUnits = 2_147_483_647;

/** The units of a SKU of an order that came back, by both sides, where they differ. */
export type ReturnDifference = {
  readonly orderId: number;
  readonly orderName: string;
  readonly platformId: string;
  readonly sku: string;
  readonly title: string;
  readonly lineItemId: number | null;
  readonly vendorId: number | null;
  readonly productId: number | null;
  readonly price: number;
  readonly here: number;
  readonly there: number;
};

/**
 * Compares the units that came back by order and SKU. A file that has no time of day may be a day off, so what is missing here
 * is looked for a day around the file's days, and what is missing there within them. Orders that the books do not have, or have
 * twice by that name, are not compared, nor are those whose platform lists its returns itself.
 */
export async function returnDifferences(tx: Tx, source: ComparedSource): Promise<ReturnDifference[]> {
  const { rows } = await sql<ReturnDifference>`
    with there as (
      select order_name, sku, least(sum(units), ${mostUnits})::int4 as units from compared_returns
      where shop_id = ${source.shop_id} and source_id = ${source.id} group by order_name, sku),
    here as (
      select order_name, sku,
        least(coalesce(sum(units) filter (where refunded_at between ${source.first_at}::timestamptz - interval '1 day'
          and ${source.last_at}::timestamptz + interval '1 day'), 0), ${mostUnits})::int4 as about,
        least(coalesce(sum(units) filter (where refunded_at between ${source.first_at}::timestamptz
          and ${source.last_at}::timestamptz), 0), ${mostUnits})::int4 as within
      from order_returns where shop_id = ${source.shop_id} and units > 0 group by order_name, sku),
    sides as (
      select order_name, sku, coalesce(there.units, 0) as there, coalesce(here.about, 0) as about,
        coalesce(here.within, 0) as within
      from there full join here using (order_name, sku)),
    named as (
      select name, min(id) as order_id from orders
      where shop_id = ${source.shop_id} and name in (select order_name from sides where there > about or within > there)
      group by name having count(*) = 1)
    select o.id as "orderId", o.name as "orderName", o.platform_id as "platformId", s.sku,
      coalesce(l.title, s.sku) as title, l.id as "lineItemId", l.vendor_id as "vendorId", l.product_id as "productId",
      coalesce(l.price, 0)::int8 as price, case when s.there > s.about then s.about else s.within end as here, s.there
    from sides s
    join named n on n.name = s.order_name
    join orders o on o.shop_id = ${source.shop_id} and o.id = n.order_id and not o.refunds_known
    left join lateral (
      select l.id, l.title, l.vendor_id, l.price, v.product_id from line_items l
      left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      where l.shop_id = o.shop_id and l.order_id = o.id and l.sku = s.sku and l.kind in ('product', 'gift_card', 'tip')
      order by l.id limit 1) l on true
    where s.there > s.about or s.within > s.there
    order by o.id, s.sku`.execute(tx);
  return rows;
}
