import { changeOf } from '@consignment/domain/history/history-entry';
import { lineChangeAllowed } from '@consignment/domain/orders/line-change';
import { defineTexts } from '@consignment/domain/text/texts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { recordChange, type Act } from '../../ledger/record.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { lockLine, setOverrideVendor } from '../../queries/orders/line-changes.ts';
import { lineById, type LineRow } from '../../queries/orders/line-items.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { throwUnlessAllowed } from './override-commission.ts';
import { holdOpenRefund, readRefundAgain } from './refund-assignment.ts';

const texts = defineTexts('MoveLine', {
  noSuchVendor: 'There is no such vendor.',
});

/**
 * Gives a line to a vendor, or with null to the one that tracking found, and prices it at once by that vendor's rules. Throws a
 * Refusal at `pointer` where the vendor is missing or the line may not change.
 */
export async function moveLine(
  tx: Tx,
  act: Act,
  { lineId, vendorId, pointer }: { lineId: number; vendorId: number | null; pointer: string },
): Promise<LineRow> {
  const { shopId } = act;
  if (vendorId !== null && (await vendorById(tx, shopId, vendorId)) === null) {
    throw refuse(404, 'not_found', texts.noSuchVendor, { pointer });
  }
  await lockSettings(tx, shopId, 'share');
  const openOrder = await holdOpenRefund(tx, shopId, lineId);
  const line = await lockLine(tx, shopId, lineId);
  if (line === null) throw notFound();
  throwUnlessAllowed(lineChangeAllowed(line), pointer);
  const before = await lineById(tx, shopId, lineId);
  await setOverrideVendor(tx, shopId, lineId, vendorId);
  await priceLines(tx, shopId, { lines: [lineId] });
  // The refund may be of one vendor alone now.
  if (openOrder !== null) await readRefundAgain(tx, { shopId, orderId: openOrder, now: act.now });

  const row = await lineById(tx, shopId, lineId);
  if (before === null || row === null) throw notFound();
  const entry = { event: 'line.moved', id: row.id, vendorId: row.vendor_id ?? before.vendor_id } as const;
  const kept = ['vendor_id', 'override_vendor_id'] as const;
  await recordChange(tx, act, entry, changeOf(before, row, { kept }));
  return row;
}
