import type { Tx } from '../../database/database.ts';
import { withoutErased } from '../../imports/match/erased-orders.ts';
import { identifyOrders } from '../../imports/match/order-identity.ts';
import type { FileOrder } from '../../imports/port/records.ts';
import { writeOrders } from '../../imports/write/orders.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { joinOrders, knownOrders } from '../../queries/imports/known-orders.ts';
import { runningImport } from '../../queries/imports/runs.ts';
import { importShop } from '../../queries/imports/shop.ts';
import { comparedOrders } from './queries/compared-orders.ts';
import { sourceOf } from './queries/sources.ts';

export type TakeVerdict =
  | { readonly is: 'taken' }
  /** The file is no longer there, or has no such order. */
  | { readonly is: 'gone' }
  | { readonly is: 'importing' }
  /** It is not known which order of the books it is. */
  | { readonly is: 'unclear'; readonly why: string };

/** Writes one order of the file that was compared, in the way of an import: paid lines stay as they are. */
export async function takeComparedOrder(
  tx: Tx,
  {
    shopId,
    comparedOrderId,
    now,
  }: { readonly shopId: number; readonly comparedOrderId: number; readonly now: Date },
): Promise<TakeVerdict> {
  // The settings are locked before the lines, as in an import.
  await lockSettings(tx, shopId, 'share');
  if ((await runningImport(tx, shopId)) !== null) return { is: 'importing' };
  const source = await sourceOf(tx, shopId, 'orders');
  const [row] = source === null ? [] : await comparedOrders(tx, source, [comparedOrderId]);
  if (row === undefined || row.record === null) return { is: 'gone' };
  // The record was written from one.
  const order = row.record as FileOrder;
  const known = await knownOrders(tx, shopId, { ids: [order.platformId], names: [order.name] });
  const { orders, joins, problems } = identifyOrders(withoutErased([order], known), known, new Map());
  if (orders.length === 0) return { is: 'unclear', why: problems[0]?.reason ?? '' };
  await joinOrders(tx, shopId, joins);
  await writeOrders(tx, { shop: await importShop(tx, shopId), now }, orders);
  return { is: 'taken' };
}
