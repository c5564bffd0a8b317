import type { Tx } from '../src/database/database.ts';
import { daysBefore } from './people.ts';

const weekInMs = 7 * 86_400_000;
/** From the day on which goods come into the catalogue to their first sale. */
const daysToSell = 14;

/** Goods come some weeks before their first sale, in a delivery a week; those without one came with the shop, at `since`. */
export async function dateProducts(tx: Tx, shopId: number, since: Date): Promise<void> {
  const sold = await tx
    .selectFrom('line_items as l')
    .innerJoin('variants as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.variant_id'),
    )
    .where('l.shop_id', '=', shopId)
    .select(['v.product_id as id', (eb) => eb.fn.min('l.processed_at').as('at')])
    .groupBy('v.product_id')
    .orderBy('at')
    .execute();
  await tx.updateTable('products').set({ created_at: since }).where('shop_id', '=', shopId).execute();
  for (const delivery of Map.groupBy(sold, ({ at }) => Math.floor(at.getTime() / weekInMs)).values()) {
    const first = delivery[0]?.at ?? since;
    await tx
      .updateTable('products')
      .set({ created_at: daysBefore(first, daysToSell) })
      .where('shop_id', '=', shopId)
      .where(
        'id',
        'in',
        delivery.map(({ id }) => id),
      )
      .execute();
  }
}
