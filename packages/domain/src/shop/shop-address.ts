type Shop = { domain: string; myshopify_domain: string };

/** The shop's own pages, which its customers see. */
export function shopAddress({ domain, myshopify_domain }: Shop): string {
  return `https://${domain === '' ? myshopify_domain : domain}/`;
}

export function productAddress(shop: Shop, handle: string): string {
  return `${shopAddress(shop)}products/${encodeURIComponent(handle)}`;
}

/** Where the shop's terms are read; null where it has none. */
export function termsAddress({ vendor_portal_terms: terms }: { vendor_portal_terms: string }): string | null {
  return terms.trim() === '' ? null : terms;
}

/** The portal's page to log in on, as the mails lead to it. */
export function portalSignInAddress(origin: string, myshopifyDomain: string): string {
  return `${origin}/apps/vendor-portal/login?${new URLSearchParams({ shop: myshopifyDomain }).toString()}`;
}
