import { emailOfLogin, firstOwner } from '../queries/people/logins.ts';
import type { Tx } from '../database/database.ts';
import type { MailBrand } from './brand.ts';

/**
 * The address of mails to the shop: its own, or its first owner's where it has none; null where neither exists.
 * For `asSystem`.
 */
export async function addressOfShop(
  tx: Tx,
  shopId: number,
  { shopEmail }: Pick<MailBrand, 'shopEmail'>,
): Promise<string | null> {
  if (shopEmail !== null) return shopEmail;
  const owner = await firstOwner(tx, shopId);
  return owner === null ? null : emailOfLogin(tx, owner);
}
