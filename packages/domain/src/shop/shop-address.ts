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
