import { isLogoUrl } from '../common/logo-url.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';

/** The look and sender of a shop's mails. */
export type MailBrand = {
  readonly shopName: string;
  /** The address for replies, and for copies where the shop wants them; null where the shop has none. */
  readonly shopEmail: string | null;
  /** The shop's domain, which links carry so that the portal knows the shop. */
  readonly shopDomain: string;
  readonly primary: string;
  /** The text colour on the primary colour, with a contrast of at least 4.5:1. */
  readonly buttonText: string;
  readonly logo: { readonly url: string; readonly title: string } | null;
};

/** The defaults of spec foundations §5. */
const usual = { primary: '#eb008c', buttonText: '#ffffff' } as const;
const leastContrast = 4.5;

/** `publicUrl`: the server's public address, needed for an uploaded logo; null shows the name instead. */
export async function mailBrandOf(tx: Tx, shopId: number, publicUrl: string | null): Promise<MailBrand> {
  const shop = await shopOf(tx, shopId);
  return brandFrom(shop, await metasOf(tx, shopId), publicUrl);
}

export function brandFrom(
  shop: { readonly name: string; readonly email: string | null; readonly myshopify_domain: string },
  metas: ReadonlyMap<string, string>,
  publicUrl: string | null,
): MailBrand {
  const colour = (key: string, otherwise: string) => {
    const value = metas.get(key) ?? '';
    return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : otherwise;
  };
  const primary = colour('vendor_portal_primary_color', usual.primary);
  const named = metas.get('vendor_portal_logo_url') ?? '';
  const url = isLogoUrl(named) && publicUrl !== null ? `${publicUrl}${named}` : named;
  const title = metas.get('vendor_portal_logo_title') ?? '';
  return {
    shopName: shop.name,
    shopEmail: shop.email,
    shopDomain: shop.myshopify_domain,
    primary,
    buttonText: readableOn(primary, colour('vendor_portal_button_text_color', usual.buttonText)),
    logo: /^https?:\/\//i.test(url) ? { url, title: title === '' ? shop.name : title } : null,
  };
}

/** The preferred text colour, or white or black where it lacks contrast; one of those always suffices. */
function readableOn(ground: string, wanted: string): string {
  const found = [wanted, '#ffffff', '#000000'].find((text) => contrast(text, ground) >= leastContrast);
  return found ?? '#000000';
}

/** WCAG 2.2: 1 for equal colours, 21 for black on white. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
