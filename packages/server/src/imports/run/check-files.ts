import { vendorNameOf } from '@consignment/domain/vendor-tracking';
import type {
  FileOrder,
  FileVariant,
  PlatformOrder,
  PlatformProduct,
  PlatformVariant,
} from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { catalogItems, type CatalogItem, type WantedItems } from '../../queries/imports/catalog.ts';
import { stagedItems, stageVariants, listedInCheck } from '../../queries/imports/checks.ts';
import { keysMetBefore } from '../../queries/imports/runs.ts';
import { comparable, knownVendors } from '../../queries/imports/vendors.ts';
import type { Batch } from '../port/source.ts';
import { importOrders } from './import-orders.ts';
import { importVariants } from './import-variants.ts';
import { catalogFor, trackedBy, type Tracked } from '../match/line-product.ts';
import { lineRowsOf } from '../match/order-rows.ts';
import type { BatchResult, ImportRun } from './import-run.ts';
import type { WrittenOrders } from '../write/orders.ts';

/*
 * A check takes the path of an import, but reads the tables that an import writes. Keys and variants of the files are
 * stored with the import (import_keys, import_variants), so that memory grows with the batch and not with the file.
 */

/** Checks the variants of a batch of a products file. */
export async function checkVariants(tx: Tx, run: ImportRun, batch: Batch<FileVariant>): Promise<BatchResult> {
  const vendors = noVendors();
  const result = await importVariants(tx, run, batch, async (variants) => {
    const products = [...new Map(variants.map(({ product }) => [product.handle, product])).values()];
    await lookUpVendors(tx, run, products, vendors);
    await stageVariants(tx, run.of, variants.map(stagedOf));
    return { products: products satisfies readonly PlatformProduct[], vendorsCreated: vendors.created };
  });
  return withVendors(result, vendors);
}

/** Checks the orders of a batch of an orders file. */
export async function checkOrders(tx: Tx, run: ImportRun, batch: Batch<FileOrder>): Promise<BatchResult> {
  const vendors = noVendors();
  const result = await importOrders(tx, run, batch, ({ orders }) => lookAtOrders(tx, run, orders, vendors));
  return withVendors(result, vendors);
}

async function lookAtOrders(
  tx: Tx,
  run: ImportRun,
  orders: readonly PlatformOrder[],
  vendors: MetVendors,
): Promise<WrittenOrders> {
  const lines = orders.flatMap((order) => order.lines);
  const catalog = await catalogFor((wanted) => knownItems(tx, run, wanted), lines);
  await lookUpVendors(
    tx,
    run,
    lines.map((line) => trackedBy(line, catalog)),
    vendors,
  );
  // Any id means that a vendor exists.
  const vendorIdOf = (tracked: Tracked) => (vendorOf(run, tracked) === null ? null : 0);
  const written = orders.map((order) => ({
    order,
    ...lineRowsOf(order, catalog, vendorIdOf),
  }));
  return {
    vendorsCreated: vendors.created,
    unmoved: [],
    unexplained: [],
    problems: written.flatMap(({ problems }) => problems),
    added: [],
    lines: written.map((one) => ({ ...one, keptIds: new Map<string, string>() })),
  };
}

/** Variants as they would be after the import of the products file. */
async function knownItems(tx: Tx, run: ImportRun, wanted: WantedItems): Promise<CatalogItem[]> {
  const staged = await stagedItems(tx, run.of, wanted);
  const inBooks = await catalogItems(tx, run.shop.id, wanted);
  const repeated = await listedInCheck(
    tx,
    run.of,
    inBooks.map(({ platformId }) => platformId),
  );
  return [...staged, ...inBooks.filter(({ platformId }) => !repeated.has(platformId))];
}

type MetVendors = { created: number; known: number; names: string[] };

function noVendors(): MetVendors {
  return { created: 0, known: 0, names: [] };
}

function withVendors(result: BatchResult, { known, names }: MetVendors): BatchResult {
  return { ...result, counts: { ...result.counts, vendors_known: known }, newVendors: names };
}

function vendorOf({ shop }: ImportRun, tracked: Tracked) {
  return vendorNameOf(tracked, shop.tracking, shop.tagPrefix);
}

/** Counts the vendors of these that no earlier batch had. */
async function lookUpVendors(
  tx: Tx,
  run: ImportRun,
  tracked: readonly Tracked[],
  met: MetVendors,
): Promise<void> {
  const by = run.shop.tracking === 'Vendor Name' ? 'name' : 'slug';
  const named = tracked.map((one) => vendorOf(run, one)).filter((one) => one !== null);
  const byKey = new Map(named.toReversed().map((one) => [comparable(one[by]), one]));
  const keys = [...byKey.keys()].map((key) => ({ key, row: 0 }));
  const before = await keysMetBefore(tx, run.of, 'vendors', keys);
  const fresh = [...byKey].filter(([key]) => !before.has(key)).toReversed();
  const known = await knownVendors(
    tx,
    run.shop.id,
    fresh.map(([, one]) => one),
    by,
  );
  for (const [key, { name }] of fresh) {
    if (known.has(key)) met.known += 1;
    else {
      met.created += 1;
      met.names.push(name);
    }
  }
}

function stagedOf({ product, ...variant }: PlatformVariant) {
  return {
    platform_id: variant.platformId,
    sku: variant.sku,
    title: product.title,
    variant_title: variant.title,
    vendor_name: product.vendor,
    tags: product.tags.join(', '),
    product_type: product.type,
    gift_card: product.isGiftCard,
    cost_per_item: variant.cost,
    compare_at_price: variant.compareAtPrice,
  };
}
