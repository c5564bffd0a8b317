import { comparablePlainName, plainName } from '../text/plain-name.ts';

export type TrackingType = 'Vendor Name' | 'Product Tag';

export const defaultTagPrefix = 'vendor_';

/** A vendor as a product names it: `slug` identifies, `name` is what a newly created vendor is called. */
export type NamedVendor = { readonly name: string; readonly slug: string };

/**
 * The vendor a product belongs to (commission rules §1): its vendor name, or its tag `<prefix><slug>`, tags
 * compared without case. An empty prefix means the default. With several such tags the first in
 * alphabetical order is taken, as the platform promises no order. Null when the product names no vendor.
 */
export function vendorNameOf(
  product: { readonly vendor: string | null; readonly tags: readonly string[] },
  tracking: TrackingType,
  prefix: string,
): NamedVendor | null {
  if (tracking === 'Vendor Name') {
    const name = plainName(product.vendor ?? '');
    const slug = slugOf(name);
    return slug === '' ? null : { name, slug };
  }
  const start = comparablePlainName(plainName(prefix) === '' ? defaultTagPrefix : prefix);
  const [slug] = product.tags
    .map(comparablePlainName)
    .filter((tag) => tag.startsWith(start))
    .map((tag) => slugOf(tag.slice(start.length)))
    .filter((candidate) => candidate !== '')
    .toSorted();
  return slug === undefined ? null : { name: nameOfSlug(slug), slug };
}

/** Lower-case characters and digits of any script, joined by single hyphens, Latin accents dropped: 'Été & Fils' is 'ete-fils'. */
export function slugOf(name: string): string {
  return plainName(name)
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** 'lantern-loom' is 'Lantern Loom'. */
function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.replace(/^./u, (first) => first.toUpperCase()))
    .join(' ');
}

/** Does this change of settings find the vendors of all products again, by a sync of the shop? */
export function findsVendorsAgain(change: object): boolean {
  return 'tracking_type' in change || 'vendor_product_tag_prefix' in change;
}
