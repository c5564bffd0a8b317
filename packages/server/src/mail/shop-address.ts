import { emailOfLogin, firstMerchant } from '../queries/logins.ts';
import type { Tx } from '../database/database.ts';
import type { MailBrand } from './brand.ts';

/**
 * Where a mail to the shop goes: its address, or its first merchant's where it has none; null where there is neither.
 * For `asSystem`.
 */
export async function addressOfShop(
  tx: Tx,
  shopId: number,
  { shopEmail }: Pick<MailBrand, 'shopEmail'>,
): Promise<string | null> {
  if (shopEmail !== null) return shopEmail;
  const merchant = await firstMerchant(tx, shopId);
  return merchant === null ? null : emailOfLogin(tx, merchant);
}
