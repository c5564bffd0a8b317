import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Counted, Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { batchOf, comesAfter, cursorOf, type Batch, type BatchAsk, type OrderKey } from '../batch.ts';
import { countedOf, countShown, mostCounted, type PagePart } from '../brief.ts';
import { containing } from '../search.ts';
import { salesPerVariant, type Sales, type SalesOf } from './variant-sales.ts';

export const productOrderings = ['created_at', 'title', 'product_type', 'inventory', 'sold'] as const;
export type ProductOrdering = (typeof productOrderings)[number];

export type ProductRow = Selectable<Schema['products']>;

/** A variant with its sales and its product's columns. Money in minor units of the shop's currency. */
export type VariantRow = Selectable<Schema['variants']> &
  Sales & {
    readonly product_title: string;
    readonly product_handle: string;
    readonly product_image: string | null;
    readonly product_status: string;
    readonly product_type: string;
    readonly product_tags: string;
    readonly product_collections: string;
    readonly product_created_at: Date;
    readonly gift_card: boolean;
    readonly vendor_id: number | null;
    readonly seller_name: string | null;
  };

export type CatalogAsk = {
  /** Only this vendor's products and sales. */
  readonly vendorId: number | null;
  readonly search: string | null;
  /** Only products sold in a period; null lists all. */
  readonly soldIn: SalesOf['period'] | null;
};

export type CatalogOrder = CatalogAsk & { readonly ordering: Ordering<ProductOrdering> };
export type CatalogPage = CatalogOrder & PagePart;

type Listing = {
  readonly from: RawBuilder<unknown>;
  readonly conditions: RawBuilder<unknown>;
  readonly key: OrderKey;
};

const always = { from: null, until: null };

/** The vendor and the period of the sales beside the listed rows. */
export function salesOf(ask: Pick<CatalogAsk, 'vendorId' | 'soldIn'>): SalesOf {
  return { vendorId: ask.vendorId, period: ask.soldIn ?? always };
}

/** A page of products. A search covers title, type and handle, and the SKUs and barcodes of the variants. */
export async function pageOfProducts(
  tx: Tx,
  shopId: number,
  ask: CatalogPage,
): Promise<Counted & { rows: ProductRow[] }> {
  const { from, conditions, key } = productListing(shopId, ask);
  const direction = sql.raw(ask.ordering.direction);
  const { rows } = await sql<ProductRow>`
    select p.* from ${from} where ${conditions}
    order by ${key.by} ${direction}, p.id ${direction}
    limit ${ask.isBrief ? ask.size + 1 : ask.size} offset ${ask.offset}`.execute(tx);
  const shown = ask.isBrief ? countShown(rows, ask) : null;
  const isShown = shown !== null && (!shown.isLeast || ask.search !== null);
  const counted = isShown ? shown : await countOf(tx, sql`${from} where ${conditions}`, ask);
  return { ...counted, rows: rows.slice(0, ask.size) };
}

