import type { Tx } from '../database/database.ts';
import { mailBrandOf } from './brand.ts';
import { queueMail } from './queue-mail.ts';
import { addressOfShop } from './shop-address.ts';

/** Goods that a vendor offers the shop; `price` and `quantity` as entered, empty where missing. */
export type Offer = {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly quantity: string;
};

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
  const facts = [
    ['Offered', offer.title],
    ['Price', offer.price],
    ['Quantity', offer.quantity],
    ['Vendor', vendor.name],
    ['Answer to', replyTo],
  ] as const;
  const content = {
    subject: `${vendor.name} offers you ${offer.title}`,
    greeting: `Hello ${brand.shopName},`,
    paragraphs: [`${vendor.name} offers you goods through your vendor portal.`, offer.description],
    facts: facts.filter(([, value]) => value !== ''),
    action: null,
    notes: ['Reply to this mail to answer.'],
  };
  const to = { name: brand.shopName, address };
  const mail = { shopId, kind: 'offer', to, replyTo, content, brand, vendorId: vendor.id } as const;
  return queueMail(tx, mail, now);
}
