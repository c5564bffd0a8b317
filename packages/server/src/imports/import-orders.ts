import { formatMoney } from '@consignment/domain/money';
import type { ReadLine, ReadOrder } from '../platforms/csv/orders.ts';
import type { RowProblem } from '../platforms/csv/reading.ts';
import type { Tx } from '../store/database.ts';
import { keysMetBefore } from '../store/import/runs.ts';
import { firstTimes, type Batch } from './batches.ts';
import type { BatchResult, ImportRun } from './run-state.ts';
import { writeOrders } from './write-orders.ts';

/** Writes the orders of a portion of an orders file. */
export async function importOrders(tx: Tx, run: ImportRun, batch: Batch<ReadOrder>): Promise<BatchResult> {
  const keys = batch.read.map(({ platformId, row }) => ({ key: platformId, row }));
  const metBefore = await keysMetBefore(tx, run.of, 'orders', keys);
  const { fresh, repeated } = firstTimes(batch.read, ({ platformId }) => platformId, metBefore);
  const written = await writeOrders(tx, run, fresh);
  const lines = fresh.flatMap((order) => order.lines);
  const lineOf = new Map(lines.map((line) => [line.platformId, line]));
  const orderOf = new Map(fresh.map((order) => [order.platformId, order]));
  return {
    counts: {
      orders: fresh.length,
      lines: lines.length,
      vendors_created: written.vendorsCreated,
      skipped: batch.skipped + repeated.reduce((sum, { value }) => sum + value.rows, 0),
    },
    problems: [
      ...batch.problems,
      ...repeated.map(repeatProblem),
      ...written.unmoved.flatMap((platformId) => unmovedProblem(lineOf.get(platformId))),
      ...written.unexplained.flatMap(({ platformId, amount }) =>
        unexplainedProblem(orderOf.get(platformId), amount),
      ),
    ],
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
