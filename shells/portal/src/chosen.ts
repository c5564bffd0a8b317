/*
 * The choice of this tab. sessionStorage keeps it through a reload and apart from other tabs, so that one tab
 * never shows one vendor's name above another's figures.
 */

const vendorKey = 'consignment.portal.vendor';
const shopKey = 'consignment.portal.shop';

/** The vendor to show: the chosen one if it is among these, else the first; null where there are none. */
export function chosenVendor<Vendor extends { id: number }>(vendors: readonly Vendor[]): Vendor | null {
  const id = Number(read(vendorKey));
  return vendors.find((vendor) => vendor.id === id) ?? vendors[0] ?? null;
}

export function chooseVendor(id: number): void {
  write(vendorKey, String(id));
}

/** After a login nothing of the one before is chosen. */
export function forgetVendor(): void {
  write(vendorKey, null);
}

/** The shop that the server made this page for, where it serves several; null where nothing has to name the shop. */
export const shopOfPage =
  document.querySelector<HTMLMetaElement>('meta[name="portal-shop"]')?.content ?? null;

/** The shop of the page, or the one that its address names; null leaves it to the server. */
export function chosenShop(): string | null {
  return shopOfPage ?? new URLSearchParams(window.location.search).get('shop');
}

/**
 * An address that somebody typed, or kept from elsewhere, may not name the shop that this tab was at. Answers the same
 * address with it, for a page that the server could not make for any shop; else null.
 */
export function addressWithShop(): string | null {
  if (shopOfPage !== null) write(shopKey, shopOfPage);
  const url = new URL(window.location.href);
  const known = read(shopKey);
  if (shopOfPage !== null || known === null || url.searchParams.has('shop')) return null;
  url.searchParams.set('shop', known);
  return url.href;
}

/** The shop and the vendor that a page is about, in one word. */
export function scopeOfPage(): string {
  return `${shopOfPage ?? ''} ${read(vendorKey) ?? ''}`;
}

/** The parameters of every address of the portal beside the page. */
export const shopQuery: Readonly<Record<string, string>> = shopOfPage === null ? {} : { shop: shopOfPage };

/** In place of a storage that the browser forbids; it lasts as long as the page. */
const unstored: Record<string, string | null> = {};

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return unstored[key] ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    unstored[key] = value;
  }
}
