import type { ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import type { Sealer } from '../../common/sealed.ts';

/** Sealed for one shop: another's seal cannot be put in its place. */
export function placeOfShopAccount(shopId: number): string {
  return `pay_run_settings/${shopId}/from`;
}

/** The account that the shop pays from; null where none is set or it was sealed with a former key. */
export function shopAccountIn(secrets: Sealer, shopId: number, sealed: Buffer): ShopAccount | null {
  try {
    // Sealed by updatePayRunSettings, so the text is what that was given.
    return JSON.parse(secrets.open(sealed, placeOfShopAccount(shopId))) as ShopAccount;
  } catch {
    return null;
  }
}
