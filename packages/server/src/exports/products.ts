import { lowestAmount } from '@consignment/domain/orders/product-stock';
import { defineTexts } from '@consignment/domain/text/texts';
import { catalogOrder, openCatalog, variantsByProduct, viewOf, type Catalog } from '../actions/catalog.ts';
import type { Query } from '../actions/operation.ts';
import { daysOf, saleDaysOf } from '../common/period.ts';
import { batchOfProducts, salesOf, type CatalogOrder } from '../queries/products/products.ts';
import { productToWire } from '../wire/product.ts';
import { cellTime } from './cell-time.ts';
import { csvFile, type Column } from './csv.ts';
import { defineExport, inBatches, type ExportAsk, type ExportFile } from './export.ts';

/** The headings of products and of variants. */
export const productHeadings = defineTexts('ExportedProducts', {
  product: 'Product',
  variant: 'Variant',
  vendor: 'Vendor',
  type: 'Type',
  sku: 'SKU',
  barcode: 'Barcode',
  variants: 'Variants',
  price: 'Price',
  itemCost: 'Item Cost',
  inventory: 'Inventory',
  paid: 'Paid',
  sold: 'Sold',
  commission: 'Commission',
  earningPotential: 'Earning Potential',
  currency: 'Currency',
  status: 'Status',
  created: 'Created',
});

/** The catalogue, one row for each product. */
export const productsExport = defineExport<Query<'listProducts'>>('products', async (ask) => {
  const catalog = await ask.read((tx) => openCatalog(tx, ask.session, ask.now));
  return productsFile('products.csv', ask, catalog, { ...catalogOrder(ask.query), soldIn: null });
});

/** The products sold in a period, with the sales of the period. */
export const soldProductsExport = defineExport<Query<'listSoldProducts'>>('sold-products', async (ask) => {
  const catalog = await ask.read((tx) => openCatalog(tx, ask.session, ask.now));
  const soldIn = saleDaysOf(daysOf(ask.query), catalog.shop.time_zone, catalog.visible);
  return productsFile('sold-products.csv', ask, catalog, { ...catalogOrder(ask.query), soldIn });
});

type FiledProduct = {
  readonly product: ReturnType<typeof productToWire>;
  readonly vendorName: string;
  readonly createdAt: Date;
};

function productsFile(
  name: string,
  { read }: ExportAsk<unknown>,
  catalog: Catalog,
  order: CatalogOrder,
): ExportFile {
  const { shop } = catalog;
  const batches = inBatches(read, async (tx, batch) => {
    const { rows, end } = await batchOfProducts(tx, shop.id, { ...order, ...batch });
    const variantsOf = await variantsByProduct(tx, shop.id, rows, salesOf(order));
    const view = await viewOf(tx, catalog, rows);
    const filed = rows.map((row) => ({
      product: productToWire(row, variantsOf(row), view, true),
      vendorName: row.seller_name ?? '',
      createdAt: row.created_at,
    }));
    return { rows: filed, end };
  });
  return csvFile(name, columnsFor(catalog), batches);
}

function columnsFor({ shop, visible }: Catalog): Column<FiledProduct>[] {
  const price: Column<FiledProduct> = {
    header: productHeadings.price,
    number: ({ product }) => lowestAmount(liveVariants(product).map((variant) => variant.price)),
  };
  const cost: Column<FiledProduct> = {
    header: productHeadings.itemCost,
    number: ({ product }) => lowestAmount(liveVariants(product).map((variant) => variant.cost_per_item)),
  };
  const earnings: Column<FiledProduct>[] = [
    { header: productHeadings.commission, number: ({ product }) => product.commission },
    { header: productHeadings.earningPotential, number: ({ product }) => product.get_earning_potential },
  ];
  return [
    { header: productHeadings.product, text: ({ product }) => product.title },
    { header: productHeadings.vendor, text: ({ vendorName }) => vendorName },
    { header: productHeadings.type, text: ({ product }) => product.product_type },
    { header: productHeadings.sku, text: ({ product }) => product.sku },
    { header: productHeadings.variants, number: ({ product }) => liveVariants(product).length },
    // The lowest price of the variants, as on the screen.
    ...(visible.sellPrice ? [price] : []),
    ...(visible.cost ? [cost] : []),
    { header: productHeadings.inventory, number: ({ product }) => stockOf(product) },
    { header: productHeadings.paid, number: ({ product }) => product.paid },
    { header: productHeadings.sold, number: ({ product }) => product.sold },
    ...(visible.commissions ? earnings : []),
    { header: productHeadings.currency, text: () => shop.currency },
    { header: productHeadings.status, text: ({ product }) => product.status },
    { header: productHeadings.created, text: ({ createdAt }) => cellTime(createdAt, shop.time_zone) },
  ];
}

function liveVariants({ variants = [] }: FiledProduct['product']) {
  return variants.filter((variant) => !variant.deleted);
}

function stockOf(product: FiledProduct['product']): number {
  return liveVariants(product).reduce((sum, { inventory_quantity: units }) => sum + (units ?? 0), 0);
}
