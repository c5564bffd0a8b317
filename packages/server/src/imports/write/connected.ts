import type { PlatformOrder, PlatformVariant } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { isPlatformId } from '../port/ids.ts';
import { withoutCustomer } from '../match/erased-orders.ts';
import { joinOrders, knownOrders } from '../../queries/imports/known-orders.ts';
import { adoptImported, dropOtherVariants, overtaken } from '../../queries/imports/platform.ts';
import { erasedAmong } from '../../queries/erasure.ts';
import type { TrackingOf } from './vendors.ts';
import { writeOrders, type WrittenOrders } from './orders.ts';
import { writeVariants } from './variants.ts';

/** Writes whole orders of a connected platform, unless a later state of them is stored already. */
export async function writePlatformOrders(
  tx: Tx,
  of: TrackingOf,
  orders: readonly PlatformOrder[],
): Promise<WrittenOrders> {
  const shopId = of.shop.id;
  const versions = orders.flatMap(({ platformId, exact }) =>
    exact === undefined ? [] : [{ platformId, updatedAt: exact.updatedAt }],
  );
  const late = await overtaken(tx, 'orders', shopId, versions);
  const fresh = orders.filter(({ platformId }) => !late.has(platformId));
  await joinImported(tx, shopId, fresh);
  const erased = await erasedAmong(
    tx,
    shopId,
    fresh.map(({ platformId }) => platformId),
  );
  return writeOrders(
    tx,
    of,
    fresh.map((order) => (erased.has(order.platformId) ? withoutCustomer(order) : order)),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Gives orders that were imported without an id the id of their platform. A platform and its export may date an order
 * seconds apart, and a platform's order names are unique: so the name decides, within a day.
 */
async function joinImported(tx: Tx, shopId: number, orders: readonly PlatformOrder[]): Promise<void> {
  const known = await knownOrders(tx, shopId, {
    ids: orders.map(({ platformId }) => platformId),
    names: orders.map(({ name }) => name),
  });
  const here = new Set(known.map(({ platformId }) => platformId));
  const idless = known.filter(({ platformId }) => !isPlatformId(platformId));
  const joins = orders.flatMap(({ platformId, name, processedAt, currency }) => {
    if (here.has(platformId)) return [];
    const same = idless.filter(
      (one) =>
        one.name === name &&
        one.currency === currency &&
        Math.abs(Date.parse(one.processedAt) - Date.parse(processedAt)) < dayMs,
    );
    const [only] = same;
    return only === undefined || same.length > 1 ? [] : [{ from: only.platformId, to: platformId }];
  });
  await joinOrders(tx, shopId, [...new Map(joins.map((join) => [join.from, join])).values()]);
}

/** Writes products of a connected platform with all of their variants. */
export async function writePlatformVariants(
  tx: Tx,
  of: TrackingOf,
  variants: readonly PlatformVariant[],
): Promise<void> {
  const shopId = of.shop.id;
  const productOf = new Map(
    variants.flatMap(({ product }) => (product.exact ? [[product.exact, product] as const] : [])),
  );
  const versions = [...productOf.keys()];
  const late = await overtaken(tx, 'products', shopId, versions);
  const fresh = variants.filter(({ product }) => !late.has(product.exact?.platformId ?? ''));
  const products = [...productOf].filter(([{ platformId }]) => !late.has(platformId));
  await adoptImported(
    tx,
    'products',
    shopId,
    products.map(([{ platformId }, { handle }]) => ({ platformId, idInFiles: handle })),
  );
  await adoptImported(
    tx,
    'variants',
    shopId,
    fresh.flatMap(({ platformId, idInFiles }) =>
      idInFiles === undefined ? [] : [{ platformId, idInFiles }],
    ),
  );
  await writeVariants(tx, of, fresh);
  await dropOtherVariants(
    tx,
    shopId,
    products.map(([{ platformId }]) => platformId),
    fresh.map(({ platformId }) => platformId),
  );
}
