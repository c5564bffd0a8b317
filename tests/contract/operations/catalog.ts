import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { Schema } from '../../../packages/server/src/database/schema.ts';
import { vendorOf, type Shop } from './shops.ts';

export type Catalog = {
  /** The id of the product. */
  rug: number;
  /** Three small rugs at 100.00, sold on 10 February 2026. */
  rugLine: number;
};

/**
 * Lantern Loom's lamp becomes a light, at a rate of 10 % for every vendor. More products for Ash: a rug of three
 * variants, one of them deleted, at 45 % like every rug; an armchair without sales; a gift card; and two products
 * without a vendor, one of them without variants.
 */
export async function addCatalog(database: Database, shop: Shop): Promise<Catalog> {
  return database.asSystem(async (tx) => {
    const vendor_id = vendorOf(shop, 'Ash');
    const rates = [
      { shop_id: shop.id, product_type: 'Rugs', rate_ppm: 450_000 },
      { shop_id: shop.id, product_type: 'Lights', rate_ppm: 100_000 },
    ];
    await tx.insertInto('product_type_rates').values(rates).execute();
    await tx
      .updateTable('products')
      .set({ product_type: 'Lights' })
      .where('shop_id', '=', shop.id)
      .where('title', '=', 'lamp')
      .execute();
    const rug = await insertProduct(tx, shop, {
      title: 'Rug',
      vendor_id,
      product_type: 'Rugs',
      created_at: new Date('2026-02-01T00:00:00Z'),
      start_date: '2026-02-01',
    });
    const small = await insertVariant(tx, shop, rug, {
      title: 'Small',
      sku: 'RUG-S',
      barcode: '5012345678900',
      price: 10_000,
      cost_per_item: 4000,
      inventory_quantity: 4,
      inventory_management: 'shopify',
    });
    const large = await insertVariant(tx, shop, rug, { title: 'Large', sku: 'RUG-L', price: 15_000 });
    await insertVariant(tx, shop, rug, {
      title: 'Gone',
      sku: 'RUG-X',
      price: 1,
      inventory_quantity: 90,
      deleted: true,
    });
    const chair = await insertProduct(tx, shop, { title: 'Arm-chair', vendor_id });
    await insertVariant(tx, shop, chair, { title: 'Default Title', price: 6000, inventory_quantity: 7 });
    const voucher = await insertProduct(tx, shop, { title: 'Voucher', vendor_id, gift_card: true });
    await insertVariant(tx, shop, voucher, { title: 'Default Title', price: 5000 });
    await insertProduct(tx, shop, { title: 'Empty' });

    const sell = (name: string, day: string, variant_id: number, more: Sale) =>
      insertSale(tx, shop, { name, day, variant_id, vendor_id, ...more });
    const rugLine = await sell('rugs', '2026-02-10', small, { price: 10_000, quantity: 3 });
    await sell('large rugs', '2026-02-11', large, { price: 15_000, quantity: 2, returned: 1 });
    await sell('cancelled rugs', '2026-02-12', small, { price: 10_000, cancelled: true });
    await sell('voided rugs', '2026-02-13', small, { price: 10_000, status: 'voided' });
    const orphan = await insertProduct(tx, shop, { title: 'Orphan' });
    const alone = await insertVariant(tx, shop, orphan, { title: 'Default Title', price: 400 });
    await sell('orphan', '2026-02-14', alone, { price: 400, vendor_id: null });
    await sell('cancelled orphan', '2026-02-15', alone, { price: 400, vendor_id: null, cancelled: true });
    await priceLines(tx, shop.id, allOrders);
    return { rug, rugLine };
  });
}

async function insertProduct(
  tx: Tx,
  shop: Shop,
  product: Partial<Insertable<Schema['products']>> & { title: string },
): Promise<number> {
  const handle = product.title.toLowerCase();
  const { id } = await tx
    .insertInto('products')
    .values({
      shop_id: shop.id,
      platform_id: handle,
      handle,
      created_at: new Date('2025-01-01T00:00:00Z'),
      ...product,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertVariant(
  tx: Tx,
  shop: Shop,
  product_id: number,
  variant: Partial<Insertable<Schema['variants']>> & { title: string; price: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('variants')
    .values({ shop_id: shop.id, product_id, platform_id: `${product_id}/${variant.title}`, ...variant })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Sale = {
  price: number;
  quantity?: number;
  returned?: number;
  status?: string;
  cancelled?: boolean;
  vendor_id?: number | null;
};

async function insertSale(
  tx: Tx,
  shop: Shop,
  sale: Sale & { name: string; day: string; variant_id: number },
): Promise<number> {
  const processed_at = `${sale.day}T12:00:00Z`;
  const order = await tx
    .insertInto('orders')
    .values({
      shop_id: shop.id,
      platform_id: sale.name,
      name: `#${sale.name}`,
      processed_at,
      currency: 'GBP',
      financial_status: sale.status ?? 'paid',
      cancelled_at: sale.cancelled === true ? processed_at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('line_items')
    .values({
      shop_id: shop.id,
      order_id: order.id,
      platform_id: sale.name,
      kind: 'product',
      variant_id: sale.variant_id,
      product_type: 'Rugs',
      processed_at,
      title: sale.name,
      name: sale.name,
      price: sale.price,
      quantity: sale.quantity ?? 1,
      returned_quantity: sale.returned ?? 0,
      tracked_vendor_id: sale.vendor_id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
