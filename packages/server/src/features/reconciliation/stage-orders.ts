import type { Tx } from '../../database/database.ts';
import type { ComparedProblem } from '../../database/column-types.ts';
import { catalogFor } from '../../imports/match/line-product.ts';
import type { PlatformOrder } from '../../imports/port/records.ts';
import { catalogItems } from '../../queries/imports/catalog.ts';
import { insertComparedOrders, type NewComparedOrder } from './queries/compared-orders.ts';
import { addToSource } from './queries/sources.ts';
import { isOffThere } from './order-differences.ts';
import { rowsThere } from './order-sides.ts';

export type StagedOf = { readonly shopId: number; readonly sourceId: number };

/** An order of another side, with its row in a file, or its place among what was fetched. */
export type ReadOrder = { readonly row: number; readonly order: PlatformOrder };

/** An order that is there and cannot be read. */
export type UnreadOrder = {
  readonly row: number;
  readonly name: string;
  readonly id: string;
  readonly currency: string;
};

/** Keeps a batch of orders with their lines as an import would write them. */
export async function stageOrders(
  tx: Tx,
  of: StagedOf,
  batch: {
    readonly read: readonly ReadOrder[];
    readonly unread: readonly UnreadOrder[];
    readonly problems: readonly ComparedProblem[];
  },
): Promise<void> {
  const { read, unread, problems } = batch;
  const catalog = await catalogFor(
    (wanted) => catalogItems(tx, of.shopId, wanted),
    read.flatMap(({ order }) => order.lines),
  );
  const repeated = await insertComparedOrders(tx, of, [
    ...read.map(({ row, order }) => stagedOf(row, order, rowsThere(order, catalog))),
    ...unread.map(unreadRow),
  ]);
  const times = read.map(({ order }) => order.processedAt).toSorted();
  await addToSource(
    tx,
    { shopId: of.shopId, id: of.sourceId },
    {
      records: read.length - repeated.length,
      firstAt: times[0] ?? null,
      lastAt: times.at(-1) ?? null,
      problems: [
        ...problems,
        ...repeated.map(({ row, name, firstRow }) => ({
          row,
          detail: `Order ${name} is already in row ${firstRow}. This row is not compared.`,
        })),
      ],
    },
  );
}

function stagedOf(row: number, order: PlatformOrder, rows: ReturnType<typeof rowsThere>): NewComparedOrder {
  return {
    row,
    platformId: order.platformId,
    name: order.name,
    record: order,
    processedAt: order.processedAt,
    currency: order.currency,
    updatedAt: order.exact?.updatedAt ?? null,
    isOff: isOffThere(order),
    isRefunded: isRefunded(order),
    lines: rows.map((line) => ({
      key: line.sku === '' ? line.name : line.sku,
      name: line.name,
      price: line.price,
      quantity: line.quantity,
      discount: line.allocated_discount,
    })),
  };
}

function isRefunded({ refundedAmount, financialStatus, exact }: PlatformOrder): boolean {
  const status = financialStatus ?? '';
  return refundedAmount > 0 || status.endsWith('refunded') || (exact?.returns.length ?? 0) > 0;
}

function unreadRow({ row, name, id, currency }: UnreadOrder): NewComparedOrder {
  return {
    row,
    platformId: id,
    name,
    record: null,
    processedAt: null,
    currency,
    updatedAt: null,
    isOff: false,
    isRefunded: false,
    lines: [],
  };
}
