import { maskedBankDetails } from '@consignment/domain/payouts/bank-details';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import { bankDetailsOf } from '../queries/payouts/bank-details.ts';
import { vendorsToSendTo } from '../queries/payouts/bank-payees.ts';
import { keepPaidTo, unsentVendors } from '../queries/payouts/payouts.ts';

/**
 * Keeps with new payouts by the bank or by hand the accounts that they are to be sent to, masked, for their advice: details
 * may change afterwards. The account of one that the shop has paid already is not known.
 */
export async function keepAccounts(
  tx: Tx,
  secrets: Sealer,
  of: { readonly shopId: number; readonly payoutIds: readonly number[] },
): Promise<void> {
  const payouts = await unsentVendors(tx, of.shopId, of.payoutIds);
  const ids = payouts.map(({ vendorId }) => vendorId);
  const details = await bankDetailsOf(tx, secrets, of.shopId, ids);
  const vendors = await vendorsToSendTo(tx, of.shopId, ids);
  const accounts = payouts.flatMap(({ id, vendorId }) => {
    const found = details.get(vendorId);
    const account =
      found === undefined ? vendors.get(vendorId)?.paypal_email.trim() : maskedBankDetails(found);
    return account === undefined || account === '' ? [] : [{ id, account }];
  });
  await keepPaidTo(tx, of.shopId, accounts);
}
