import { readSwitches, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import type { Tx } from '../../database/database.ts';

/** All switches of a shop. */
export async function switchesOf(tx: Tx, shopId: number): Promise<ShopSwitches> {
  const { switches } = await tx
    .selectFrom('shop_settings')
    .select('switches')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return readSwitches(switches);
}

/** The caller holds the shop's settings. */
export async function putSwitches(tx: Tx, shopId: number, switches: ShopSwitches): Promise<void> {
  await tx
    .updateTable('shop_settings')
    .set({ switches: JSON.stringify(switches) })
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
}
