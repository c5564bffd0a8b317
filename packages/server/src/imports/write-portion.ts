import type { PlatformCustomer, PlatformOrder, PlatformVariant } from '../platforms/platform.ts';
import type { Tx } from '../store/database.ts';
import { adoptImported, dropOtherVariants, overtaken } from '../store/import/platform.ts';
import { erasedAmong } from '../store/erasure.ts';
import type { TrackingOf } from './tracking.ts';
import { writeOrders, type WrittenOrders } from './write-orders.ts';
import { writeVariants } from './write-variants.ts';

/** Writes whole orders as a connected platform tells them, unless a later state of them is here already. */
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
  const lines = fresh.flatMap((order) => order.lines);
  await adoptImported(
    tx,
    'line_items',
    shopId,
    lines.flatMap(({ platformId, exact }) =>
      exact === undefined ? [] : [{ platformId, idInFiles: exact.idInFiles }],
    ),
  );
  const erased = await erasedAmong(
    tx,
    shopId,
    fresh.map(({ platformId }) => platformId),
  );
  return writeOrders(
    tx,
    of,
    fresh.map((order) => (erased.has(order.platformId) ? { ...order, note: '', customer: nobody } : order)),
  );
}

const nobody: PlatformCustomer = {
  name: '',
  company: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
  country: '',
};

/** Writes products by all of their variants as a connected platform tells them. */
export async function writePlatformVariants(
  tx: Tx,
  of: TrackingOf,
  variants: readonly PlatformVariant[],
): Promise<void> {
  const shopId = of.shop.id;
  const told = new Map(
    variants.flatMap(({ product }) => (product.exact ? [[product.exact, product] as const] : [])),
  );
  const versions = [...told.keys()];
  const late = await overtaken(tx, 'products', shopId, versions);
  const fresh = variants.filter(({ product }) => !late.has(product.exact?.platformId ?? ''));
  const products = [...told].filter(([{ platformId }]) => !late.has(platformId));
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
