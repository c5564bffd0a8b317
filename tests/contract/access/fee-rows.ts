import type { Tx } from '../../../packages/server/src/database/database.ts';
import { noon } from '../server.ts';

/** A fee of one vendor with a charge that waits; returns the charge. Its name is `said`. */
export async function fillFee(
  tx: Tx,
  { shopId, vendorId, said }: { readonly shopId: number; readonly vendorId: number; readonly said: string },
): Promise<number> {
  const { id: fee } = await tx
    .insertInto('fees')
    .values({ shop_id: shopId, name: said, kind: 'monthly', vendor_ids: [vendorId], made_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('fee_versions')
    .values({
      shop_id: shopId,
      fee_id: fee,
      version: 1,
      from_day: '2026-03-01',
      is_paused: false,
      amount: 2500,
      day: 1,
      waits: true,
      vendor_ids: [vendorId],
      made_at: noon,
    })
    .execute();
  const { id } = await tx
    .insertInto('fee_charges')
    .values({
      shop_id: shopId,
      fee_id: fee,
      version: 1,
      vendor_id: vendorId,
      charged_vendor_id: vendorId,
      cause: 'day:2026-03-01',
      nth: 1,
      day: '2026-03-01',
      amount: 2500,
      state: 'waiting',
      from_day: '2026-03-01',
      until_day: '2026-03-31',
      made_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
