import type { VendorDraft } from '@consignment/domain/vendor-files/vendor-file';
import type { Tx } from '../../database/database.ts';

/** A vendor of the shop, with the fields that a file may fill. */
export type KnownVendor = Omit<VendorDraft, 'row'> & {
  readonly id: number;
  /** Its own, and then those of vendors that were merged into it. */
  readonly names: readonly string[];
};

/** The vendors of the shop, without those that were merged into another. */
export async function vendorsWithNames(tx: Tx, shopId: number): Promise<KnownVendor[]> {
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'merged_into_id', 'name', 'contact_name', 'email', 'phone', 'address_1', 'address_2'])
    .select(['city', 'state', 'zip', 'paypal_email', 'payout_method', 'commission_rate_ppm'])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute();
  const merged = Map.groupBy(rows, ({ merged_into_id }) => merged_into_id);
  return rows.flatMap(({ merged_into_id, ...vendor }) => {
    if (merged_into_id !== null) return [];
    return [{ ...vendor, names: [vendor.name, ...(merged.get(vendor.id) ?? []).map(({ name }) => name)] }];
  });
}
