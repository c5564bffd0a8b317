import type { Role } from '../common/session.ts';
import type { MailBrand } from './brand.ts';

const portal = '/apps/vendor-portal';

/** An absolute URL in the shop's portal; `path` is relative to the portal's root. */
export function portalLink(
  publicUrl: string,
  brand: MailBrand,
  path: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, shop: brand.shopDomain });
  return `${publicUrl}${portal}${path}?${query.toString()}`;
}

/** An absolute URL in the app of the shop's staff. */
export function memberLink(publicUrl: string, role: Role, path: string): string {
  return `${publicUrl}${role === 'salesrep' ? '/salesreps' : ''}${path}`;
}
