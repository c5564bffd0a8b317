import { uncertainStatuses } from '@consignment/domain/payouts/payout-status';
import type { Tx } from '../database/database.ts';

/** The vendors of a shop with a payout of unknown outcome at the provider; nothing else is paid to them meanwhile. */
export async function vendorsBeingChecked(tx: Tx, shopId: number): Promise<ReadonlySet<number>> {
  const rows = await beingChecked(tx, shopId).execute();
  return new Set(rows.map(({ vendor_id }) => vendor_id));
}

export async function isVendorBeingChecked(tx: Tx, shopId: number, vendorId: number): Promise<boolean> {
  const row = await beingChecked(tx, shopId).where('vendor_id', '=', vendorId).limit(1).executeTakeFirst();
  return row !== undefined;
}

function beingChecked(tx: Tx, shopId: number) {
  return tx
    .selectFrom('payouts')
    .select('vendor_id')
    .where('shop_id', '=', shopId)
    .where('is_test', '=', false)
    .where('status', 'in', uncertainStatuses);
}
