import type { Tx } from '../../database/database.ts';
import { closeShop, deleteShop, loginsOfShop } from '../../queries/shops/closed-shops.ts';
import { deleteOrphanLogin } from '../../queries/people/logins.ts';

/** Deletes a shop with all that it has, and those of its logins that belong to no other. For `asSystem`. */
export async function removeWholeShop(tx: Tx, shopId: number, now: Date): Promise<void> {
  const logins = await loginsOfShop(tx, shopId);
  await closeShop(tx, shopId, now);
  await deleteShop(tx, shopId);
  for (const login of logins) await deleteOrphanLogin(tx, login);
}
