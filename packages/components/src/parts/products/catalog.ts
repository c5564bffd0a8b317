import type { StockedVariant } from '@consignment/domain/orders/product-stock';

/** `sold` and `paid` count units; amounts are decimal strings. */
export type ListedVariant = StockedVariant & {
  id: number;
  title: string;
  sku: string;
  barcode?: string;
  price?: string;
  cost_per_item?: string | null;
  sold: number;
  paid: number;
  /** The vendor's earnings from its sales so far. */
  commission?: string;
};

/** A row of the catalogue: a product with its variants, or one variant alone. */
export type ListedProduct = {
  id: number;
  /** Of the product, where the row is one of its variants. */
  product_id?: number;
  title: string;
  image: string | null;
  /** `active` while it is on sale. */
  status: string;
  /** ISO 8601. */
  created_at: string;
  /** Days as 'YYYY-MM-DD' between which it is consigned. */
  start_date: string | null;
  end_date: string | null;
  sold: number;
  paid: number;
  commission?: string;
  variants?: readonly ListedVariant[];
};

/** A product as the shop itself sees it. */
export type ShopProduct = ListedProduct & {
  product_type: string;
  /** Null for a product without a vendor. */
  vendor?: { id: number; name: string } | null;
};

/** A variant in a list by variant. */
type VariantRow = ListedVariant & {
  product: Pick<ListedProduct, 'id' | 'title' | 'image' | 'status' | 'created_at'>;
};

/** A variant as a separate row, for shops that list their products so. */
export function rowOfVariant(variant: VariantRow): ListedProduct {
  const { id, product, sold, paid, commission } = variant;
  const { title, image, status, created_at } = product;
  return {
    id,
    product_id: product.id,
    title,
    image,
    status,
    created_at,
    start_date: null,
    end_date: null,
    sold,
    paid,
    ...(commission === undefined ? {} : { commission }),
    variants: [variant],
  };
}
