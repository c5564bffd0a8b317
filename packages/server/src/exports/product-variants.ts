import { catalogOrder, openCatalog, soldInOf, viewOf, type Catalog } from '../actions/catalog.ts';
import type { Query } from '../actions/operation.ts';
import { batchOfVariants } from '../queries/products/products.ts';
import { listedVariantToWire } from '../wire/product.ts';
import { cellTime } from './cell-time.ts';
import { csvFile, type Column } from './csv.ts';
import { defineExport, inBatches } from './export.ts';

/** The catalogue, one row for each variant; with days, the variants sold on them. */
export const productVariantsExport = defineExport<Query<'listProductVariants'>>(
  'product-variants',
  async ({ query, session, now, read }) => {
    const catalog = await read((tx) => openCatalog(tx, session, now));
    const { shop } = catalog;
    const order = { ...catalogOrder(query), soldIn: soldInOf(query, catalog) };
    const batches = inBatches(read, async (tx, batch) => {
      const { rows, end } = await batchOfVariants(tx, shop.id, { ...order, ...batch });
      const view = await viewOf(tx, catalog, rows);
      const filed = rows.map((row) => ({
        variant: listedVariantToWire(row, view),
        vendorName: row.seller_name ?? '',
        createdAt: row.product_created_at,
      }));
      return { rows: filed, end };
    });
    return csvFile('product-variants.csv', columnsFor(catalog), batches);
  },
);

type FiledVariant = {
  readonly variant: ReturnType<typeof listedVariantToWire>;
  readonly vendorName: string;
  readonly createdAt: Date;
};

function columnsFor({ shop, visible }: Catalog): Column<FiledVariant>[] {
  const price: Column<FiledVariant> = { header: 'Price', number: ({ variant }) => variant.price };
  const cost: Column<FiledVariant> = { header: 'Item Cost', number: ({ variant }) => variant.cost_per_item };
  const earnings: Column<FiledVariant>[] = [
    { header: 'Commission', number: ({ variant }) => variant.commission },
    { header: 'Earning Potential', number: ({ variant }) => variant.get_earning_potential },
  ];
  return [
    { header: 'Product', text: ({ variant }) => variant.product.title },
    { header: 'Variant', text: ({ variant }) => variant.title },
    { header: 'Vendor', text: ({ vendorName }) => vendorName },
    { header: 'Type', text: ({ variant }) => variant.product.product_type },
    { header: 'SKU', text: ({ variant }) => variant.sku },
    { header: 'Barcode', text: ({ variant }) => variant.barcode },
    ...(visible.sellPrice ? [price] : []),
    ...(visible.cost ? [cost] : []),
    { header: 'Inventory', number: ({ variant }) => variant.inventory_quantity },
    { header: 'Paid', number: ({ variant }) => variant.paid },
    { header: 'Sold', number: ({ variant }) => variant.sold },
    ...(visible.commissions ? earnings : []),
    { header: 'Currency', text: () => shop.currency },
    { header: 'Status', text: ({ variant }) => variant.product.status },
    { header: 'Created', text: ({ createdAt }) => cellTime(createdAt, shop.time_zone) },
  ];
}
