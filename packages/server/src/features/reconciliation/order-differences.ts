import { adoptedLines, keptIdsOf } from '../../imports/match/line-identity.ts';
import type { PlatformOrder } from '../../imports/port/records.ts';
import type { AbsentOrder, BookedOrder } from './queries/compared-orders.ts';
import type { DifferenceFound } from './queries/differences.ts';
import type { ImportedLineRow } from '../../queries/imports/orders.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';
import { count, day, dayFact, money, words } from './facts.ts';
import { refundDifferences } from './refund-differences.ts';
import { ofLine, ofOrder, sum, titleOf, type OrderHere, type OrderThere } from './order-sides.ts';

export type Shop = { readonly currency: string; readonly timeZone: string };

export function isOffThere({ cancelledAt, financialStatus }: PlatformOrder): boolean {
  return cancelledAt !== null || financialStatus === 'voided';
}

/** An order that the books do not have; null for one that would earn nothing. */
export function missingHere(
  { comparedId, order, rows }: OrderThere,
  { timeZone }: Shop,
  startsAt: string | null,
): DifferenceFound | null {
  if (isOffThere(order) || isBefore(order.processedAt, startsAt)) return null;
  return {
    kind: 'order_missing_here',
    subject: `order:${order.platformId}`,
    title: order.name,
    facts: [
      words('order', null, order.name),
      day('day', null, dayFact(order.processedAt, timeZone)),
      count('lines', null, rows.length),
      money('sales', null, sum(rows.map(netOf))),
      money('total', null, order.total),
    ],
    amount: sum(rows.map(netOf)),
    ...ofOrder(order, null, comparedId),
  };
}

/** An order of the books that the other side does not have, although it covers its time. */
export function absentFinding(order: AbsentOrder, { timeZone }: Shop): DifferenceFound {
  return {
    kind: 'order_missing_there',
    subject: `order:${order.platformId}`,
    title: order.name,
    facts: [
      words('order', order.name, null),
      day('day', dayFact(order.processedAt, timeZone), null),
      money('sales', order.sales, null),
      money('total', order.total, null),
    ],
    amount: order.sales,
    orderId: order.id,
    orderName: order.name,
    orderPlatformId: order.platformId,
  };
}

function isBefore(processedAt: string, startsAt: string | null): boolean {
  return startsAt !== null && Date.parse(processedAt) < Date.parse(startsAt);
}

/** The changes that an import of the order would make in the books, and those that it leaves out on paid lines. */
export function orderDifferences(
  there: OrderThere,
  here: OrderHere,
  shop: Shop,
  now: Date,
): DifferenceFound[] {
  const { order } = there;
  const base = ofOrder(order, here.order, there.comparedId);
  if (order.currency !== here.order.currency) {
    const facts = [words('currency', here.order.currency, order.currency)];
    const subject = `order:${here.order.platformId}`;
    return [{ kind: 'currency_differs', subject, title: order.name, facts, amount: null, ...base }];
  }
  if (isOffThere(order)) return here.order.isOff ? [] : [cancelledThere(there, here, shop)];
  if (here.order.isOff) return [];
  const under = adopted(there, here);
  const ofLines = lineDifferences(there, under);
  // Refunds are spread over the lines, so they are compared once these are the same.
  return ofLines.length > 0 ? ofLines : refundDifferences(there, under, now);
}

function cancelledThere(
  { comparedId, order }: OrderThere,
  here: OrderHere,
  { timeZone }: Shop,
): DifferenceFound {
  const sales = sum(here.lines.map(({ net }) => net));
  return {
    kind: 'order_cancelled_there',
    subject: `order:${here.order.platformId}`,
    title: order.name,
    facts: [
      day('day', dayFact(here.order.processedAt, timeZone), dayFact(order.processedAt, timeZone)),
      ...(order.cancelledAt === null
        ? []
        : [day('cancelled_on', null, dayFact(order.cancelledAt, timeZone))]),
      money('sales', sales, 0),
    ],
    amount: sales,
    ...ofOrder(order, here.order, comparedId),
  };
}

type Pair = { readonly row: ImportedLineRow; readonly line: StoredLine | undefined };

