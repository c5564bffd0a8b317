import type { PlatformProduct, PlatformVariant } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { saveProducts, type ProductRow, type VariantRow } from '../../queries/imports/catalog.ts';
import { trackVendors, type TrackingOf } from './vendors.ts';

/** Writes variants and their products from any platform, with the vendors that tracking gives. */
export async function writeVariants(
  tx: Tx,
  of: TrackingOf,
  variants: readonly PlatformVariant[],
): Promise<{ readonly products: readonly PlatformProduct[]; readonly vendorsCreated: number }> {
  const products = [...new Map(variants.map(({ product }) => [productIdOf(product), product])).values()];
  const vendors = await trackVendors(tx, of, products);
  await saveProducts(
    tx,
    { shopId: of.shop.id, now: of.now },
    products.map((product) => productRowOf(product, vendors.idOf(product))),
    variants.map(variantRowOf),
  );
  return { products, vendorsCreated: vendors.created };
}

function productIdOf({ exact, handle }: PlatformProduct): string {
  return exact?.platformId ?? handle;
}

function productRowOf(product: PlatformProduct, vendorId: number | null): ProductRow {
  return {
    platform_id: productIdOf(product),
    title: product.title,
    handle: product.handle,
    vendor_name: product.vendor,
    vendor_id: vendorId,
    product_type: product.type,
    tags: product.tags.join(', '),
    image: product.image,
    status: product.status,
    gift_card: product.isGiftCard,
    platform_updated_at: product.exact?.updatedAt ?? null,
  };
}

function variantRowOf(variant: PlatformVariant): VariantRow {
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
