import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { CatalogItem, WantedItems } from './catalog.ts';

type Of = { readonly shopId: number; readonly importId: number };

/** A variant of a checked products file. Money in minor units. */
export type CheckedVariant = {
  platform_id: string;
  sku: string;
  title: string;
  variant_title: string;
  vendor_name: string;
  tags: string;
  product_type: string;
  gift_card: boolean;
  cost_per_item: number | null;
  compare_at_price: number | null;
};

/** Stores the variants of a file during its check. */
export async function stageVariants(tx: Tx, of: Of, variants: readonly CheckedVariant[]): Promise<void> {
  if (variants.length === 0) return;
  await sql`
    insert into import_variants (import_id, shop_id, platform_id, sku, title, variant_title, vendor_name, tags,
      product_type, gift_card, cost_per_item, compare_at_price)
    select ${of.importId}, ${of.shopId}, g.platform_id, g.sku, g.title, g.variant_title, g.vendor_name, g.tags,
      g.product_type, g.gift_card, g.cost_per_item, g.compare_at_price
    from json_to_recordset(${JSON.stringify(variants)}::json) as g (platform_id text, sku text, title text,
      variant_title text, vendor_name text, tags text, product_type text, gift_card boolean, cost_per_item int8,
      compare_at_price int8)`.execute(tx);
}

/**
 * The variants of the checked file with one of these SKUs, or of a product with one of these titles. Their ids are
 * below 0, since none is a stored variant.
 */
export async function stagedItems(
  tx: Tx,
  { importId }: Of,
  { by, these }: WantedItems,
): Promise<CatalogItem[]> {
  // A file has no platform ids.
  if (by === 'id' || these.length === 0) return [];
  const columns = sql`-v.id as id, v.platform_id as "platformId", v.sku, v.title, v.variant_title as "variantTitle",
    v.vendor_name as "vendorName", v.tags, v.product_type as "productType", null::text as image,
    v.gift_card as "isGiftCard", v.cost_per_item as cost, v.compare_at_price as "compareAtPrice"`;
  const isWanted = (column: string) =>
    sql`md5(${sql.ref(column)}) in (select md5(t) from unnest(${[...these]}::text[]) as t)`;
  const condition = by === 'sku' ? sql`v.sku <> '' and ${isWanted('v.sku')}` : isWanted('v.title');
  const { rows } = await sql<CatalogItem>`
    select ${columns} from import_variants v where v.import_id = ${importId} and ${condition} order by 1`.execute(
    tx,
  );
  return rows;
}

/** Those of the stored variants that the checked file lists too. */
export async function listedInCheck(
  tx: Tx,
  { importId }: Of,
  platformIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select platform_id as id from import_variants
    where import_id = ${importId}
      and md5(platform_id) in (select md5(t) from unnest(${platformIds}::text[]) as t)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
