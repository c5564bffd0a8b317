import { pictureUrl } from '../common/logo-url.ts';
import { onlyShopId, shopIdByDomain } from '../queries/people/logins.ts';
import { metasOf, shopOf } from '../queries/shops/shops.ts';
import type { Database } from '../database/database.ts';

/** The path prefix of everything in the portal. */
export const portalRoot = '/apps/vendor-portal/';

/**
 * The portal's path to the API. It lies below the portal's own folder, since a shop platform's proxy forwards no other
 * path of the shop's domain.
 */
export const portalApi = `${portalRoot}api`;

/** The shop data in the portal's page itself, available before any call. */
export type PortalShop = {
  readonly name: string;
  /** Identifies the shop in addresses. */
  readonly domain: string;
  /** True where the server has several shops, so that addresses have to name one. */
  readonly isOneOfMany: boolean;
  readonly scheme: 'light' | 'dark';
  readonly colours: {
    readonly primary: string;
    readonly secondary: string;
    readonly font: string;
    readonly buttonText: string;
  };
  /** Its theme as it is stored; empty for none. */
  readonly tokens: string;
  readonly logo: { readonly url: string; readonly title: string } | null;
  /** Domains whose pages may embed the portal in a frame: the shop's own where it has switched that on, else none. */
  readonly framedBy: readonly string[];
};

/** The four documented colours of a shop, as it has typed them. */
export function coloursOf(meta: (key: string) => string): PortalShop['colours'] {
  return {
    primary: meta('vendor_portal_primary_color'),
    secondary: meta('vendor_portal_secondary_color'),
    font: meta('vendor_portal_font_color'),
    buttonText: meta('vendor_portal_button_text_color'),
  };
}

/**
 * The shop named in the request; without a name, the shop of the requested host or the server's only shop. Null where
 * there is none.
 */
export async function portalShopOf(
  database: Database,
  { named, host }: { named: string | null; host: string },
): Promise<PortalShop | null> {
  return database.asSystem(async (tx) => {
    const only = await onlyShopId(tx);
    const shopId = await shopIdByDomain(tx, named ?? host.replace(/:\d+$/, ''));
    const id = shopId ?? (named === null ? only : null);
    if (id === null) return null;
    const shop = await shopOf(tx, id);
    const metas = await metasOf(tx, id);
    const meta = (key: string) => metas.get(key) ?? '';
    const url = pictureUrl(meta('vendor_portal_logo_url'), portalApi);
    const isFramed = meta('vendor_portal_embedded') === 'true';
    return {
      name: shop.name,
      domain: shop.myshopify_domain,
      isOneOfMany: only === null,
      // The default is light (spec accounts §4).
      scheme: meta('vendor_portal_theme') === 'dark' ? 'dark' : 'light',
      colours: coloursOf(meta),
      tokens: meta('vendor_portal_tokens'),
      logo: url === '' ? null : { url, title: meta('vendor_portal_logo_title').trim() || shop.name },
      framedBy: isFramed ? [...new Set([shop.domain, shop.myshopify_domain])] : [],
    };
  });
}
