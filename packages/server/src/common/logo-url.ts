/** The path below which the server serves uploaded logos. */
export function logoUrl(shopId: number, digest: string): string {
  return `/api/files/logos/${shopId}-${digest}/`;
}

/** The absolute address of a picture for the client that asks; addresses of other servers stay as they are. */
export function pictureUrl(url: string, apiRoot: string): string {
  return isLogoUrl(url) ? url.replace('/api', apiRoot) : url;
}

const logoPath = /^\/api\/files\/logos\/(\d{1,15})-([0-9a-f]{64})\/?$/;

export function isLogoUrl(path: string): boolean {
  return logoPath.test(path);
}

/**
 * The digest of a logo that this shop has uploaded, from its address with or without our origin. Null for any other
 * address: pictures of other servers are never fetched.
 */
export function logoDigest(url: string, shopId: number): string | null {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const [, shop, digest] = logoPath.exec(path) ?? [];
  return digest !== undefined && Number(shop) === shopId ? digest : null;
}
