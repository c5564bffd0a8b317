import { sameBankDetails } from '@consignment/domain/payouts/bank-details';
import type { Sealer } from '../../common/sealed.ts';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import type { MergeOf } from '../../pricing/merge-preview.ts';
import { bankDetailsOf, bankRowOf } from '../../queries/payouts/bank-details.ts';
import { accountsOfOne, markSetByShop } from '../../queries/vendors/set-up-by-shop.ts';
import { lockVendor, vendorById } from '../../queries/vendors/vendors.ts';
import { holdPayments } from './hold-payments.ts';
import { payeeAskedFor } from './payout-details.ts';
import type { Service } from '../service.ts';

/* A merge sends one vendor's money to where another is paid, and lets its logins in to the other. */

export type BeforeMerge = {
  /** The name of the vendor that goes. */
  readonly from: string;
  /** It was paid elsewhere than the vendor that stays, or its payments are held since that has changed. */
  readonly isPaidElsewhere: boolean;
  /** The people behind the changes that its payments are held for. */
  readonly behind: readonly number[];
  /** Its accounts, which reach the vendor that stays only by the merge. */
  readonly accounts: readonly number[];
};

/** To be called once both vendors are locked. */
export async function beforeMerge(
  tx: Tx,
  secrets: Sealer,
  { shopId, fromId, intoId }: MergeOf,
  now: Date,
): Promise<BeforeMerge> {
  const from = await vendorById(tx, shopId, fromId);
  const into = await vendorById(tx, shopId, intoId);
  const details = await bankDetailsOf(tx, secrets, shopId, [fromId, intoId]);
  const [bank, paypal] = [details.get(fromId) ?? null, from?.paypal_email ?? ''];
  const row = await bankRowOf(tx, { shopId, vendorId: fromId });
  const held = row !== null && row.held_until > now ? row : null;
  const isElsewhere =
    held !== null ||
    (bank !== null && !sameBankDetails(bank, details.get(intoId) ?? null)) ||
    (paypal !== '' && paypal !== into?.paypal_email);
  return {
    from: from?.name ?? '',
    isPaidElsewhere: isElsewhere,
    behind: held === null ? [] : [...held.changed_by, ...held.changed_behind],
    accounts: await accountsOfOne(tx, { shopId, vendorId: fromId, without: intoId }),
  };
}

/** Holds the payments of the vendor that stays where money goes elsewhere than before. Runs as the system. */
export async function afterMerge(
  tx: Tx,
  service: Pick<Service, 'publicUrl'>,
  of: { readonly session: Session; readonly was: BeforeMerge; readonly intoId: number; readonly now: Date },
): Promise<void> {
  const { session, was, intoId, now } = of;
  const { shopId } = session;
  await markSetByShop(tx, shopId, was.accounts, { by: await payeeAskedFor(tx, session), now });
  const vendor = await lockVendor(tx, shopId, intoId);
  if (vendor === null || !was.isPaidElsewhere) return;
  const change = { is: 'merge', from: was.from } as const;
  const { behind } = was;
  await holdPayments(tx, service, { vendor, session, change, write: () => Promise.resolve(), behind, now });
}
