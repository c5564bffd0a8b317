import { createReadStream } from 'node:fs';
import { readProducts, type ReadVariant } from '../platforms/csv/products.ts';
import type { RowProblem } from '../platforms/csv/reading.ts';
import type { Tx } from '../store/database.ts';
import { saveProducts, type ProductRow, type VariantRow } from '../store/import/catalog.ts';
import { keysMetBefore } from '../store/import/runs.ts';
import { batchesOf, firstTimes, type Batch } from './batches.ts';
import type { BatchResult, ImportFile, ImportRun } from './run-state.ts';
import { trackVendors } from './tracking.ts';

const variantsInBatch = 1000;

export async function importProducts(run: ImportRun, file: ImportFile): Promise<void> {
  run.step('Reading products', ['vendors', 'products', 'variants', 'import_keys']);
  const variants = readProducts(createReadStream(file.path), run.shop, (bytes) =>
    run.hasRead('products', bytes),
  );
  for await (const batch of batchesOf(variants, variantsInBatch, () => 1)) {
    await run.commit((tx) => saveBatch(tx, run, batch));
  }
}

async function saveBatch(tx: Tx, run: ImportRun, batch: Batch<ReadVariant>): Promise<BatchResult> {
  const keys = batch.read.map(({ platformId, row }) => ({ key: platformId, row }));
  const handles = batch.read.map(({ product, row }) => ({ key: product.handle, row }));
  const metBefore = await keysMetBefore(tx, run.of, 'products', keys);
  const handlesBefore = await keysMetBefore(tx, run.of, 'product handles', handles);
  const { fresh, repeated } = firstTimes(batch.read, ({ platformId }) => platformId, metBefore);

  const products = [...new Map(fresh.map(({ product }) => [product.handle, product])).values()];
  const vendors = await trackVendors(tx, run, products);
  await saveProducts(
    tx,
    run.of,
    products.map((product) => productRowOf(product, vendors.idOf(product))),
    fresh.map(variantRowOf),
  );
  const newHandles = products.filter(({ handle }) => !handlesBefore.has(handle));
  return {
    counts: {
      products: newHandles.length,
      variants: fresh.length,
      vendors_created: vendors.created,
      skipped: batch.skipped + repeated.length,
    },
    problems: [...batch.problems, ...repeated.map(repeatProblem)],
  };
}

function productRowOf(product: ReadVariant['product'], vendorId: number | null): ProductRow {
  return {
    platform_id: product.handle,
    title: product.title,
    handle: product.handle,
    vendor_name: product.vendor,
    vendor_id: vendorId,
    product_type: product.type,
    tags: product.tags.join(', '),
    image: product.image,
    status: product.status,
    gift_card: product.isGiftCard,
  };
}

function variantRowOf(variant: ReadVariant): VariantRow {
  return {
    product_platform_id: variant.product.handle,
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

function repeatProblem({ value, firstRow }: { value: ReadVariant; firstRow: number }): RowProblem {
  return {
    file: 'products',
    row: value.row,
    reason: `The variant '${value.platformId}' was in row ${firstRow} already. This row was left out.`,
    excerpt: `${value.product.handle},${value.product.title},${value.sku}`,
  };
}
