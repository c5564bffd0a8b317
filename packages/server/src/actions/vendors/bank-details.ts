import {
  maskedBankDetails,
  sameBankDetails,
  type BankDetails,
} from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { bankDetailsStanding, setBankDetails } from '../../queries/payouts/bank-details.ts';
import { refusedByPaypal } from '../../queries/payouts/payout-transfers.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';
import { bankDetailsToWire } from '../../wire/bank-details.ts';
import { holdPayments, refuseMore } from './hold-payments.ts';
import { showPassword, stillThePassword } from '../people/own-password.ts';
import type { SessionAsk } from '../operation.ts';
import { payoutDetailsRights, refuseSetUpByShop } from './payout-details.ts';
import type { Service } from '../service.ts';

const texts = defineTexts('ActionBankDetails', {
  notByKey: 'Bank details cannot be changed with a key.',
  noPassword: 'Enter your password to change your bank details.',
  wrongPassword: 'Your password is incorrect.',
});

type Asked = Pick<
  SessionAsk<'updateBankDetails' | 'removeBankDetails'>,
  'session' | 'by' | 'now' | 'service'
>;

/**
 * Replaces the bank details of a vendor, or removes them with null. Runs as the system, so that the mails commit or roll
 * back with the change. Throws a Refusal where the vendor is not the session's, the shop has set up its login, its password
 * is wrong, or a change of it was stopped lately.
 */
export async function changeDetailsOfVendor(
  { session, by, now, service }: Asked,
  vendorId: number,
  change: { readonly details: BankDetails | null; readonly password: string },
) {
  const { shopId, loginId, party, vendorIds } = session;
  const { database, secrets } = service;
  const { details, password } = change;
  if (vendorIds !== null && !vendorIds.includes(vendorId)) throw notFound();
  const isByVendor = party === 'vendor';
  if (isByVendor) await database.asSystem((tx) => refuseSetUpByShop(tx, session));
  const shown = { password, pointer: '/password', detail: texts.wrongPassword };
  const login = isByVendor ? await loginWith(service, loginId, shown, now) : null;
  const standing = await database.asSystem(async (tx) => {
    if (login !== null) await stillThePassword(tx, login, shown);
    // Again: the shop may have set up the login meanwhile.
    await refuseSetUpByShop(tx, session);
    const vendor = await lockVendor(tx, shopId, vendorId);
    if (vendor === null) throw notFound();
    const key = { shopId, vendorId };
    const before = await bankDetailsStanding(tx, secrets, key, now);
    if (!sameBankDetails(before.details, details)) {
      const isStopped = before.changes?.isStopped === true;
      if (isByVendor) await refuseMore(tx, { shopId, vendorId, isStopped, now });
      const masked = details === null ? '' : maskedBankDetails(details);
      const heldUntil = await holdPayments(tx, service, {
        vendor,
        session,
        change: { is: 'bank', to: masked },
        write: () => setBankDetails(tx, secrets, key, { details, now }),
        now,
      });
      await record(tx, { shopId, by, now }, [
        {
          event: details === null ? 'vendor.bank_details_removed' : 'vendor.bank_details_changed',
          id: vendorId,
          before: { bank_details: before.details === null ? null : maskedBankDetails(before.details) },
          after: { bank_details: masked === '' ? null : masked, held_until: heldUntil.toISOString() },
        },
      ]);
    }
    return bankDetailsAnswer(tx, service, { session, vendorId, now });
  });
  service.mail.startDelivery();
  return standing;
}

/** The details of a vendor with what the session may do about them. Runs as the system. */
export async function bankDetailsAnswer(
  tx: Tx,
  { secrets }: Pick<Service, 'secrets'>,
  of: { readonly session: Session; readonly vendorId: number; readonly now: Date },
) {
  const { session, vendorId, now } = of;
  const standing = await bankDetailsStanding(tx, secrets, { shopId: session.shopId, vendorId }, now);
  const rights = await payoutDetailsRights(tx, session, standing.changes, now);
  const paypalRefused = (await refusedByPaypal(tx, session.shopId)).get(vendorId) ?? null;
  return bankDetailsToWire(vendorId, { ...standing, ...rights, paypalRefused });
}

/** A program has no password to show; no key is let in here either. */
async function loginWith(
  service: Asked['service'],
  loginId: number | null,
  shown: Parameters<typeof showPassword>[2],
  now: Date,
) {
  if (loginId === null) throw refuse(403, 'forbidden', texts.notByKey);
  if (shown.password === '') {
    throw refuse(422, 'required', texts.noPassword, { pointer: shown.pointer });
  }
  return showPassword(service, loginId, shown, now);
}
