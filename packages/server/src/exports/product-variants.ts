import { catalogOrder, openCatalog, soldInOf, viewOf, type Catalog } from '../actions/catalog.ts';
import type { Query } from '../actions/operation.ts';
import { batchOfVariants } from '../queries/products/products.ts';
import { listedVariantToWire } from '../wire/product.ts';
import { cellTime } from './cell-time.ts';
import { csvFile, type Column } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { productHeadings } from './products.ts';

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
  const price: Column<FiledVariant> = {
    header: productHeadings.price,
    number: ({ variant }) => variant.price,
  };
  const cost: Column<FiledVariant> = {
    header: productHeadings.itemCost,
    number: ({ variant }) => variant.cost_per_item,
  };
  const earnings: Column<FiledVariant>[] = [
    { header: productHeadings.commission, number: ({ variant }) => variant.commission },
    { header: productHeadings.earningPotential, number: ({ variant }) => variant.get_earning_potential },
  ];
  return [
    { header: productHeadings.product, text: ({ variant }) => variant.product.title },
    { header: productHeadings.variant, text: ({ variant }) => variant.title },
    { header: productHeadings.vendor, text: ({ vendorName }) => vendorName },
    { header: productHeadings.type, text: ({ variant }) => variant.product.product_type },
    { header: productHeadings.sku, text: ({ variant }) => variant.sku },
    { header: productHeadings.barcode, text: ({ variant }) => variant.barcode },
    ...(visible.sellPrice ? [price] : []),
    ...(visible.cost ? [cost] : []),
    { header: productHeadings.inventory, number: ({ variant }) => variant.inventory_quantity },
    { header: productHeadings.paid, number: ({ variant }) => variant.paid },
    { header: productHeadings.sold, number: ({ variant }) => variant.sold },
    ...(visible.commissions ? earnings : []),
    { header: productHeadings.currency, text: () => shop.currency },
    { header: productHeadings.status, text: ({ variant }) => variant.product.status },
    { header: productHeadings.created, text: ({ createdAt }) => cellTime(createdAt, shop.time_zone) },
  ];
}
