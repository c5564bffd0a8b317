/* The names of the former app's files as they are compared with ours: two with the same key are the same. */

/** Of a vendor's name, without case, width of characters and spaces beyond one. */
export function vendorKey(name: string): string {
  return plain(name);
}

/** Of an order's name: '#1001' is '1001'. */
export function orderKey(name: string): string {
  return plain(name).replace(/^#\s*/, '');
}

export function skuKey(sku: string): string {
  return plain(sku);
}

export function titleKey(title: string): string {
  return plain(title);
}

/** Of a payout's number: '#12' is '12', and '012' is another. */
export function payoutKey(number: string): string {
  return plain(number).replace(/^#\s*/, '');
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
