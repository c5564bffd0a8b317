import type { Tx } from '../../database/database.ts';
import type { ComparedRole } from '../../database/rows.ts';
import { identifyOrders, under } from '../../imports/match/order-identity.ts';
import { catalogFor } from '../../imports/match/line-product.ts';
import { isPlatformId } from '../../imports/port/ids.ts';
import type { FileOrder, PlatformOrder } from '../../imports/port/records.ts';
import { catalogItems } from '../../queries/imports/catalog.ts';
import { knownOrders, type KnownOrder } from '../../queries/imports/known-orders.ts';
import { refundActs } from '../../queries/imports/refund-acts.ts';
import { knownReturns } from '../../queries/imports/returns.ts';
import { goneLines, storedLines } from '../../queries/imports/stored-lines.ts';
import {
  bookedOrders,
  comparedOrders,
  linesOfBooks,
  matchComparedOrders,
  type BookedOrder,
  type ComparedOrder,
} from './queries/compared-orders.ts';
import type { DifferenceFound } from './queries/differences.ts';
import { words } from './facts.ts';
import { missingHere, orderDifferences, type Shop } from './order-differences.ts';
import { rowsThere, type OrderThere } from './order-sides.ts';

export type ComparedOf = {
  readonly source: { readonly id: number; readonly shop_id: number; readonly role: ComparedRole };
  readonly shop: Shop;
  /** Orders before this earn nothing; null without. */
  readonly startsAt: string | null;
  readonly now: Date;
};

/** An order of the source and the id under which the books would have it. */
type Met = {
  readonly comparedId: number;
  readonly order: PlatformOrder;
  readonly storedId: string;
  readonly saysRefunds: boolean;
};

/**
 * Compares orders of a source with the books one by one, in the way in which an import would write them, and keeps which
 * order of the books each of them is.
 */
export async function compareOrders(
  tx: Tx,
  of: ComparedOf,
  ids: readonly number[],
): Promise<DifferenceFound[]> {
  if (ids.length === 0) return [];
  const shopId = of.source.shop_id;
  const rows = await comparedOrders(tx, of.source, ids);
  const known = await knownOrders(tx, shopId, {
    ids: rows.map(({ platformId }) => platformId),
    names: rows.map(({ name }) => name),
  });
  const { met, unknown } = of.source.role === 'platform' ? metExactly(rows, known) : metInFile(rows, known);
  const booked = new Map(
    (
      await bookedOrders(
        tx,
        shopId,
        [...met, ...unknown].map(({ storedId }) => storedId),
      )
    ).map((order) => [order.platformId, order]),
  );
  const findings = [
    ...(await differencesOf(tx, of, met, booked)),
    ...unknown.flatMap(({ row, storedId }) => otherCurrency(row, booked.get(storedId))),
  ];
  const matches = new Map<number, number | null>(rows.map(({ id }) => [id, null]));
  for (const { comparedId, storedId } of met) matches.set(comparedId, booked.get(storedId)?.id ?? null);
  for (const { row, storedId } of unknown) matches.set(row.id, booked.get(storedId)?.id ?? null);
  await matchComparedOrders(
    tx,
    of.source,
    [...matches].map(([id, orderId]) => ({ id, orderId })),
  );
  return findings;
}

type Identified = {
  readonly met: Met[];
  /** Those that could not be read, with the order that has their id. */
  readonly unknown: { readonly row: ComparedOrder; readonly storedId: string }[];
};