async function countOf(tx: Tx, matching: RawBuilder<unknown>, ask: PagePart): Promise<Counted> {
  const most = mostCounted(ask);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from ${matching} ${most === null ? sql`` : sql`limit ${most + 1}`}) read`.execute(tx);
  return countedOf(rows[0]?.count ?? 0, most);
}

export type BatchedProduct = ProductRow & { readonly seller_name: string | null; readonly cursor: string };

/** All products of the pages in batches, each with its vendor's name. */
export async function batchOfProducts(
  tx: Tx,
  shopId: number,
  ask: CatalogOrder & BatchAsk,
): Promise<Batch<BatchedProduct>> {
  const { from, conditions, key } = productListing(shopId, ask);
  const { after, size, ordering } = ask;
  const direction = sql.raw(ordering.direction);
  const { rows } = await sql<BatchedProduct>`
    select p.*, seller.name as seller_name, ${cursorOf(key)} as cursor
    from ${from} left join vendors seller on seller.shop_id = p.shop_id and seller.id = p.vendor_id
    where ${conditions} and ${after === null ? sql`true` : comesAfter(key, sql`p.id`, ordering.direction, after)}
    order by ${key.by} ${direction}, p.id ${direction}
    limit ${size + 1}`.execute(tx);
  return batchOf(rows, size);
}

// Joins that only a sort needs cost a count nothing: PostgreSQL removes them.
function productListing(shopId: number, ask: CatalogOrder): Listing {
  const isOfPeriod = ask.soldIn !== null;
  const sales = sql`(select v.product_id, sum(s.sold)::int8 as sold
    from (${salesPerVariant(shopId, salesOf(ask))}) s join variants v on v.shop_id = ${shopId} and v.id = s.variant_id
    group by v.product_id) sales on sales.product_id = p.id`;
  const stock = sql`(select product_id, sum(inventory_quantity)::int8 as inventory from variants
    where shop_id = ${shopId} and not deleted group by product_id) stock on stock.product_id = p.id`;
  const { by } = ask.ordering;
  return {
    from: sql`products p
      ${isOfPeriod ? sql`join ${sales}` : by === 'sold' ? sql`left join ${sales}` : sql``}
      ${by === 'inventory' ? sql`left join ${stock}` : sql``}`,
    conditions: sql`p.shop_id = ${shopId} and ${productsMatch(shopId, ask)}
      and ${isOfPeriod ? sql`sales.sold > 0` : sql`true`}`,
    key: keyOf(by, sql`stock.inventory`),
  };
}

function keyOf(by: ProductOrdering, inventory: RawBuilder<unknown>): OrderKey {
  const keys = {
    created_at: { by: sql`p.created_at`, type: 'timestamptz' },
    title: { by: sql`lower(p.title)`, type: 'text' },
    product_type: { by: sql`lower(p.product_type)`, type: 'text' },
    inventory: { by: sql`coalesce(${inventory}, 0)`, type: 'int8' },
    sold: { by: sql`coalesce(sales.sold, 0)`, type: 'int8' },
  } satisfies Record<ProductOrdering, OrderKey>;
  return keys[by];
}

/** The variants of these products in the order of their creation, deleted ones included. */
export async function variantsOfProducts(
  tx: Tx,
  shopId: number,
  productIds: readonly number[],
  sales: SalesOf,
): Promise<VariantRow[]> {
  return variantsWhere(tx, shopId, sql`v.product_id = any (${[...productIds]}::int8[])`, sales);
}

/**
 * A page of variants, one row each: those in the catalogue, or those sold in a period, deleted since or not. Sorted
 * by the keys of products, but with their own stock and sales.
 */
export async function pageOfVariants(
  tx: Tx,
  shopId: number,
  ask: CatalogPage,
): Promise<Counted & { rows: VariantRow[] }> {
  const { from, conditions, key } = variantListing(shopId, ask);
  const direction = sql.raw(ask.ordering.direction);
  const counted = await countOf(tx, sql`${from} where ${conditions}`, ask);
  const { rows: wanted } = await sql<{ id: number }>`
    select v.id from ${from} where ${conditions}
    order by ${key.by} ${direction}, v.id ${direction}
    limit ${ask.size} offset ${ask.offset}`.execute(tx);
  return { ...counted, rows: await variantsByIds(tx, shopId, wanted, salesOf(ask)) };
}

/** All variants of the pages in batches. */
export async function batchOfVariants(
  tx: Tx,
  shopId: number,
  ask: CatalogOrder & BatchAsk,
): Promise<Batch<VariantRow>> {
  const { from, conditions, key } = variantListing(shopId, ask);
  const { after, size, ordering } = ask;
  const direction = sql.raw(ordering.direction);
  const { rows: cursors } = await sql<{ id: number; cursor: string }>`
    select v.id, ${cursorOf(key)} as cursor from ${from}
    where ${conditions} and ${after === null ? sql`true` : comesAfter(key, sql`v.id`, ordering.direction, after)}
    order by ${key.by} ${direction}, v.id ${direction}
    limit ${size + 1}`.execute(tx);
  const { rows: wanted, end } = batchOf(cursors, size);
  return { rows: await variantsByIds(tx, shopId, wanted, salesOf(ask)), end };
}

function variantListing(shopId: number, ask: CatalogOrder): Listing {
  const isOfPeriod = ask.soldIn !== null;
  const sales = sql`(${salesPerVariant(shopId, salesOf(ask))}) sales on sales.variant_id = v.id`;
  const { by } = ask.ordering;
  return {
    from: sql`variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
      ${isOfPeriod ? sql`join ${sales}` : by === 'sold' ? sql`left join ${sales}` : sql``}`,
    conditions: sql`v.shop_id = ${shopId} and ${productsMatch(shopId, ask)}
      and ${isOfPeriod ? sql`sales.sold > 0` : sql`not v.deleted`}`,
    key: keyOf(by, sql`v.inventory_quantity`),
  };
}

async function variantsByIds(
  tx: Tx,
  shopId: number,
  wanted: readonly { readonly id: number }[],
  sales: SalesOf,
): Promise<VariantRow[]> {
  const ids = wanted.map(({ id }) => id);
  const found = await variantsWhere(tx, shopId, sql`v.id = any (${ids}::int8[])`, sales);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Null for a product that is missing or not visible. */
export async function productById(tx: Tx, shopId: number, id: number): Promise<ProductRow | null> {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

function productsMatch(shopId: number, { vendorId, search }: CatalogAsk): RawBuilder<unknown> {
  const ofVendor = vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`;
  if (search === null) return ofVendor;
  const pattern = containing(search);
  return sql`${ofVendor} and (p.title ilike ${pattern} or p.product_type ilike ${pattern} or p.handle ilike ${pattern}
    or p.id in (select hit.product_id from variants hit where hit.shop_id = ${shopId}
      and (hit.sku ilike ${pattern} or hit.barcode ilike ${pattern})))`;
}

/** Sums only the lines of the variants in question, through their index. */
async function variantsWhere(
  tx: Tx,
  shopId: number,
  which: RawBuilder<unknown>,
  sales: SalesOf,
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    with wanted as materialized (select v.* from variants v where v.shop_id = ${shopId} and ${which})
    select v.*, coalesce(s.sold, 0) as sold, coalesce(s.paid, 0) as paid, coalesce(s.commission, 0) as commission,
      p.title as product_title, p.handle as product_handle, p.image as product_image, p.status as product_status,
      p.product_type, p.tags as product_tags, p.collections as product_collections, p.created_at as product_created_at,
      p.gift_card, p.vendor_id, seller.name as seller_name
    from wanted v
    join products p on p.shop_id = v.shop_id and p.id = v.product_id
    left join vendors seller on seller.shop_id = p.shop_id and seller.id = p.vendor_id
    left join (${salesPerVariant(shopId, sales, sql`l.variant_id in (select id from wanted)`)}) s on s.variant_id = v.id
    order by v.product_id, v.id`.execute(tx);
  return rows;
}
