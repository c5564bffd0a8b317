/*
 * What this tab has chosen. sessionStorage keeps it through a reload and apart from other tabs, so that one tab
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

/** The shop that the address named, now or earlier in this tab; null leaves it to the server. */
export function chosenShop(): string | null {
  const named = new URLSearchParams(window.location.search).get('shop');
  if (named !== null && named !== '') write(shopKey, named);
  return read(shopKey);
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

// Where the browser forbids storage the choice lasts as long as the page.
function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
