import type { Party } from '@consignment/domain/people/roles';
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
export function memberLink(publicUrl: string, party: Party, path: string): string {
  return `${publicUrl}${party === 'salesrep' ? '/salesreps' : ''}${path}`;
}
