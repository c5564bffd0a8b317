import type { KnownCatalog } from '../../imports/match/line-product.ts';
import { lineRowsOf } from '../../imports/match/order-rows.ts';
import type { PlatformOrder } from '../../imports/port/records.ts';
import type { BookedOrder, LineOfBooks } from './queries/compared-orders.ts';
import type { ImportedLineRow } from '../../queries/imports/orders.ts';
import type { RefundAct } from '../../queries/imports/refund-acts.ts';
import type { KnownReturn } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';

/** An order of another side, with its lines as an import would write them. */
export type OrderThere = {
  readonly comparedId: number;
  readonly order: PlatformOrder;
  readonly rows: readonly ImportedLineRow[];
  /** The file says how much was refunded; a connected platform always does. */
  readonly saysRefunds: boolean;
};

/** The lines of an order of another side. Their tax is not compared, so its reading does not matter. */
export function rowsThere(order: PlatformOrder, catalog: KnownCatalog): readonly ImportedLineRow[] {
  return lineRowsOf(order, catalog, () => null, false).rows;
}

/** The same order in the books. */
export type OrderHere = {
  readonly order: BookedOrder;
  readonly lines: readonly StoredLine[];
  readonly gone: ReadonlySet<number>;
  readonly returns: readonly KnownReturn[];
  /** The lines of refunds that name none. */
  readonly acts: readonly RefundAct[];
  /** The returns of its name may be of another order. */
  readonly hasSharedName: boolean;
  readonly lineOf: (id: number) => LineOfBooks | undefined;
};

export function ofOrder(order: PlatformOrder, booked: BookedOrder | null, comparedOrderId: number) {
  return {
    orderId: booked?.id ?? null,
    orderName: order.name,
    orderPlatformId: booked?.platformId ?? order.platformId,
    comparedOrderId,
  };
}

export function ofLine({ lineOf }: OrderHere, { id }: StoredLine) {
  const line = lineOf(id);
  return {
    lineItemId: id,
    vendorId: line?.vendorId ?? null,
    productId: line?.productId ?? null,
  };
}

export function titleOf({ order }: OrderThere, { lineOf }: OrderHere, line: StoredLine): string {
  return `${order.name} · ${lineOf(line.id)?.title ?? line.name}`;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0);
}
