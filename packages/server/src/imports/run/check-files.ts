import { comparablePlainName } from '@consignment/domain/text/plain-name';
import { vendorNameOf } from '@consignment/domain/shop/vendor-tracking';
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
import { explainedRefunds } from '../../queries/imports/refund-acts.ts';
import { namesWithReturns } from '../../queries/imports/refund-findings.ts';
import { keysMetBefore } from '../../queries/imports/runs.ts';
import { knownVendors } from '../../queries/imports/vendors.ts';
import type { SourceBatch } from '../port/source.ts';
import { importOrders } from './import-orders.ts';
import { foreseenBlocked } from '../match/blocked-lines.ts';
import { foreseenDoubts } from '../match/order-doubts.ts';
import { importVariants } from './import-variants.ts';
import type { WrittenLines } from '../match/line-gaps.ts';
import { forecastRefunds } from '../match/refund-forecast.ts';
import { catalogFor, trackedBy, type TrackedProducts } from '../match/line-product.ts';
import { linePrices } from '../match/line-prices.ts';
import { lineRowsOf } from '../match/order-rows.ts';
import type { BatchResult, ImportRun } from './import-run.ts';
import type { WrittenOrders } from '../write/orders.ts';

/*
 * A check takes the path of an import, but reads the tables that an import writes. Keys and variants of the files are
 * stored with the import (import_keys, import_variants), so that memory grows with the batch and not with the file.
 */

/** Checks the variants of a batch of a products file. */
export async function checkVariants(
  tx: Tx,
  run: ImportRun,
  batch: SourceBatch<FileVariant>,
): Promise<BatchResult> {
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
export async function checkOrders(
  tx: Tx,
  run: ImportRun,
  batch: SourceBatch<FileOrder>,
): Promise<BatchResult> {
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
  const tracked = lines.map((line) => trackedBy(line, catalog));
  await lookUpVendors(tx, run, tracked, vendors);
  const { idOf: vendorIdOf, nameOf } = await vendorsMet(tx, run, tracked);
  const written = orders.map((order) => ({
    order,
    ...lineRowsOf(order, catalog, vendorIdOf, run.shop.pricesIncludeTax),
  }));
  return {
    vendorsCreated: vendors.created,
    unmoved: [],
    unexplained: [],
    problems: written.flatMap(({ problems }) => problems),
    added: [],
    changed: 0,
    lines: written.map((one) => ({ ...one, keptIds: new Map<string, string>() })),
    doubts: await foreseenDoubts(tx, run.shop, written, nameOf),
    blocked: await foreseenBlocked(tx, run.shop, written, nameOf),
    stakes: await stakesOf(tx, run, written, nameOf),
  };
}

/** The vendors of these lines; those that the import would create have ids below 0. */
async function vendorsMet(tx: Tx, run: ImportRun, tracked: readonly TrackedProducts[]) {
  const by = keyOfVendors(run);
  const named = tracked.flatMap((one) => vendorOf(run, one) ?? []);
  const ids = await knownVendors(tx, run.shop.id, named, by);
  const names = new Map<number, string>();
  for (const one of named) {
    const key = comparablePlainName(one[by]);
    const id = ids.get(key) ?? -1 - ids.size;
    ids.set(key, id);
    if (!names.has(id)) names.set(id, one.name);
  }
  return {
    nameOf: (id: number) => names.get(id) ?? '',
    idOf: (one: TrackedProducts) => {
      const found = vendorOf(run, one);
      return found === null ? null : (ids.get(comparablePlainName(found[by])) ?? null);
    },
  };
}

/** The effect of refunds without lines, for orders without listed returns. */
async function stakesOf(
  tx: Tx,
  run: ImportRun,
  written: readonly Pick<WrittenLines, 'order' | 'rows'>[],
  nameOf: (id: number) => string,
): Promise<WrittenOrders['stakes']> {
  const refunded = written.filter(
    ({ order }) => order.refundedAmount > 0 || order.financialStatus === 'partially_refunded',
  );
  if (refunded.length === 0) return new Map();
  const listed = await namesWithReturns(
    tx,
    run.of,
    refunded.map(({ order }) => order.name),
  );
  const ids = refunded.map(({ order }) => order.platformId);
  const explained = await explainedRefunds(tx, run.shop.id, ids);
  const sold = refunded.flatMap(({ order, rows }) =>
    rows.map((row) => ({ order, row, vendorId: row.tracked_vendor_id })),
  );
  const priceOf = await linePrices(tx, run.shop, sold);
  return new Map(
    refunded
      .filter(({ order }) => !listed.has(order.name))
      .map((one) => [
        one.order.platformId,
        forecastRefunds(one, {
          pricesIncludeTax: run.shop.pricesIncludeTax,
          explained: explained.get(one.order.platformId) ?? 0,
          priceOf,
          nameOf,
          now: run.now,
        }),
      ]),
  );
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

function vendorOf({ shop }: ImportRun, tracked: TrackedProducts) {
  return vendorNameOf(tracked, shop.tracking, shop.tagPrefix);
}

function keyOfVendors({ shop }: ImportRun): 'name' | 'slug' {
  return shop.tracking === 'Vendor Name' ? 'name' : 'slug';
}

/** Counts the vendors of these that no earlier batch had. */
async function lookUpVendors(
  tx: Tx,
  run: ImportRun,
  tracked: readonly TrackedProducts[],
  met: MetVendors,
): Promise<void> {
  const by = keyOfVendors(run);
  const named = tracked.map((one) => vendorOf(run, one)).filter((one) => one !== null);
  const byKey = new Map(named.toReversed().map((one) => [comparablePlainName(one[by]), one]));
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
