import { takeLock } from '../../database/locks.ts';
import type { Override } from '@consignment/domain/commission/commission';
import type { ChangeableLine } from '@consignment/domain/orders/line-change';
import type { Tx } from '../../database/database.ts';

/** The line locked for a change, or null. */
export function lockLine(tx: Tx, shopId: number, id: number): Promise<ChangeableLine | null> {
  takeLock('line_items');
  return changeableLine(tx, ofLine(tx, shopId, id).forNoKeyUpdate(), id);
}

/** The same for reading. */
export function readLine(tx: Tx, shopId: number, id: number): Promise<ChangeableLine | null> {
  return changeableLine(tx, ofLine(tx, shopId, id), id);
}

function ofLine(tx: Tx, shopId: number, id: number) {
  return tx
    .selectFrom('line_items')
    .select(['kind', 'payout_id'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id);
}

async function changeableLine(
  tx: Tx,
  line: ReturnType<typeof ofLine>,
  id: number,
): Promise<ChangeableLine | null> {
  const row = await line.executeTakeFirst();
  if (row === undefined) return null;
  const reversal = await tx
    .selectFrom('line_items')
    .select('id')
    .where('reverses_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { kind: row.kind, isPaid: row.payout_id !== null, isSettled: reversal !== undefined };
}

/** Writes or clears the override of a locked line; the caller prices it. */
export async function setOverride(
  tx: Tx,
  shopId: number,
  id: number,
  override: Override | null,
): Promise<void> {
  await tx
    .updateTable('line_items')
    .set({
      override_amount: override?.kind === 'amount' ? override.amount : null,
      override_ppm: override?.kind === 'percent' ? override.ppm : null,
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** Assigns a locked line to a vendor, or with null to the one that tracking found; the caller prices it. */
export async function setOverrideVendor(
  tx: Tx,
  shopId: number,
  id: number,
  vendorId: number | null,
): Promise<void> {
  await tx
    .updateTable('line_items')
    .set({ override_vendor_id: vendorId })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}
