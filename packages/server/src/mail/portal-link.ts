import type { Role } from '../common/session.ts';
import type { MailBrand } from './brand.ts';

const portal = '/apps/vendor-portal';

/** An absolute address in the shop's portal; `path` counts from the portal's own folder. */
export function portalLink(
  publicUrl: string,
  brand: MailBrand,
  path: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, shop: brand.shopDomain });
  return `${publicUrl}${portal}${path}?${query.toString()}`;
}

/** An absolute address in the app of those who work for the shop. */
export function memberLink(publicUrl: string, role: Role, path: string): string {
  return `${publicUrl}${role === 'salesrep' ? '/salesreps' : ''}${path}`;
}
