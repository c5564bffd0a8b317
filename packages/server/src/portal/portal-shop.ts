import { pictureUrl } from '../common/logo-url.ts';
import { onlyShopId, shopIdByDomain } from '../queries/logins.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import type { Database } from '../database/database.ts';

/** Below it lies everything of the portal. */
export const portalRoot = '/apps/vendor-portal/';

/**
 * Where the portal reaches the API: below its own folder, since a shop platform's proxy passes on nothing else of the
 * shop's domain.
 */
export const portalApi = `${portalRoot}api`;

/** What the portal's page shows of a shop before anything else of it is loaded. */
export type PortalShop = {
  readonly name: string;
  /** How addresses name it. */
  readonly domain: string;
  /** True where other shops are served here too, so that addresses have to name it. */
  readonly isOneOfMany: boolean;
  readonly scheme: 'light' | 'dark';
  readonly colours: {
    readonly primary: string;
    readonly secondary: string;
    readonly font: string;
    readonly buttonText: string;
  };
  readonly logo: { readonly url: string; readonly title: string } | null;
  /** Domains whose pages may show the portal in a frame: the shop's own ones, where it wants that, else none. */
  readonly framedBy: readonly string[];
};

/**
 * The shop that is named, which may not exist; where none is named the one whose own domain was asked, or the only one
 * there is; else null.
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
      // Without a theme it is light (spec accounts §4).
      scheme: meta('vendor_portal_theme') === 'dark' ? 'dark' : 'light',
      colours: {
        primary: meta('vendor_portal_primary_color'),
        secondary: meta('vendor_portal_secondary_color'),
        font: meta('vendor_portal_font_color'),
        buttonText: meta('vendor_portal_button_text_color'),
      },
      logo: url === '' ? null : { url, title: meta('vendor_portal_logo_title').trim() || shop.name },
      framedBy: isFramed ? [...new Set([shop.domain, shop.myshopify_domain])] : [],
    };
  });
}
