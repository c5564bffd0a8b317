import { vendorNameOf, type NamedVendor } from '@consignment/domain/vendor-tracking';
import type { Tx } from '../../database/database.ts';
import { vendorsNamed } from '../../queries/imports/vendors.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';

export type TrackedVendors = {
  readonly idOf: (product: { readonly vendor: string; readonly tags: readonly string[] }) => number | null;
  readonly created: number;
};

/** The shop whose vendors are determined, and the creation time of new ones. */
export type TrackingOf = { readonly shop: ImportShop; readonly now: Date };

/** The vendors of these products by the shop's tracking, created where they are missing. */
export async function trackVendors(
  tx: Tx,
  { shop, now }: TrackingOf,
  products: readonly { readonly vendor: string; readonly tags: readonly string[] }[],
): Promise<TrackedVendors> {
  const by = shop.tracking === 'Vendor Name' ? 'name' : 'slug';
  const nameOf = (product: { vendor: string; tags: readonly string[] }): NamedVendor | null =>
    vendorNameOf(product, shop.tracking, shop.tagPrefix);
  const named = products.map(nameOf).filter((one) => one !== null);
  const { idOf, created } = await vendorsNamed(tx, { shopId: shop.id, now }, named, by);
  return {
    created,
    idOf(product) {
      const one = nameOf(product);
      return one === null ? null : (idOf.get(one[by]) ?? null);
    },
  };
}
