import type { Insertable } from 'kysely';
import type { Tx } from '../../packages/server/src/database/database.ts';
import type { Schema } from '../../packages/server/src/database/schema.ts';

/*
 * Builders of rows: each inserts a plain, valid row with the changes of a test, and returns its id.
 */

type Changes<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

export const someDay = new Date('2026-03-05T15:00:00Z');

let counter = 0;
/** By name they are in the order in which they were made. */
const next = (word: string) => `${word}-${String(++counter).padStart(6, '0')}`;

/** A shop with settings and an invoice counter. */
export async function insertShop(
  tx: Tx,
  changes: {
    shop?: Changes<'shops'>;
    settings?: Changes<'shop_settings'>;
    metas?: Record<string, string>;
  } = {},
): Promise<number> {
  const domain = `${next('shop')}-${Math.random().toString(36).slice(2)}.example`;
  const { id } = await tx
    .insertInto('shops')
    .values({ myshopify_domain: domain, domain, name: domain, created_date: someDay, ...changes.shop })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shop_settings')
    .values({ shop_id: id, ...changes.settings })
    .execute();
  await tx.insertInto('invoice_counters').values({ shop_id: id }).execute();
  for (const [meta_key, meta_value] of Object.entries(changes.metas ?? {})) {
    await tx.insertInto('shop_metas').values({ shop_id: id, meta_key, meta_value }).execute();
  }
  return id;
}

export async function insertVendor(
  tx: Tx,
  shopId: number,
  changes: Changes<'vendors'> = {},
): Promise<number> {
  const name = next('vendor');
  const { id } = await tx
    .insertInto('vendors')
    .values({ shop_id: shopId, name, slug: name, created_at: someDay, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A paid order. */
export async function insertOrder(tx: Tx, shopId: number, changes: Changes<'orders'> = {}): Promise<number> {
  const name = next('order');
  const { id } = await tx
    .insertInto('orders')
    .values({
      shop_id: shopId,
      platform_id: name,
      name,
      processed_at: someDay,
      currency: 'USD',
      financial_status: 'paid',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One unit at 10.00, unpriced. */
export async function insertLine(
  tx: Tx,
  shopId: number,
  orderId: number,
  changes: Changes<'line_items'> = {},
): Promise<number> {
  const { id } = await tx
    .insertInto('line_items')
    .values({
      shop_id: shopId,
      order_id: orderId,
      platform_id: next('line'),
      kind: 'product',
      processed_at: someDay,
      title: 'A thing',
      name: 'A thing',
      price: 1000,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A product with one variant. */
export async function insertProduct(
  tx: Tx,
  shopId: number,
  of: { readonly tags: readonly string[]; readonly collections: readonly string[] },
): Promise<{ productId: number; variantId: number }> {
  const name = next('product');
  const { id: productId } = await tx
    .insertInto('products')
    .values({
      shop_id: shopId,
      platform_id: name,
      title: name,
      handle: name,
      tags: of.tags.join(', '),
      collections: of.collections.join(', '),
      created_at: someDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: variantId } = await tx
    .insertInto('variants')
    .values({ shop_id: shopId, product_id: productId, platform_id: name, title: name, price: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId, variantId };
}
