import { randomUUID } from 'node:crypto';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../../common/problem.ts';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import type { PayoutDetailsChange } from '../../mail-content/bank-content.ts';
import { payoutDetailsChangedMails } from '../../mail/bank-mails.ts';
import { countRecentMails } from '../../queries/mails.ts';
import { beginHold } from '../../queries/payouts/payout-holds.ts';
import type { VendorRow } from '../../queries/vendors/vendors.ts';
import { changerOf } from './payout-details.ts';
import type { Service } from '../service.ts';

const texts = defineTexts('HoldPayments', {
  stopped:
    'A change to your payout details was stopped. Ask the shop to enter your payout details, or wait until payments are no longer held.',
  tooMany: 'Your payout details have been changed too often today. Try again tomorrow.',
});

const day = 86_400_000;
/** Up to 41 mails for each change: more than a person causes, and too few to fill a mailbox. */
const mostMailsInADay = 60;

/**
 * Changes where a vendor's money goes: its payments are held, and the vendor and the shop get a mail with a link that stops
 * the change. Runs as the system; the caller has locked the vendor. Returns the end of the hold.
 */
export async function holdPayments(
  tx: Tx,
  { publicUrl }: Pick<Service, 'publicUrl'>,
  of: {
    readonly vendor: VendorRow;
    readonly session: Session;
    readonly change: PayoutDetailsChange;
    /** Writes the change, once the former values are kept. */
    readonly write: () => Promise<unknown>;
    /** People behind it besides those of the session. */
    readonly behind?: readonly number[];
    readonly now: Date;
  },
): Promise<Date> {
  const { vendor, session, change, now } = of;
  const { shopId } = session;
  const changer = await changerOf(tx, session, now);
  const by = { ...changer, behind: [...changer.behind, ...(of.behind ?? [])] };
  const key = { shopId, vendorId: vendor.id };
  // A vendor gains by a merge, so it does not end that hold.
  const mayEnd = by.isByShop && change.is !== 'merge';
  const held = { by: { ...by, isByShop: mayEnd }, newLink: randomUUID(), now };
  const { link, heldUntil } = await beginHold(tx, key, held);
  await of.write();
  const { isByShop } = by;
  const isLoginNew = !isByShop && by.behind.length > 0;
  const mail = { shopId, vendor, change, heldUntil, isByShop, isLoginNew, link, publicUrl, now };
  await payoutDetailsChangedMails(tx, mail);
  return heldUntil;
}

/** Throws a Refusal where a vendor or a program has changed payout details too often, or a change was stopped. */
export async function refuseMore(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly vendorId: number;
    readonly isStopped: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, vendorId, isStopped, now } = of;
  if (isStopped) {
    throw refuse(409, 'bank_details_stopped', texts.stopped);
  }
  const since = new Date(now.getTime() - day);
  const about = { shopId, vendorId, kind: 'bank_details', since } as const;
  if ((await countRecentMails(tx, about)) < mostMailsInADay) return;
  throw refuse(429, 'too_many_requests', texts.tooMany);
}
