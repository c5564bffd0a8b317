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
