import { vendorNameOf, type NamedVendor } from '@consignment/domain/shop/vendor-tracking';
import type { Tx } from '../../database/database.ts';
import { vendorsNamed } from '../../queries/imports/vendors.ts';
import type { TrackedProducts } from '../match/line-product.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';

export type TrackedVendors = {
  readonly idOf: (tracked: TrackedProducts) => number | null;
  readonly created: number;
};

/** The shop whose vendors are determined, and the creation time of new ones. */
export type TrackingOf = { readonly shop: ImportShop; readonly now: Date };

/** The vendors of these values by the shop's tracking, created where they are missing. */
export async function trackVendors(
  tx: Tx,
  { shop, now }: TrackingOf,
  values: readonly TrackedProducts[],
): Promise<TrackedVendors> {
  const by = shop.tracking === 'Vendor Name' ? 'name' : 'slug';
  const nameOf = (tracked: TrackedProducts): NamedVendor | null =>
    vendorNameOf(tracked, shop.tracking, shop.tagPrefix);
  const named = values.map(nameOf).filter((one) => one !== null);
  const { idOf, created } = await vendorsNamed(tx, { shopId: shop.id, now }, named, by);
  return {
    created,
    idOf(tracked) {
      const one = nameOf(tracked);
      return one === null ? null : (idOf.get(one[by]) ?? null);
    },
  };
}
