import type { Tx } from '../database/database.ts';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { insertCustomItem } from './custom-item.ts';

/** A custom item that was added to a vendor's account for the fee of a payout. Minor units, above 0. */
export type FeeChange = { readonly is: 'charged' | 'given_back'; readonly fee: number };

/**
 * Stores the fee that the provider has taken for a payout, and takes it off the vendor where the vendor bears it: by a
 * custom item below zero, once, when the payout is paid. Where its money comes back, another item makes that good,
 * unless the shop has removed it. Returns that change, or null. `fee` is null where the provider says nothing
 * of it. The caller holds the payout's row.
 */
export async function keepFee(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly payoutId: number;
    readonly fee: number | null;
    readonly now: Date;
  },
): Promise<FeeChange | null> {
  const { shopId, payoutId, now } = ask;
  const payout = await tx
    .selectFrom('payouts')
    .select([
      'vendor_id',
      'invoice_number',
      'currency',
      'status',
      'is_test',
      'fee',
      'fee_borne_by',
      'fee_charged',
    ])
    .select('fee_line_item_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow();
  const { fee_charged: charged } = payout;
  // A fee that was taken off is shown as it was.
  const fee = charged > 0 ? payout.fee : (ask.fee ?? payout.fee);
  const change = async (values: { fee?: number | null; fee_charged?: number; fee_line_item_id?: number }) =>
    tx.updateTable('payouts').set(values).where('shop_id', '=', shopId).where('id', '=', payoutId).execute();
  const item = { shopId, vendorId: payout.vendor_id, currency: payout.currency, now };
  const of = `fee of payout #${payout.invoice_number}`;
  if (fee !== payout.fee) await change({ fee });

  const isPaid = payout.status === 'paid' && !payout.is_test;
  const isBornByVendor = payout.fee_borne_by === 'vendor';
  // A payout whose fee was given back is void, and never paid again.
  if (isPaid && isBornByVendor && charged === 0 && fee !== null && fee > 0) {
    const line = await insertCustomItem(tx, { ...item, title: `PayPal ${of}`, amount: -fee });
    await change({ fee_charged: fee, fee_line_item_id: line });
    return { is: 'charged', fee };
  }
  if (standingOf(payout.status) !== 'void' || charged === 0) return null;
  await change({ fee_charged: 0 });
  if (!(await isStillThere(tx, shopId, payout.fee_line_item_id))) return null;
  await insertCustomItem(tx, { ...item, title: `Given back: PayPal ${of}`, amount: charged });
  return { is: 'given_back', fee: charged };
}

/** The shop may have removed the item, and so borne the fee itself. */
async function isStillThere(tx: Tx, shopId: number, lineId: number | null): Promise<boolean> {
  if (lineId === null) return false;
  const line = await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', lineId)
    .where('commission_state', '=', 'accrued')
    .executeTakeFirst();
  return line !== undefined;
}
