import { statedLines, statedName, supportEmail } from '../common/stated-shop.ts';
import { logoDigest } from '../common/logo-url.ts';
import type { Tx } from '../database/database.ts';
import { brandFrom } from '../mail/brand.ts';
import { lookOf, type MailLook } from '../mail-content/look.ts';
import { logoOf } from '../queries/shops/logos.ts';
import { metasOf, shopOf, type ShopRow } from '../queries/shops/shops.ts';

/** The shop's uploaded logo; null where it has none. */
function logoIn(tx: Tx, shopId: number, metas: ReadonlyMap<string, string>): Promise<Buffer | null> {
  const digest = logoDigest(metas.get('vendor_portal_logo_url') ?? '', shopId);
  return digest === null ? Promise.resolve(null) : logoOf(tx, shopId, digest);
}

/** The look of a shop's papers; the colour is the shop's own, darker where it would not stand out from white. */
export type Letterhead = {
  readonly logo: Buffer | null;
  readonly colour: MailLook['buttonEdge'];
  /** By whose customs dates are written. */
  readonly locale: string;
};

/** The shop at the head of its papers: its stated name, then the rest line by line. */
export function issuerOf(shop: ShopRow): string[] {
  return [statedName(shop), ...statedLines(shop), shop.domain, supportEmail(shop) ?? ''];
}

export async function letterheadOf(tx: Tx, shopId: number): Promise<Letterhead> {
  const metas = await metasOf(tx, shopId);
  const brand = brandFrom(await shopOf(tx, shopId), metas, null);
  const logo = await logoIn(tx, shopId, metas);
  return { logo, colour: lookOf(brand, 'light').buttonEdge, locale: brand.locale };
}
