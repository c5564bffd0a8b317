import type { Tx } from '@consignment/server/database/database';

/** All lines of a shop as text without database ids, to compare imports. */
export async function linesAsText(tx: Tx, shopId: number): Promise<string[]> {
  const lines = await tx
    .selectFrom('line_items as l')
    .leftJoin('vendors as v', 'v.id', 'l.vendor_id')
    .select([
      'l.platform_id',
      'v.name',
      'l.kind',
      'l.quantity',
      'l.price',
      'l.allocated_discount',
      'l.total_tax',
    ])
    .select(['l.cost_per_item', 'l.returned_quantity', 'l.refunded_amount', 'l.commission_state'])
    .select(['l.commission_full', 'l.commission_reversed', 'l.net_sales'])
    .where('l.shop_id', '=', shopId)
    .orderBy('l.platform_id')
    .execute();
  return lines.map((line) => JSON.stringify(line));
}
