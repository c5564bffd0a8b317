import { createReadStream } from 'node:fs';
import { formatMoney } from '@consignment/domain/money';
import { readOrders, type ReadLine, type ReadOrder } from '../platforms/csv/orders.ts';
import type { RowProblem } from '../platforms/csv/reading.ts';
import type { Tx } from '../store/database.ts';
import { catalogItems, type CatalogItem } from '../store/import/catalog.ts';
import { saveLines, saveOrders } from '../store/import/orders.ts';
import { keysMetBefore } from '../store/import/runs.ts';
import { priceLines } from '../store/pricing.ts';
import { applyRefunds } from './apply-refunds.ts';
import { batchesOf, firstTimes, type Batch } from './batches.ts';
import { catalogOf, itemOf, lineRowsOf, orderRowOf, possibleTitles } from './order-rows.ts';
import type { BatchResult, ImportFile, ImportRun } from './run-state.ts';
import { trackVendors } from './tracking.ts';

// Lines are what costs: this is about 75 orders of the usual length, or one very long one.
const linesInBatch = 2000;

export async function importOrders(run: ImportRun, file: ImportFile): Promise<void> {
  run.step('Reading orders', ['vendors', 'orders', 'line_items', 'refund_lines', 'import_keys']);
  const orders = readOrders(createReadStream(file.path), run.shop, (bytes) => run.hasRead('orders', bytes));
  for await (const batch of batchesOf(orders, linesInBatch, ({ rows }) => rows)) {
    await run.commit((tx) => saveBatch(tx, run, batch));
  }
}

async function saveBatch(tx: Tx, run: ImportRun, batch: Batch<ReadOrder>): Promise<BatchResult> {
  const keys = batch.read.map(({ platformId, row }) => ({ key: platformId, row }));
  const metBefore = await keysMetBefore(tx, run.of, 'orders', keys);
  const { fresh, repeated } = firstTimes(batch.read, ({ platformId }) => platformId, metBefore);
  const written = await saveFresh(tx, run, fresh);
  return {
    counts: {
      orders: fresh.length,
      lines: fresh.reduce((sum, { lines }) => sum + lines.length, 0),
      vendors_created: written.vendorsCreated,
      skipped: batch.skipped + repeated.reduce((sum, { value }) => sum + value.rows, 0),
    },
    problems: [...batch.problems, ...repeated.map(repeatProblem), ...written.problems],
  };
}

async function saveFresh(
  tx: Tx,
  run: ImportRun,
  orders: readonly ReadOrder[],
): Promise<{ vendorsCreated: number; problems: RowProblem[] }> {
  if (orders.length === 0) return { vendorsCreated: 0, problems: [] };
  const shopId = run.shop.id;
  const lines = orders.flatMap((order) => order.lines);
  const catalog = catalogOf(
    await catalogItems(tx, shopId, {
      skus: [...new Set(lines.map(({ sku }) => sku).filter((sku) => sku !== ''))],
      titles: [...new Set(lines.filter(({ sku }) => sku === '').flatMap(({ name }) => possibleTitles(name)))],
    }),
  );
  const vendors = await trackVendors(
    tx,
    run,
    lines.map((line) => soldBy(line, itemOf(line, catalog))),
  );
  const orderIds = await saveOrders(
    tx,
    shopId,
    orders.map((order) => orderRowOf(order, run.shop.taxesIncluded)),
  );
  const rows = orders.flatMap((order) =>
    lineRowsOf(order, catalog, (line, item) => vendors.idOf(soldBy(line, item))),
  );
  const { unmoved, goneSettled } = await saveLines(tx, shopId, [...orderIds.values()], rows);
  const unexplained = await applyRefunds(tx, run, [...orderIds.values()], goneSettled);
  await priceLines(tx, shopId, { orders: [...orderIds.values()] });

  const lineOf = new Map(lines.map((line) => [line.platformId, line]));
  const orderOf = new Map(orders.map((order) => [orderIds.get(order.platformId), order]));
  return {
    vendorsCreated: vendors.created,
    problems: [
      ...unmoved.flatMap(({ platformId }) => unmovedProblem(lineOf.get(platformId))),
      ...unexplained.flatMap(({ orderId, amount }) => unexplainedProblem(orderOf.get(orderId), amount)),
    ],
  };
}

/** The line's own vendor column stands before its product's. */
function soldBy(line: ReadLine, item: CatalogItem | null): { vendor: string; tags: readonly string[] } {
  return {
    vendor: line.vendor === '' ? (item?.vendorName ?? '') : line.vendor,
    tags: (item?.tags ?? '').split(','),
  };
}

function repeatProblem({ value, firstRow }: { value: ReadOrder; firstRow: number }): RowProblem {
  const rows = value.rows === 1 ? 'This row was' : `These ${value.rows} rows were`;
  return {
    file: 'orders',
    row: value.row,
    reason: `Order ${value.name} stands in row ${firstRow} already. ${rows} left out.`,
    excerpt: value.excerpt,
  };
}

function unmovedProblem(line: ReadLine | undefined): RowProblem[] {
  if (line === undefined) return [];
  const reason =
    'This line is paid out already, and its price, quantity or discount is another now. It stays as it was paid.';
  return [{ file: 'orders', row: line.row, reason, excerpt: line.excerpt }];
}

function unexplainedProblem(order: ReadOrder | undefined, amount: number): RowProblem[] {
  if (order === undefined) return [];
  const money = formatMoney(amount, order.currency);
  const reason = `${money} of the refund on order ${order.name} is not in the list of refunds. Only the listed units count; import the complete list to take the rest over.`;
  return [{ file: 'orders', row: order.row, reason, excerpt: order.excerpt }];
}
