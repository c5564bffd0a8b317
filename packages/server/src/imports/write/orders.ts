import type { PlatformOrder } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { catalogItems } from '../../queries/imports/catalog.ts';
import { renameLines, storedLines } from '../../queries/imports/stored-lines.ts';
import { saveLines, saveOrders, type ImportedLineRow } from '../../queries/imports/orders.ts';
import { refundStakes, type RefundStake } from '../../queries/imports/refund-findings.ts';
import { replaceReturns } from '../../queries/imports/returns.ts';
import { priceWritten } from '../../pricing/pricing.ts';
import { applyBalances } from './balances.ts';
import { applyRefunds, type Unexplained } from './refunds.ts';
import type { BlockedShare } from '../../queries/imports/blocked-lines.ts';
import type { OrderDoubt } from '../../queries/imports/order-doubts.ts';
import type { WrittenLines } from '../match/line-gaps.ts';
import { adoptedLines, keptIdsOf } from '../match/line-identity.ts';
import { catalogFor, trackedBy } from '../match/line-product.ts';
import { lineRowsOf, orderRowOf, type OrderProblem } from '../match/order-rows.ts';
import { trackVendors, type TrackingOf } from './vendors.ts';

export type WrittenOrders = {
  readonly vendorsCreated: number;
  /** Platform ids of paid lines that the platform has changed since; they stay as they were paid. */
  readonly unmoved: readonly string[];
  readonly unexplained: readonly { readonly platformId: string; readonly what: Unexplained['what'] }[];
  readonly problems: readonly OrderProblem[];
  /** Ids of new orders, with the time they were placed as an ISO instant. */
  readonly added: readonly { readonly id: number; readonly processedAt: string }[];
  /** How many orders were here and differed, in themselves or in their lines. */
  readonly changed: number;
  readonly lines: readonly WrittenLines[];
  /** Found where an import shows them. */
  readonly doubts?: readonly OrderDoubt[];
  readonly blocked?: readonly BlockedShare[];
  /** The effect of refunds without lines on the vendors of an order, by platform id. */
  readonly stakes: ReadonlyMap<string, readonly Omit<RefundStake, 'orderId'>[]>;
};

/**
 * Writes whole orders from any platform, with their lines and refunds, and prices their unpaid lines. Unchanged
 * orders write nothing.
 */
export async function writeOrders(
  tx: Tx,
  of: TrackingOf,
  orders: readonly PlatformOrder[],
): Promise<WrittenOrders> {
  if (orders.length === 0)
    return {
      vendorsCreated: 0,
      unmoved: [],
      unexplained: [],
      problems: [],
      added: [],
      changed: 0,
      lines: [],
      stakes: new Map(),
    };
  const { shop } = of;
  const lines = orders.flatMap((order) => order.lines);
  const catalog = await catalogFor((wanted) => catalogItems(tx, shop.id, wanted), lines);
  const vendors = await trackVendors(
    tx,
    of,
    lines.map((line) => trackedBy(line, catalog)),
  );
  const written = orders.map((order) => ({
    order,
    ...lineRowsOf(order, catalog, vendors.idOf, shop.pricesIncludeTax),
  }));
  const saved = await saveOrders(
    tx,
    shop.id,
    written.map(({ order, sums }) => orderRowOf(order, sums)),
  );
  const { ids, added, known, changed } = saved;
  const orderIds = [...ids.values()];
  const { rows, keptIds } = await underKeptIds(tx, shop.id, known, {
    ofFiles: written.flatMap((one, index) => (orders[index]?.exact === undefined ? one.rows : [])),
    ofPlatform: written.flatMap((one, index) => (orders[index]?.exact === undefined ? [] : one.rows)),
  });
  const { unmoved, gone, changed: withLines } = await saveLines(tx, shop.id, saved, rows);
  await replaceReturns(
    tx,
    shop.id,
    orders.flatMap(({ name, exact }) => (exact === undefined ? [] : [{ name, returns: exact.returns }])),
  );
  const unexplained = await applyRefunds(tx, of, orderIds, gone);
  await applyBalances(tx, shop.id, [
    ...known,
    ...written.flatMap(({ order: { platformId, outstanding = null } }) =>
      added.has(platformId) && (outstanding ?? 0) > 0 ? (ids.get(platformId) ?? []) : [],
    ),
  ]);
  await priceWritten(tx, shop.id, {
    known,
    added: [...added].flatMap((platformId) => ids.get(platformId) ?? []),
  });

  const idInFile = new Map([...keptIds].map(([inFile, id]) => [id, inFile]));
  const platformIdOf = new Map([...ids].map(([platformId, id]) => [id, platformId]));
  const isAdded = (id: number) => added.has(platformIdOf.get(id) ?? '');
  return {
    vendorsCreated: vendors.created,
    changed: new Set([...changed, ...withLines].filter((id) => !isAdded(id))).size,
    unmoved: unmoved.map((platformId) => idInFile.get(platformId) ?? platformId),
    unexplained: unexplained.map(({ orderId, what }) => ({
      platformId: platformIdOf.get(orderId) ?? '',
      what,
    })),
    problems: written.flatMap(({ problems }) => problems),
    added: orders.flatMap(({ platformId, processedAt }) => {
      const id = added.has(platformId) ? ids.get(platformId) : undefined;
      return id === undefined ? [] : [{ id, processedAt }];
    }),
    lines: written.map((one) => ({ ...one, keptIds })),
    stakes: Map.groupBy(
      await refundStakes(tx, shop.id, orderIds),
      ({ orderId }) => platformIdOf.get(orderId) ?? '',
    ),
  };
}

/**
 * The rows under the stored ids of their lines. A file identifies lines by their position; a platform has ids of its
 * own, which replace those of files.
 */
async function underKeptIds(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
  {
    ofFiles,
    ofPlatform,
  }: { readonly ofFiles: readonly ImportedLineRow[]; readonly ofPlatform: readonly ImportedLineRow[] },
): Promise<{ rows: ImportedLineRow[]; keptIds: Map<string, string> }> {
  const known = await storedLines(tx, shopId, orderIds);
  await renameLines(tx, shopId, adoptedLines(ofPlatform, known));
  const keptIds = keptIdsOf(ofFiles, known);
  const kept = ofFiles.map((row) => ({
    ...row,
    platform_id: keptIds.get(row.platform_id) ?? row.platform_id,
  }));
  return { rows: [...ofPlatform, ...kept], keptIds };
}
