import { defineTexts } from '@consignment/domain/text/texts';
import type { Session } from '../common/session.ts';
import { refuse } from '../common/problem.ts';
import { orderingOf, searchOf, type Counted } from '../common/page.ts';
import { daysOf, saleDaysOf } from '../common/period.ts';
import {
  pageOfProducts,
  productOrderings,
  salesOf,
  variantsOfProducts,
  type CatalogOrder,
  type CatalogPage,
  type ProductRow,
  type VariantRow,
} from '../queries/products/products.ts';
import { ruleBook } from '../queries/vendors/rules.ts';
import { shopInFull, type ShopRow } from '../queries/shops/shops.ts';
import type { SalesOf } from '../queries/products/variant-sales.ts';
import type { Tx } from '../database/database.ts';
import { visibleTo, type Visible } from '../common/visibility.ts';
import { productToWire, type CatalogView } from '../wire/product.ts';

const texts = defineTexts('ActionCatalog', {
  productsHidden: 'This shop does not show its products to vendors.',
});

/** The catalogue that a session may see, and the time, whose rules its figures follow. */
export type Catalog = { readonly shop: ShopRow; readonly visible: Visible; readonly now: Date };

/** Throws a Refusal for a vendor whose shop keeps its products out of the portal. */
export async function openCatalog(tx: Tx, session: Session, now: Date): Promise<Catalog> {
  const { shop, metas } = await shopInFull(tx, session.shopId);
  if (session.party === 'vendor' && metas.get('vendor_portal_products') === 'false') {
    throw refuse(403, 'forbidden', texts.productsHidden);
  }
  return { shop, visible: visibleTo(session, metas), now };
}

/** Loads the data behind the figures of these rows, in a fixed number of statements. */
export async function viewOf(
  tx: Tx,
  { shop, visible, now }: Catalog,
  rows: readonly { readonly vendor_id: number | null }[],
): Promise<CatalogView> {
  const vendorIds = rows.flatMap(({ vendor_id }) => vendor_id ?? []);
  return {
    currency: shop.currency,
    visible,
    rules: await ruleBook(tx, shop.id, vendorIds, now),
  };
}

/** The variants of these products, by product. */
export async function variantsByProduct(
  tx: Tx,
  shopId: number,
  products: readonly ProductRow[],
  sales: SalesOf,
): Promise<(product: ProductRow) => readonly VariantRow[]> {
  const ids = products.map(({ id }) => id);
  const byProduct = Map.groupBy(
    await variantsOfProducts(tx, shopId, ids, sales),
    (variant) => variant.product_id,
  );
  return ({ id }) => byProduct.get(id) ?? [];
}

/** The parameters of every list of the catalogue. Throws a Refusal for invalid ones. */
export function catalogOrder(query: {
  vendor?: number;
  search?: string;
  ordering?: string;
}): Omit<CatalogOrder, 'soldIn'> {
  return {
    vendorId: query.vendor ?? null,
    search: searchOf(query.search),
    ordering: orderingOf(query.ordering, productOrderings, { by: 'created_at', direction: 'desc' }),
  };
}

/** A page of products in wire format. */
export async function productPage(
  tx: Tx,
  catalog: Catalog,
  ask: CatalogPage,
  withVariants: boolean,
): Promise<Counted & { rows: ReturnType<typeof productToWire>[] }> {
  const { rows, ...counted } = await pageOfProducts(tx, catalog.shop.id, ask);
  const variantsOf = await variantsByProduct(tx, catalog.shop.id, rows, salesOf(ask));
  const view = await viewOf(tx, catalog, rows);
  return { ...counted, rows: rows.map((row) => productToWire(row, variantsOf(row), view, withVariants)) };
}

/** The days of a query by variant; null, for the whole catalogue, where neither is given. */
export function soldInOf(
  days: { start_date?: string; end_date?: string },
  { shop, visible }: Catalog,
): CatalogOrder['soldIn'] {
  const period = saleDaysOf(daysOf(days), shop.time_zone, visible);
  return period.from === null && period.until === null ? null : period;
}