/** The lines of both sides, paired as an import pairs them. */
function pairsOf({ order, rows }: OrderThere, { order: booked, lines }: OrderHere): Pair[] {
  const byId = new Map(lines.map((line) => [line.platformId, line]));
  if (order.exact !== undefined) return rows.map((row) => ({ row, line: byId.get(row.platform_id) }));
  const kept = keptIdsOf(rowsUnder(rows, booked), lines);
  return rowsUnder(rows, booked).map((row) => ({ row, line: byId.get(kept.get(row.platform_id) ?? '') }));
}

/** The rows of a file under the id of the stored order. */
function rowsUnder(rows: readonly ImportedLineRow[], { platformId }: BookedOrder): ImportedLineRow[] {
  return rows.map((row) => ({
    ...row,
    order_platform_id: platformId,
    platform_id: platformId + row.platform_id.slice(row.order_platform_id.length),
  }));
}

/** Lines that came from files, under the ids by which the platform lists them. */
function adopted({ order, rows }: OrderThere, here: OrderHere): OrderHere {
  if (order.exact === undefined) return here;
  const ofBooks = rows.map((row) => ({ ...row, order_platform_id: here.order.platformId }));
  const ids = new Map(adoptedLines(ofBooks, here.lines).map(({ id, platformId }) => [id, platformId]));
  return {
    ...here,
    lines: here.lines.map((line) => ({ ...line, platformId: ids.get(line.id) ?? line.platformId })),
  };
}

function lineDifferences(there: OrderThere, here: OrderHere): DifferenceFound[] {
  const pairs = pairsOf(there, here);
  const paired = new Set(pairs.flatMap(({ line }) => (line === undefined ? [] : [line.id])));
  const extra = here.lines.filter(({ id }) => !paired.has(id) && !here.gone.has(id));
  return [
    ...pairs.flatMap(({ row, line }) =>
      line === undefined ? [missingLine(there, here, row)] : figureDifferences(there, here, row, line),
    ),
    ...extra.map((line) => extraLine(there, here, line)),
  ];
}

function missingLine(there: OrderThere, here: OrderHere, row: ImportedLineRow): DifferenceFound {
  return {
    kind: 'line_missing_here',
    subject: `line:${row.platform_id}`,
    title: `${there.order.name} · ${row.name}`,
    facts: [
      words('product', null, row.name),
      words('sku', null, row.sku),
      count('quantity', null, row.quantity),
      money('price', null, row.price),
      money('discount', null, row.allocated_discount),
    ],
    amount: netOf(row),
    ...ofOrder(there.order, here.order, there.comparedId),
  };
}

function extraLine(there: OrderThere, here: OrderHere, line: StoredLine): DifferenceFound {
  return {
    kind: 'line_extra_here',
    subject: `line:${line.platformId}`,
    title: titleOf(there, here, line),
    facts: [
      words('product', line.name, null),
      words('sku', line.sku, null),
      count('quantity', line.quantity, null),
      money('price', line.price, null),
      money('discount', line.discount, null),
    ],
    amount: line.net,
    ...ofOrder(there.order, here.order, there.comparedId),
    ...ofLine(here, line),
  };
}

function figureDifferences(
  there: OrderThere,
  here: OrderHere,
  row: ImportedLineRow,
  line: StoredLine,
): DifferenceFound[] {
  const base = {
    subject: `line:${line.platformId}`,
    title: titleOf(there, here, line),
    ...ofOrder(there.order, here.order, there.comparedId),
    ...ofLine(here, line),
  };
  const quantity: DifferenceFound = {
    ...base,
    kind: 'quantity_differs',
    facts: [count('quantity', line.quantity, row.quantity), money('price', line.price, row.price)],
    amount: Math.abs(row.quantity - line.quantity) * row.price,
  };
  const price: DifferenceFound = {
    ...base,
    kind: 'price_differs',
    facts: [money('price', line.price, row.price), count('quantity', line.quantity, row.quantity)],
    amount: Math.abs(row.price - line.price) * row.quantity,
  };
  const discount: DifferenceFound = {
    ...base,
    kind: 'discount_differs',
    facts: [money('discount', line.discount, row.allocated_discount)],
    amount: Math.abs(row.allocated_discount - line.discount),
  };
  return [
    ...(row.quantity === line.quantity ? [] : [quantity]),
    ...(row.price === line.price ? [] : [price]),
    ...(row.allocated_discount === line.discount ? [] : [discount]),
  ];
}

function netOf({ price, quantity, allocated_discount: discount }: ImportedLineRow): number {
  return price * quantity - discount;
}
