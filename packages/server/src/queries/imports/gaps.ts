import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Lines of an import without a vendor or a product, summed by product. Money in minor units, before refunds. */
export type GapRow = {
  title: string;
  sku: string;
  no_vendor: boolean;
  unknown_sku: boolean;
  /** The row of the first of them in the orders file. */
  first_row: number;
  lines: number;
  units: number;
  sales: number;
  /** The commission of a vendor by the shop's own rules. */
  commission: number;
  /** The lines to which those rules do not apply; `commission` excludes them. */
  unpriced: number;
};

/** The gaps of one import, summed. */
export type GapTotals = {
  no_vendor: { products: number; lines: number; sales: number; commission: number; unpriced: number };
  unknown_sku: { skus: number; lines: number };
};

export const gapTotals = sql`(
  select jsonb_build_object(
    'no_vendor', jsonb_build_object(
      'products', count(distinct g.title) filter (where g.no_vendor),
      'lines', coalesce(sum(g.lines) filter (where g.no_vendor), 0),
      'sales', coalesce(sum(g.sales) filter (where g.no_vendor), 0),
      'commission', coalesce(sum(g.commission) filter (where g.no_vendor), 0),
      'unpriced', coalesce(sum(g.unpriced) filter (where g.no_vendor), 0)),
    'unknown_sku', jsonb_build_object(
      'skus', count(distinct g.sku) filter (where g.unknown_sku),
      'lines', coalesce(sum(g.lines) filter (where g.unknown_sku), 0)))
  from import_gaps g where g.import_id = imports.id) as gaps`;

/** Adds the gaps of a batch to those stored for the same products. */
export async function addGaps(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  gaps: readonly GapRow[],
): Promise<void> {
  if (gaps.length === 0) return;
  await sql`
    insert into import_gaps as known (import_id, shop_id, title, sku, no_vendor, unknown_sku, first_row, lines, units,
      sales, commission, unpriced)
    select ${of.importId}, ${of.shopId}, g.title, g.sku, g.no_vendor, g.unknown_sku, g.first_row, g.lines, g.units,
      g.sales, g.commission, g.unpriced
    from json_to_recordset(${JSON.stringify(gaps)}::json) as g (title text, sku text, no_vendor boolean,
      unknown_sku boolean, first_row int4, lines int8, units int8, sales int8, commission int8, unpriced int8)
    on conflict (shop_id, import_id, title, sku, no_vendor, unknown_sku) do update set
      lines = known.lines + excluded.lines, units = known.units + excluded.units,
      sales = known.sales + excluded.sales, commission = known.commission + excluded.commission,
      unpriced = known.unpriced + excluded.unpriced`.execute(tx);
}

/** Products whose lines earn nothing come first, and among them those with the most sales. */
export async function gapPage(
  tx: Tx,
  importId: number,
  page: { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: GapRow[] }> {
  const { rows } = await sql<GapRow>`
    select title, sku, no_vendor, unknown_sku, first_row, lines, units, sales, commission, unpriced
    from import_gaps where import_id = ${importId}
    order by no_vendor desc, sales desc, id limit ${page.size} offset ${page.offset}`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*) as count from import_gaps where import_id = ${importId}`.execute(tx);
  return { count: counted.rows[0]?.count ?? 0, rows };
}

/** Those of these lines, by platform id, whose vendor is set by an override. */
export async function givenAVendor(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<Set<string>> {
  if (platformIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select platform_id as id from line_items
    where shop_id = ${shopId} and platform_id = any (${platformIds}::text[]) and override_vendor_id is not null
    `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
