import { formatMoney } from '@consignment/domain/money';
import type { ReadLine, ReadOrder } from '../platforms/csv/orders.ts';
import type { RowProblem } from '../platforms/csv/reading.ts';
import type { Tx } from '../store/database.ts';
import { keysMetBefore } from '../store/import/runs.ts';
import { firstTimes, type Batch } from './batches.ts';
import type { Unexplained } from './apply-refunds.ts';
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
      ...written.unexplained.flatMap(({ platformId, what }) =>
        unexplainedProblem(orderOf.get(platformId), what),
      ),
      ...written.problems.flatMap(({ orderId, lineId, reason }) =>
        problemAt(lineId === null ? orderOf.get(orderId) : lineOf.get(lineId), reason),
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

function problemAt(place: ReadOrder | ReadLine | undefined, reason: string): RowProblem[] {
  return place === undefined ? [] : [{ file: 'orders', row: place.row, reason, excerpt: place.excerpt }];
}

function unmovedProblem(line: ReadLine | undefined): RowProblem[] {
  return problemAt(
    line,
    'This line is paid out already, and its price, quantity or discount is another now. It stays as it was paid.',
  );
}

function unexplainedProblem(order: ReadOrder | undefined, what: Unexplained['what']): RowProblem[] {
  return order === undefined ? [] : problemAt(order, unexplainedReason(order, what));
}

function unexplainedReason({ name, currency }: ReadOrder, what: Unexplained['what']): string {
  switch (what.is) {
    case 'beyond_list':
      return `${formatMoney(what.amount, currency)} of the refund on order ${name} is not in the list of refunds. Only the listed units count; import the complete list to take the rest over.`;
    case 'untold':
      return `Order ${name} is partially refunded, and its 'Refunded Amount' is not in the file: it earns as if nothing came back. Export the orders with the column 'Refunded Amount', or import a list of refunds.`;
    case 'shared_name':
      return `There is another order ${name}, and returns of that name are known: it is not known which of them they are of, so this order takes none. Give one of them another name in the column 'Name', and import it again.`;
  }
}
