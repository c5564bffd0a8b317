import type { BankDetails } from '../../packages/domain/src/payouts/bank-details.ts';
import type { Sealer } from '../../packages/server/src/common/sealed.ts';
import type { Tx } from '../../packages/server/src/database/database.ts';
import { setBankDetails, type VendorKey } from '../../packages/server/src/queries/payouts/bank-details.ts';
import { beginHold } from '../../packages/server/src/queries/payouts/payout-holds.ts';

/** Changes the details of a vendor without an actor, and holds its payments as every change does. */
export async function changeBankDetails(
  tx: Tx,
  secrets: Sealer,
  key: VendorKey,
  {
    details,
    newLink,
    now,
  }: { readonly details: BankDetails | null; readonly newLink: string; readonly now: Date },
): Promise<{ readonly link: string; readonly heldUntil: Date }> {
  const by = { login: null, behind: [], isByShop: true };
  const hold = await beginHold(tx, key, { by, newLink, now });
  await setBankDetails(tx, secrets, key, { details, now });
  return hold;
}
