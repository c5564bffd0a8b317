import { earningPotential } from '@consignment/domain/commission/earning-potential';
import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import { splitTags } from '../pricing/shop-rules.ts';
import type { ProductRow, VariantRow } from '../queries/products/products.ts';
import type { RuleBook } from '../queries/vendors/rules.ts';
import type { Visible } from '../common/visibility.ts';

type Schemas = components['schemas'];

/** The data beside the rows that a catalogue's figures depend on; `currency` is the shop's. */
export type CatalogView = {
  readonly currency: string;
  readonly visible: Visible;
  readonly rules: RuleBook;
};

/** A product with the figures of all its variants, which are listed where `withVariants` says so. */
export function productToWire(
  row: ProductRow,
  variants: readonly VariantRow[],
  view: CatalogView,
  withVariants: boolean,
): Schemas['Product'] {
  const sold = sum(variants.map((variant) => variant.sold));
  const live = variants.filter((variant) => !variant.deleted);
  return {
    id: row.id,
    title: row.title,
    handle: row.handle,
    sku: (live[0] ?? variants[0])?.sku ?? '',
    image: row.image,
    product_type: row.product_type,
    created_at: row.created_at.toISOString(),
    // The documents show this field of a product as its count of units sold; of a variant it says "removed".
    deleted: sold,
    sold,
    paid: sum(variants.map((variant) => variant.paid)),
    status: row.status,
    start_date: row.start_date,
    end_date: row.end_date,
    ...earningsToWire(sumMoney(variants.map(({ commission }) => commission)), lowest(live, view), view),
    ...(view.visible.shopOnly ? { vendor: sellerOf(variants) } : {}),
    ...(withVariants ? { variants: variants.map((variant) => variantToWire(variant, view)) } : {}),
  };
}

/** A product without variants is not for sale. */
function sellerOf([first]: readonly VariantRow[]): Schemas['Product']['vendor'] {
  if (first === undefined || first.vendor_id === null || first.seller_name === null) return null;
  return { id: first.vendor_id, name: first.seller_name };
}

function variantToWire(row: VariantRow, view: CatalogView): Schemas['Variant'] {
  const { currency, visible } = view;
  const cost = row.cost_per_item === null ? null : moneyToWire(row.cost_per_item, currency);
  return {
    id: row.id,
    title: row.title,
    ...(visible.sellPrice ? { price: moneyToWire(row.price, currency) } : {}),
    sku: row.sku,
    barcode: row.barcode,
    inventory_quantity: row.inventory_quantity,
    inventory_management: row.inventory_management,
    ...(visible.cost ? { cost_per_item: cost } : {}),
    sold: row.sold,
    paid: row.paid,
    ...earningsToWire(row.commission, potentialOf(row, view), view),
    deleted: row.deleted,
  };
}

/** A variant as a separate row, with its product. */
export function listedVariantToWire(row: VariantRow, view: CatalogView): Schemas['ListedVariant'] {
  return {
    ...variantToWire(row, view),
    product: {
      id: row.product_id,
      title: row.product_title,
      handle: row.product_handle,
      image: row.product_image,
      product_type: row.product_type,
      status: row.product_status,
      created_at: row.product_created_at.toISOString(),
    },
  };
}

function earningsToWire(commission: number, potential: number | null, { currency, visible }: CatalogView) {
  if (!visible.commissions) return {};
  return {
    commission: moneyToWire(commission, currency),
    get_earning_potential: potential === null ? null : moneyToWire(potential, currency),
  };
}

/** Minor units; null where an input is missing. */
function potentialOf(row: VariantRow, view: CatalogView): number | null {
  const { rules } = view;
  const vendor = row.vendor_id === null ? null : (rules.vendors.get(row.vendor_id) ?? null);
  const held = rules.held({
    vendorId: row.vendor_id,
    productId: row.product_id,
    variantId: row.id,
    productType: row.product_type,
    tags: splitTags(row.product_tags),
    collections: splitTags(row.product_collections),
    day: rules.day,
  });
  return earningPotential(
    {
      price: row.price,
      cost: row.cost_per_item,
      compareAtPrice: row.compare_at_price,
      productType: row.product_type,
      isGiftCard: row.gift_card,
      vendorId: row.vendor_id,
    },
    vendor,
    rules.shop,
    held,
  );
}

function lowest(variants: readonly VariantRow[], view: CatalogView): number | null {
  const potentials = variants.map((row) => potentialOf(row, view)).filter((amount) => amount !== null);
  return potentials.length === 0 ? null : Math.min(...potentials);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
