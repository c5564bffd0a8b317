import { formatMoney } from '@consignment/domain/money/money';
import type { FileLine, FileOrder, RowProblem } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { joinOrders, knownOrders } from '../../queries/imports/known-orders.ts';
import { keysMet, noteKeys } from '../../queries/imports/runs.ts';
import type { SourceBatch } from '../port/source.ts';
import type { Unexplained } from '../write/refunds.ts';
import { withoutErased } from '../match/erased-orders.ts';
import { storedBlocked } from '../../queries/imports/blocked-lines.ts';
import { storedDoubts } from '../../queries/imports/order-doubts.ts';
import { blockedFinding } from '../match/blocked-lines.ts';
import { findingsOf } from '../match/order-doubts.ts';
import { lineGaps } from '../match/line-gaps.ts';
import { refundFindings } from '../match/refund-findings.ts';
import { identifyOrders, orderKeysOf, type IdentifiedOrders } from '../match/order-identity.ts';
import { doubtfulReason } from './doubtful-returns.ts';
import type { BatchResult, ImportRun } from './import-run.ts';
import { taxTally } from './prices-with-tax.ts';
import { writeOrders, type WrittenOrders } from '../write/orders.ts';

/** Imports a batch of an orders file; a check passes its own `look`, which writes nothing and compares no orders. */
export async function importOrders(
  tx: Tx,
  run: ImportRun,
  batch: SourceBatch<FileOrder>,
  look?: (found: IdentifiedOrders) => Promise<WrittenOrders>,
): Promise<BatchResult> {
  const found = await identified(tx, run, batch.read);
  const { orders, left, problems } = found;
  const written = await (look ?? ((all) => writeIdentified(tx, run, all)))(found);
  const lines = orders.flatMap((order) => order.lines);
  const lineOf = new Map(lines.map((line) => [line.platformId, line]));
  const orderOf = new Map(orders.map((order) => [order.platformId, order]));
  const skipped = left.reduce((sum, { rows }) => sum + rows, 0);
  return {
    counts: {
      orders: orders.length,
      ...(look === undefined ? comparedCounts(orders.length, written) : {}),
      lines: lines.length,
      vendors_created: written.vendorsCreated,
      skipped: batch.skipped + skipped,
    },
    problems: [
      ...batch.problems,
      ...problems,
      ...written.unmoved.flatMap((platformId) => unmovedProblem(lineOf.get(platformId))),
      ...written.unexplained.flatMap(({ platformId, what }) =>
        // A refunds file beside it says that itself, at its own rows.
        what.is === 'doubtful' && run.file('refunds') !== null
          ? []
          : unexplainedProblem(orderOf.get(platformId), what),
      ),
      ...written.problems.flatMap(({ orderId, lineId, reason }) =>
        problemAt(lineId === null ? orderOf.get(orderId) : lineOf.get(lineId), reason),
      ),
    ],
    taxes: taxTally(orders),
    findings: [
      ...(written.doubts ?? []).flatMap((doubt) => {
        const order = orderOf.get(doubt.platformId);
        return order === undefined ? [] : findingsOf(doubt, order);
      }),
      ...(written.blocked ?? []).flatMap((share) => {
        const order = orderOf.get(share.platformId);
        return order === undefined ? [] : [blockedFinding(share, order)];
      }),
      ...orders.flatMap((order) => refundFindings(order, written.stakes.get(order.platformId) ?? [])),
    ],
    gaps: await lineGaps(tx, run.shop, written.lines, (platformId) => lineOf.get(platformId)?.row ?? 0),
  };
}

function comparedCounts(orders: number, { added, changed }: WrittenOrders) {
  return {
    orders_new: added.length,
    orders_changed: changed,
    orders_unchanged: orders - added.length - changed,
  };
}

async function writeIdentified(
  tx: Tx,
  run: ImportRun,
  { orders, joins }: IdentifiedOrders,
): Promise<WrittenOrders> {
  await joinOrders(tx, run.shop.id, joins);
  const written = await writeOrders(tx, run, orders);
  const ids = orders.map(({ platformId }) => platformId);
  return {
    ...written,
    doubts: await storedDoubts(tx, run.shop.id, ids),
    blocked: await storedBlocked(tx, run.shop.id, ids),
  };
}

async function identified(tx: Tx, run: ImportRun, read: readonly FileOrder[]): Promise<IdentifiedOrders> {
  const known = await knownOrders(tx, run.shop.id, {
    ids: read.map(({ platformId }) => platformId),
    names: read.map(({ name }) => name),
  });
  const orders = withoutErased(read, known);
  const metBefore = await keysMet(tx, run.of, 'orders', orderKeysOf(orders, known));
  const found = identifyOrders(orders, known, metBefore);
  const keys = found.orders.map(({ platformId, row }) => ({ key: platformId, row }));
  await noteKeys(tx, run.of, 'orders', keys);
  return found;
}

function problemAt(place: FileOrder | FileLine | undefined, reason: string): RowProblem[] {
  return place === undefined ? [] : [{ file: 'orders', row: place.row, reason, excerpt: place.excerpt }];
}

function unmovedProblem(line: FileLine | undefined): RowProblem[] {
  return problemAt(
    line,
    'This line is already paid out, and its price, quantity or discount has changed since. It stays as it was paid.',
  );
}

function unexplainedProblem(order: FileOrder | undefined, what: Unexplained['what']): RowProblem[] {
  return order === undefined ? [] : problemAt(order, unexplainedReason(order, what));
}

function unexplainedReason({ name, currency }: FileOrder, what: Unexplained['what']): string {
  switch (what.is) {
    case 'doubtful':
      return doubtfulReason(what, currency);
    case 'beyond_list':
      return `${formatMoney(what.amount, currency)} of the refund on order ${name} is not in the list of refunds. Only the listed units count; import the complete list to take the rest over.`;
    case 'unknown':
      return `Order ${name} is partially refunded, and its 'Refunded Amount' is not in the file: it waits, as it is not known what came back. Export the orders with the column 'Refunded Amount', or import a list of refunds.`;
    case 'shared_name':
      return `There is another order ${name}, and it is not known which of them the returns of that name belong to, so this order gets none. Give one of them another name in the column 'Name', and import it again.`;
  }
}
