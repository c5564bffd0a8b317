import { memberships, signups } from '../queries/people/logins.ts';
import type { Tx } from '../database/database.ts';

/** True where a login is more than a vendor of this one shop, so that the shop must not change it alone. */
export async function isShared(tx: Tx, loginId: number, shopId: number): Promise<boolean> {
  const others = (await signups(tx, loginId)).filter((shop) => shop.shopId !== shopId);
  return others.length > 0 || (await memberships(tx, loginId)).length > 0;
}
