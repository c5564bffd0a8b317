import type { PlatformProduct, PlatformVariant } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { priceLines } from '../../pricing/pricing.ts';
import {
  productsWithNewNames,
  saveProducts,
  unpaidLinesOf,
  type ImportedProductRow,
  type ImportedVariantRow,
} from '../../queries/imports/catalog.ts';
import { trackVendors, type TrackingOf } from './vendors.ts';

/** Writes variants and their products from any platform, with the vendors that tracking gives. */
export async function writeVariants(
  tx: Tx,
  of: TrackingOf,
  variants: readonly PlatformVariant[],
): Promise<{ readonly products: readonly PlatformProduct[]; readonly vendorsCreated: number }> {
  const products = [...new Map(variants.map(({ product }) => [productIdOf(product), product])).values()];
  const vendors = await trackVendors(tx, of, products);
  const rows = products.map((product) => productRowOf(product, vendors.idOf(product)));
  const renamed = await productsWithNewNames(tx, of.shop.id, rows);
  await saveProducts(tx, { shopId: of.shop.id, now: of.now }, rows, variants.map(variantRowOf));
  await priceAgain(tx, of.shop.id, renamed);
  return { products, vendorsCreated: vendors.created };
}

const linesAtOnce = 5000;

/**
 * Prices the unpaid lines of products by rules for their present tags and collections. A line keeps its product type and its
 * vendor from its order, so a change of these leaves it as it is.
 */
async function priceAgain(tx: Tx, shopId: number, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  for (let after = 0; ;) {
    const lines = await unpaidLinesOf(tx, shopId, products, { after, size: linesAtOnce });
    if (lines.length > 0) await priceLines(tx, shopId, { lines });
    const last = lines.at(-1);
    if (last === undefined || lines.length < linesAtOnce) return;
    after = last;
  }
}

function productIdOf({ exact, handle }: PlatformProduct): string {
  return exact?.platformId ?? handle;
}

function productRowOf(product: PlatformProduct, vendorId: number | null): ImportedProductRow {
  return {
    platform_id: productIdOf(product),
    title: product.title,
    handle: product.handle,
    vendor_name: product.vendor,
    vendor_id: vendorId,
    product_type: product.type,
    tags: product.tags.join(', '),
    collections: product.collections?.join(', ') ?? null,
    image: product.image,
    status: product.status,
    gift_card: product.isGiftCard,
    platform_updated_at: product.exact?.updatedAt ?? null,
  };
}

function variantRowOf(variant: PlatformVariant): ImportedVariantRow {
  return {
    product_platform_id: productIdOf(variant.product),
    platform_id: variant.platformId,
    title: variant.title,
    sku: variant.sku,
    barcode: variant.barcode,
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    cost_per_item: variant.cost,
    inventory_quantity: variant.inventoryQuantity,
    inventory_management: variant.inventoryManagement,
  };
}
