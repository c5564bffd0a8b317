import { offerContent, type Offer } from '../mail-content/trade-content.ts';
import type { Tx } from '../database/database.ts';
import { mailBrandOf } from './brand.ts';
import { queueMail } from './queue-mail.ts';
import { addressOfShop } from './shop-address.ts';

/**
 * Sends a vendor's offer to the shop; a reply goes to the vendor. Written to the outbox in the caller's transaction,
 * which runs as the system.
 * @returns the mail's id; null where the shop has no address
 */
export async function offerMail(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly vendor: { readonly id: number; readonly name: string };
    /** The vendor's address for replies. */
    readonly replyTo: string;
    readonly offer: Offer;
    readonly now: Date;
  },
): Promise<number | null> {
  const { shopId, vendor, replyTo, offer, now } = about;
  const brand = await mailBrandOf(tx, shopId, null);
  const address = await addressOfShop(tx, shopId, brand);
  if (address === null) return null;
  const content = () => offerContent({ shop: brand.shopName, vendor: vendor.name, replyTo, offer });
  const to = { name: brand.shopName, address };
  const mail = { shopId, kind: 'offer', to, replyTo, content, brand, vendorId: vendor.id } as const;
  return queueMail(tx, mail, now);
}
