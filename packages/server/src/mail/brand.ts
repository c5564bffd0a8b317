import { defineTexts } from '@consignment/domain/text/texts';
import {
  statedAddress,
  statedName,
  supportEmail,
  taxNumberText,
  type StatedShop,
} from '../common/stated-shop.ts';
import { isLogoUrl } from '../common/logo-url.ts';
import { buttonOf } from '../mail-content/look.ts';
import type { ContentBrand } from '../mail-content/content.ts';
import { metasOf, shopOf } from '../queries/shops/shops.ts';
import type { Tx } from '../database/database.ts';

const texts = defineTexts('MailBrand', { questions: 'Questions? {email}' });

/** The look and sender of a shop's mails. */
export type MailBrand = ContentBrand & {
  /** The address of mails to the shop itself; null where the shop has none. */
  readonly shopEmail: string | null;
  /** The address for replies; null where the shop has none. */
  readonly supportEmail: string | null;
  /** By whose customs dates are written. */
  readonly locale: string;
  /** The shop's domain, which links carry so that the portal knows the shop. */
  readonly shopDomain: string;
};

/** `publicUrl`: the server's public address, needed for an uploaded logo; null shows the name instead. */
export async function mailBrandOf(tx: Tx, shopId: number, publicUrl: string | null): Promise<MailBrand> {
  const shop = await shopOf(tx, shopId);
  return brandFrom(shop, await metasOf(tx, shopId), publicUrl);
}

export function brandFrom(
  shop: StatedShop & { readonly myshopify_domain: string; readonly locale: string },
  metas: ReadonlyMap<string, string>,
  publicUrl: string | null,
): MailBrand {
  const colour = (key: string) => metas.get(key)?.toLowerCase();
  const named = metas.get('vendor_portal_logo_url') ?? '';
  const url = isLogoUrl(named) && publicUrl !== null ? `${publicUrl}${named}` : named;
  const title = metas.get('vendor_portal_logo_title') ?? '';
  return {
    shopName: shop.name,
    get imprint() {
      return imprintOf(shop);
    },
    shopEmail: shop.email,
    supportEmail: supportEmail(shop),
    locale: shop.locale,
    shopDomain: shop.myshopify_domain,
    ...buttonOf(colour('vendor_portal_primary_color'), colour('vendor_portal_button_text_color')),
    logo: /^https?:\/\//i.test(url) ? { url, title: title === '' ? shop.name : title } : null,
  };
}

/** Below the shop's name. A fact that is not set is left out. */
function imprintOf(shop: StatedShop): string[] {
  const { name, support_email: support } = shop;
  return [
    statedName(shop) === name ? '' : statedName(shop),
    statedAddress(shop).join(', '),
    taxNumberText(shop),
    support === '' ? '' : texts.questions({ email: support }),
  ].filter((line) => line !== '');
}
