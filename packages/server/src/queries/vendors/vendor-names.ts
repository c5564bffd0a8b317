import type { Tx } from '../../database/database.ts';

/** The names of the shop's vendors by their ids, without those that were merged into another. */
export async function vendorNames(tx: Tx, shopId: number): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
