import type { PlatformLine, PlatformOrder } from '../platforms/platform.ts';
import type { Tx } from '../store/database.ts';
import { catalogItems, type CatalogItem } from '../store/import/catalog.ts';
import { saveLines, saveOrders } from '../store/import/orders.ts';
import { replaceReturns } from '../store/import/returns.ts';
import { priceLines } from '../store/pricing.ts';
import { applyRefunds, type Unexplained } from './apply-refunds.ts';
import {
  catalogOf,
  itemOf,
  lineRowsOf,
  orderRowOf,
  possibleTitles,
  type OrderProblem,
} from './order-rows.ts';
import { trackVendors, type TrackingOf } from './tracking.ts';

export type WrittenOrders = {
  readonly vendorsCreated: number;
  /** Platform ids of lines that are paid out and that the platform describes otherwise now; they stay as they were paid. */
  readonly unmoved: readonly string[];
  readonly unexplained: readonly { readonly platformId: string; readonly what: Unexplained['what'] }[];
  readonly problems: readonly OrderProblem[];
  /** Ids of the orders that were not here before, with when they were placed as an ISO instant. */
  readonly added: readonly { readonly id: number; readonly processedAt: string }[];
};

/**
 * Writes whole orders as any platform tells them, with their lines and what came back of them, and prices their unpaid
 * lines. Orders that are equal write nothing.
 */
export async function writeOrders(
  tx: Tx,
  of: TrackingOf,
  orders: readonly PlatformOrder[],
): Promise<WrittenOrders> {
  if (orders.length === 0)
    return { vendorsCreated: 0, unmoved: [], unexplained: [], problems: [], added: [] };
  const { shop } = of;
  const lines = orders.flatMap((order) => order.lines);
  const catalog = catalogOf(
    await catalogItems(tx, shop.id, {
      ids: [...new Set(lines.flatMap(({ exact }) => exact?.variantId ?? []))],
      skus: [...new Set(lines.map(({ sku }) => sku).filter((sku) => sku !== ''))],
      titles: [...new Set(lines.filter(({ sku }) => sku === '').flatMap(({ name }) => possibleTitles(name)))],
    }),
  );
  const vendors = await trackVendors(
    tx,
    of,
    lines.map((line) => soldBy(line, itemOf(line, catalog))),
  );
  const { ids, added } = await saveOrders(
    tx,
    shop.id,
    orders.map((order) => orderRowOf(order, shop.taxesIncluded)),
  );
  const written = orders.map((order) =>
    lineRowsOf(order, catalog, (line, item) => vendors.idOf(soldBy(line, item))),
  );
  const orderIds = [...ids.values()];
  const { unmoved, gone } = await saveLines(
    tx,
    shop.id,
    orderIds,
    written.flatMap(({ rows }) => rows),
  );
  await replaceReturns(
    tx,
    shop.id,
    orders.flatMap(({ name, exact }) => (exact === undefined ? [] : [{ name, returns: exact.returns }])),
  );
  const unexplained = await applyRefunds(tx, of, orderIds, gone);
  await priceLines(tx, shop.id, { orders: orderIds });

  const platformIdOf = new Map([...ids].map(([platformId, id]) => [id, platformId]));
  return {
    vendorsCreated: vendors.created,
    unmoved: unmoved.map(({ platformId }) => platformId),
    unexplained: unexplained.map(({ orderId, what }) => ({
      platformId: platformIdOf.get(orderId) ?? '',
      what,
    })),
    problems: written.flatMap(({ problems }) => problems),
    added: orders.flatMap(({ platformId, processedAt }) => {
      const id = added.has(platformId) ? ids.get(platformId) : undefined;
      return id === undefined ? [] : [{ id, processedAt }];
    }),
  };
}

/** The line's own vendor column stands before its product's. */
function soldBy(line: PlatformLine, item: CatalogItem | null): { vendor: string; tags: readonly string[] } {
  return {
    vendor: line.vendor === '' ? (item?.vendorName ?? '') : line.vendor,
    tags: (item?.tags ?? '').split(','),
  };
}
