import type { Tx } from '../../database/database.ts';
import type { Sums, VendorRow } from './vendors.ts';

export type OwnVendor = Pick<
  VendorRow,
  | 'id'
  | 'name'
  | 'image'
  | 'currency'
  | 'contact_name'
  | 'paypal_email'
  | 'collects_tax'
  | 'minimum_payout'
  | 'payout_method'
> &
  Sums;

/** The vendors of a vendor's login, by name. */
export async function ownVendors(tx: Tx, shopId: number): Promise<OwnVendor[]> {
  return tx
    .selectFrom('vendors as v')
    .leftJoin('vendor_totals as t', (join) =>
      join.onRef('t.shop_id', '=', 'v.shop_id').onRef('t.vendor_id', '=', 'v.id'),
    )
    .where('v.shop_id', '=', shopId)
    .select(['v.id', 'v.name', 'v.image', 'v.currency', 'v.contact_name', 'v.paypal_email', 'v.collects_tax'])
    .select(['v.minimum_payout', 'v.payout_method'])
    .select((eb) => {
      const total = (column: keyof Sums) => eb.fn.coalesce(`t.${column}`, eb.lit(0)).as(column);
      return [total('due'), total('paid'), total('earned'), total('total_sales'), total('amount_taxed')];
    })
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
}
