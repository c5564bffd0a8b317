import type { Tx } from '../database/database.ts';

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
