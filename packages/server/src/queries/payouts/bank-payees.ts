import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The vendors of a shop with bank details. */
export async function vendorsWithBankDetails(tx: Tx, shopId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('vendor_bank_details')
    .select('vendor_id')
    .where('shop_id', '=', shopId)
    .where('sealed', 'is not', null)
    .execute();
  return new Set(rows.map(({ vendor_id: id }) => id));
}

/** The names and PayPal addresses of vendors that are paid by hand, by id. */
export async function vendorsToSendTo(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
): Promise<Map<number, { readonly name: string; readonly paypal_email: string }>> {
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'paypal_email'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${[...vendorIds]}::int8[])`)
    .execute();
  return new Map(rows.map(({ id, ...vendor }) => [id, vendor]));
}