function metInFile(rows: readonly ComparedOrder[], known: readonly KnownOrder[]): Identified {
  const read = rows.filter(({ record }) => record !== null);
  // The record was written from one.
  const orders = read.map(({ record }) => record as FileOrder);
  const idOf = new Map(read.map(({ row, id }) => [row, id]));
  const found = identifyOrders(orders, known, new Map());
  const from = new Map(found.joins.map((join) => [join.to, join.from]));
  return {
    met: found.orders.map((order) => ({
      comparedId: idOf.get(order.row) ?? 0,
      order,
      storedId: from.get(order.platformId) ?? order.platformId,
      saysRefunds: order.hasRefundedAmount === true,
    })),
    unknown: unread(rows, known),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

function metExactly(rows: readonly ComparedOrder[], known: readonly KnownOrder[]): Identified {
  const here = new Set(known.map(({ platformId }) => platformId));
  const idless = known.filter(({ platformId }) => !isPlatformId(platformId));
  const met = rows
    .filter(({ record }) => record !== null)
    .map(({ id, record }): Met => {
      const order = record as PlatformOrder;
      const same = idless.filter(
        (one) =>
          one.name === order.name &&
          one.currency === order.currency &&
          Math.abs(Date.parse(one.processedAt) - Date.parse(order.processedAt)) < dayMs,
      );
      const [only] = same;
      const isImported = !here.has(order.platformId) && only !== undefined && same.length === 1;
      return {
        comparedId: id,
        order,
        storedId: isImported ? only.platformId : order.platformId,
        saysRefunds: true,
      };
    });
  return { met, unknown: unread(rows, known) };
}

/** By the id, or without one by the name where it is of one order. */
function unread(rows: readonly ComparedOrder[], known: readonly KnownOrder[]): Identified['unknown'] {
  const byName = Map.groupBy(known, ({ name }) => name);
  return rows
    .filter(({ record }) => record === null)
    .map((row) => {
      const [only, another] = byName.get(row.name) ?? [];
      const isNamed = row.platformId === '' && only !== undefined && another === undefined;
      return { row, storedId: isNamed ? only.platformId : row.platformId };
    });
}

/** An order that the file has in another currency cannot be read, and is in the books. */
function otherCurrency(row: ComparedOrder, booked: BookedOrder | undefined): DifferenceFound[] {
  if (booked === undefined || booked.isOff || !/^[A-Z]{3}$/.test(row.currency)) return [];
  if (row.currency === booked.currency) return [];
  return [
    {
      kind: 'currency_differs',
      subject: `order:${booked.platformId}`,
      title: booked.name,
      facts: [words('currency', booked.currency, row.currency)],
      amount: null,
      orderId: booked.id,
      orderName: booked.name,
      orderPlatformId: booked.platformId,
      comparedOrderId: row.id,
    },
  ];
}

async function differencesOf(
  tx: Tx,
  { source, shop, startsAt, now }: ComparedOf,
  met: readonly Met[],
  booked: ReadonlyMap<string, BookedOrder>,
): Promise<DifferenceFound[]> {
  const shopId = source.shop_id;
  const lines = met.flatMap(({ order }) => order.lines);
  const catalog = await catalogFor((wanted) => catalogItems(tx, shopId, wanted), lines);
  const orderIds = [...booked.values()].map(({ id }) => id);
  const stored = Map.groupBy(await storedLines(tx, shopId, orderIds), (line) => line.orderId);
  const gone = new Set((await goneLines(tx, shopId, orderIds)).map(({ id }) => id));
  const acts = Map.groupBy(await refundActs(tx, shopId, orderIds), ({ orderId }) => orderId);
  const names = [...booked.values()].map(({ name }) => name);
  const returns = Map.groupBy(await knownReturns(tx, shopId, names), (one) => one.orderName);
  const titles = new Map(
    (
      await linesOfBooks(
        tx,
        shopId,
        [...stored.values()].flat().map(({ id }) => id),
      )
    ).map((line) => [line.id, line]),
  );
  return met.flatMap((one): DifferenceFound[] => {
    const order = booked.get(one.storedId);
    const kept = underStoredId(one);
    const there: OrderThere = { ...kept, rows: rowsThere(kept.order, catalog) };
    if (order === undefined) {
      const missing = missingHere(there, shop, startsAt);
      return missing === null ? [] : [missing];
    }
    if (isOvertaken(one.order, order)) return [];
    const known = returns.get(order.name) ?? [];
    const here = {
      order,
      lines: stored.get(order.id) ?? [],
      gone,
      acts: acts.get(order.id) ?? [],
      returns: known.filter(({ isOfSeveral }) => isOfSeveral !== true),
      hasSharedName: known.some(({ isOfSeveral }) => isOfSeveral === true),
      lineOf: (id: number) => titles.get(id),
    };
    return orderDifferences(there, here, shop, now);
  });
}

/** The books have a later state of the order than the one that was fetched. */
function isOvertaken({ exact }: PlatformOrder, { platformUpdatedAt }: BookedOrder): boolean {
  return exact !== undefined && platformUpdatedAt !== null && platformUpdatedAt > new Date(exact.updatedAt);
}

/** An order of a file whose stored order has no platform id yet has the stored id. */
function underStoredId(one: Met): Pick<OrderThere, 'comparedId' | 'order' | 'saysRefunds'> {
  const { comparedId, saysRefunds, order, storedId } = one;
  const isOfFile = 'row' in order;
  // Records of a file have their row; those of a platform have none.
  const kept = isOfFile && order.platformId !== storedId ? under(order as FileOrder, storedId) : order;
  return { comparedId, saysRefunds, order: kept };
}
