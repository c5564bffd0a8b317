import { sql } from 'kysely';
import type { Tx } from '../src/database/database.ts';

/** Goods come into the catalogue some weeks before their first sale; those without one came with the shop, at `since`. */
export async function dateProducts(tx: Tx, shopId: number, since: Date): Promise<void> {
  const firstSales = tx
    .selectFrom('line_items as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .where('l.shop_id', '=', shopId)
    .select(['v.product_id', (eb) => eb.fn.min('l.processed_at').as('at')])
    .groupBy('v.product_id')
    .as('first');
  await tx.updateTable('products').set({ created_at: since }).where('shop_id', '=', shopId).execute();
  await tx
    .updateTable('products as p')
    .from(firstSales)
    .set({ created_at: sql<Date>`first.at - make_interval(days => (14 + p.id % 28)::int)` })
    .whereRef('p.id', '=', 'first.product_id')
    .execute();
}
