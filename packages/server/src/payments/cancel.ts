import { standingOf } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import type { By } from '../common/by.ts';
import { lookNow } from '../queries/payouts/payout-transfers.ts';
import { findingOfBatch } from './findings.ts';
import type { Canceled } from './method.ts';
import { clientFor, keep, take, type TransferGiven } from './transfers.ts';

const texts = defineTexts('Cancel', {
  keysGone: 'The PayPal keys used for this payout are no longer saved.',
  notCanceled: 'PayPal did not cancel this payout. {why}',
});

/** Cancels an unclaimed payout at PayPal; the outcome is read from PayPal and stored. */
export async function cancelUnclaimed(
  given: TransferGiven,
  of: { readonly shopId: number; readonly payoutId: number; readonly by: By },
): Promise<Canceled> {
  const taken = await take(given, of, () => false);
  if (taken === null) return { is: 'busy' };
  const { transfer } = taken;
  const client = clientFor(given, taken);
  const { provider_item_id: itemId, provider_batch_id: batchId } = transfer;
  if (client === null || itemId === null || batchId === null) {
    return { is: 'refused', why: texts.keysGone };
  }
  const said = await client.cancelItem(itemId);
  const found = await client.readBatch(batchId);
  const status = await keep(given, transfer, findingOfBatch(transfer, found, given.clock()), of.by);
  if (standingOf(status) === 'void') return { is: 'canceled' };
  if (found.is === 'found' && said.is === 'refused') {
    return { is: 'refused', why: texts.notCanceled({ why: said.problem }).trim() };
  }
  await given.database.asShop({ shopId: of.shopId, vendorIds: null }, (tx) =>
    lookNow(tx, { shopId: of.shopId, providerBatchId: batchId, batchId: '', now: given.clock() }),
  );
  return { is: 'unknown' };
}
