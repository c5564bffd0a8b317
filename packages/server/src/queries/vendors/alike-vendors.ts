import type { Tx } from '../../database/database.ts';

/** All vendors of the shop by their ids, without those that were merged into another. */
export async function namesOfVendors(tx: Tx, shopId: number): Promise<{ id: number; name: string }[]> {
  return await tx
    .selectFrom('vendors')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .orderBy('id')
    .execute();
}
