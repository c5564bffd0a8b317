import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A product from its platform; `vendor_id` is the vendor that tracking gives it. */
export type ImportedProductRow = {
  platform_id: string;
  title: string;
  handle: string;
  vendor_name: string;
  vendor_id: number | null;
  product_type: string;
  tags: string;
  /** Null where the platform does not state them: what is stored stays. */
  collections: string | null;
  image: string | null;
  status: string;
  gift_card: boolean;
  /** Null where the platform does not state it. */
  platform_updated_at: string | null;
};

/** Money in minor units of the shop's currency. */
export type ImportedVariantRow = {
  product_platform_id: string;
  platform_id: string;
  title: string;
  sku: string;
  barcode: string;
  price: number;
  compare_at_price: number | null;
  cost_per_item: number | null;
  inventory_quantity: number | null;
  inventory_management: string | null;
};

/** Writes products and variants that are new or differ, and no others. Products come before their variants. */
export async function saveProducts(
  tx: Tx,
  of: { readonly shopId: number; readonly now: Date },
  products: readonly ImportedProductRow[],
  variants: readonly ImportedVariantRow[],
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(products)}::json) as g (
    platform_id text, title text, handle text, vendor_name text, vendor_id int8, product_type text, tags text,
    collections text, image text, status text, gift_card boolean, platform_updated_at timestamptz)`;
  await sql`
    update products p set title = g.title, handle = g.handle, vendor_name = g.vendor_name,
      vendor_id = g.vendor_id, product_type = g.product_type, tags = g.tags,
      collections = coalesce(g.collections, p.collections), image = g.image,
      status = g.status, gift_card = g.gift_card, platform_updated_at = g.platform_updated_at
    from ${given}
    where p.shop_id = ${of.shopId} and p.platform_id = g.platform_id
      and (p.title, p.handle, p.vendor_name, p.vendor_id, p.product_type, p.tags, p.collections, p.image, p.status,
        p.gift_card, p.platform_updated_at)
      is distinct from
      (g.title, g.handle, g.vendor_name, g.vendor_id, g.product_type, g.tags, coalesce(g.collections, p.collections),
        g.image, g.status, g.gift_card, g.platform_updated_at)
    `.execute(tx);
  await sql`
    insert into products (shop_id, platform_id, title, handle, vendor_name, vendor_id, product_type, tags,
      collections, image, status, gift_card, platform_updated_at, created_at)
    select ${of.shopId}, g.platform_id, g.title, g.handle, g.vendor_name, g.vendor_id, g.product_type, g.tags,
      coalesce(g.collections, ''), g.image, g.status, g.gift_card, g.platform_updated_at, ${of.now}
    from ${given}
    where not exists (select from products p where p.shop_id = ${of.shopId} and p.platform_id = g.platform_id)
    `.execute(tx);
  await saveVariants(tx, of.shopId, variants);
}

/**
 * Those of the stored products whose tags or collections these rows change, where a rule with days is for a tag or a
 * collection: their unpaid lines have to be priced again.
 */
export async function productsWithNewNames(
  tx: Tx,
  shopId: number,
  products: readonly ImportedProductRow[],
): Promise<number[]> {
  const given = products.map(({ platform_id, tags, collections }) => ({ platform_id, tags, collections }));
  const hasRule = (place: 'tag' | 'collection') => sql`exists (select from commission_rules r
    where r.shop_id = ${shopId} and r.place = ${place} and r.taken_back_at is null)`;
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    join json_to_recordset(${JSON.stringify(given)}::json) as g (platform_id text, tags text, collections text)
      on g.platform_id = p.platform_id
    where p.shop_id = ${shopId}
      and (p.tags <> g.tags and ${hasRule('tag')} or p.collections <> g.collections and ${hasRule('collection')})
    order by p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The unpaid lines of these products after a line, `size` at most, by id. */
export async function unpaidLinesOf(
  tx: Tx,
  shopId: number,
  products: readonly number[],
  { after, size }: { readonly after: number; readonly size: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from line_items l
    join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
    where l.shop_id = ${shopId} and v.product_id = any (${[...products]}::int8[]) and l.payout_id is null
      and l.id > ${after}
    order by l.id limit ${size}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function saveVariants(tx: Tx, shopId: number, variants: readonly ImportedVariantRow[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(variants)}::json) as g (
    product_platform_id text, platform_id text, title text, sku text, barcode text, price int8,
    compare_at_price int8, cost_per_item int8, inventory_quantity int8, inventory_management text)`;
  await sql`
    update variants v set title = g.title, sku = g.sku, barcode = g.barcode, price = g.price,
      compare_at_price = g.compare_at_price, cost_per_item = g.cost_per_item,
      inventory_quantity = g.inventory_quantity, inventory_management = g.inventory_management, deleted = false
    from ${given}
    where v.shop_id = ${shopId} and v.platform_id = g.platform_id
      and (v.title, v.sku, v.barcode, v.price, v.compare_at_price, v.cost_per_item, v.inventory_quantity,
        v.inventory_management, v.deleted)
      is distinct from
      (g.title, g.sku, g.barcode, g.price, g.compare_at_price, g.cost_per_item, g.inventory_quantity,
        g.inventory_management, false)`.execute(tx);
  await sql`
    insert into variants (shop_id, product_id, platform_id, title, sku, barcode, price, compare_at_price,
      cost_per_item, inventory_quantity, inventory_management)
    select ${shopId}, p.id, g.platform_id, g.title, g.sku, g.barcode, g.price, g.compare_at_price,
      g.cost_per_item, g.inventory_quantity, g.inventory_management
    from ${given}
    join products p on p.shop_id = ${shopId} and p.platform_id = g.product_platform_id
    where not exists (select from variants v where v.shop_id = ${shopId} and v.platform_id = g.platform_id)
    `.execute(tx);
}

/** A variant as line items refer to it. */
export type CatalogItem = {
  readonly id: number;
  readonly platformId: string;
  readonly sku: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly vendorName: string;
  readonly tags: string;
  readonly productType: string;
  readonly image: string | null;
  readonly isGiftCard: boolean;
  readonly cost: number | null;
  readonly compareAtPrice: number | null;
};

export type WantedItems = { readonly by: 'id' | 'sku' | 'title'; readonly these: readonly string[] };

/** The variants with one of these SKUs, of a product with one of these titles, or with one of these platform ids. */
export async function catalogItems(tx: Tx, shopId: number, wanted: WantedItems): Promise<CatalogItem[]> {
  if (wanted.these.length === 0) return [];
  const these = sql`any (${[...wanted.these]}::text[])`;
  const condition = {
    // A line keeps the variant that it names, even after the product has lost it.
    id: sql`v.platform_id = ${these}`,
    sku: sql`v.sku <> '' and v.sku = ${these} and not v.deleted`,
    title: sql`p.title = ${these} and not v.deleted`,
  }[wanted.by];
  const { rows } = await sql<CatalogItem>`
    select v.id, v.platform_id as "platformId", v.sku, p.title, v.title as "variantTitle", p.vendor_name as "vendorName",
      p.tags, p.product_type as "productType", p.image, p.gift_card as "isGiftCard", v.cost_per_item as cost,
      v.compare_at_price as "compareAtPrice"
    from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
    where v.shop_id = ${shopId} and ${condition}
    order by v.id`.execute(tx);
  return rows;
}
