import { maskedBankDetails, sameBankDetails, type BankDetails } from '@consignment/domain/bank-details';
import { randomUUID } from 'node:crypto';
import { notFound, refuse } from '../common/problem.ts';
import type { Tx } from '../database/database.ts';
import { record } from '../ledger/record.ts';
import { bankChangedMails } from '../mail/bank-mails.ts';
import { bankDetailsStanding, changeBankDetails, type BankDetailsStanding } from '../queries/bank-details.ts';
import { countRecentMails } from '../queries/mails.ts';
import { lockVendor, type VendorRow } from '../queries/vendors.ts';
import { showPassword, stillThePassword } from './own-password.ts';
import type { SessionAsk } from './operation.ts';

const day = 86_400_000;
/** Up to 21 mails for each change: more than a person causes, and too few to fill a mailbox. */
const mostMailsInADay = 60;

type Asked = Pick<
  SessionAsk<'updateBankDetails' | 'removeBankDetails'>,
  'session' | 'by' | 'now' | 'service'
>;

/**
 * Replaces the bank details of a vendor, or removes them with null. Runs as the system, so that the mails commit or roll
 * back with the change. Throws a Refusal where the vendor is not the session's, its password is wrong, or a change of it
 * was stopped lately.
 */
export async function changeDetailsOfVendor(
  { session, by, now, service }: Asked,
  vendorId: number,
  change: { readonly details: BankDetails | null; readonly password: string },
): Promise<BankDetailsStanding> {
  const { shopId, loginId, party, vendorIds } = session;
  const { database, secrets, publicUrl } = service;
  const { details, password } = change;
  if (vendorIds !== null && !vendorIds.includes(vendorId)) throw notFound();
  const isByVendor = party === 'vendor';
  const shown = { password, pointer: '/password', detail: 'Your password is not right.' };
  const login = isByVendor ? await loginWith(service, loginId, shown, now) : null;
  const standing = await database.asSystem(async (tx) => {
    if (login !== null) await stillThePassword(tx, login, shown);
    const vendor = await lockVendor(tx, shopId, vendorId);
    if (vendor === null) throw notFound();
    const key = { shopId, vendorId };
    const before = await bankDetailsStanding(tx, secrets, key, now);
    if (sameBankDetails(before.details, details)) return before;
    if (isByVendor) await refuseTooMany(tx, { shopId, vendor, isStopped: before.isStopped, now });
    const { link, heldUntil } = await changeBankDetails(tx, secrets, key, {
      details,
      newLink: randomUUID(),
      now,
    });
    const masked = details === null ? '' : maskedBankDetails(details);
    await bankChangedMails(tx, { shopId, vendor, masked, heldUntil, isByVendor, link, publicUrl, now });
    await record(tx, { shopId, by, now }, [
      {
        event: details === null ? 'vendor.bank_details_removed' : 'vendor.bank_details_changed',
        id: vendorId,
        before: { bank_details: before.details === null ? null : maskedBankDetails(before.details) },
        after: { bank_details: masked === '' ? null : masked, held_until: heldUntil.toISOString() },
      },
    ]);
    return { details, changedAt: now, heldUntil, isStopped: false };
  });
  service.mail.startDelivery();
  return standing;
}

/** A program has no password to show; no key is let in here either. */
async function loginWith(
  service: Asked['service'],
  loginId: number | null,
  shown: Parameters<typeof showPassword>[2],
  now: Date,
) {
  if (loginId === null) throw refuse(403, 'forbidden', 'A key may not change bank details.');
  if (shown.password === '') {
    const detail = 'Enter your password to change your bank details.';
    throw refuse(422, 'required', detail, { pointer: shown.pointer });
  }
  return showPassword(service, loginId, shown, now);
}

async function refuseTooMany(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly vendor: VendorRow;
    readonly isStopped: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, vendor, isStopped, now } = of;
  if (isStopped) {
    const detail =
      'A change of your bank details was stopped. Ask the shop to enter them, or wait until payments are free again.';
    throw refuse(409, 'bank_details_stopped', detail);
  }
  const since = new Date(now.getTime() - day);
  const about = { shopId, vendorId: vendor.id, kind: 'bank_details', since } as const;
  if ((await countRecentMails(tx, about)) < mostMailsInADay) return;
  const detail = 'Your bank details were changed too often today. Try again tomorrow.';
  throw refuse(429, 'too_many_requests', detail);
}
