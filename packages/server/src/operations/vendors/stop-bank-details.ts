import { maskedBankDetails } from '@consignment/domain/payouts/bank-details';
import { withheldField } from '@consignment/domain/history/history-entry';
import { defineTexts } from '@consignment/domain/text/texts';
import { forPublic } from '../../actions/operation.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { bankChangeStoppedMails } from '../../mail/bank-mails.ts';
import { bankDetailsStanding, loginsOfVendor } from '../../queries/payouts/bank-details.ts';
import { stopChange, vendorOfStopLink } from '../../queries/payouts/payout-holds.ts';
import { revokeSessionsOf } from '../../queries/people/sessions.ts';
import { closeLogins } from '../../queries/vendors/set-up-by-shop.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { endSessionsOfSignup } from '../../queries/people/signups.ts';
import { lockVendor, vendorById } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('StopBankDetails', {
  linkUsed:
    'This link has already been used, or payments to the vendor are no longer held. Contact the shop if the payout details are incorrect.',
});

export const stopBankDetails = forPublic<'stopBankDetails'>(async ({ body, now, service }) => {
  const { database, secrets, bankStops, publicUrl, mail } = service;
  const link = bankStops.idOf(body.token);
  if (link === null) throw linkIsOver();
  const stopped = await database.asSystem(async (tx) => {
    const key = await vendorOfStopLink(tx, link, now);
    if (key === null) throw linkIsOver();
    const { shopId, vendorId } = key;
    // Logins and sessions before vendors: the order in which transactions lock.
    const changedBy = (await bankDetailsStanding(tx, secrets, key, now)).changes?.changedBy ?? [];
    await closeLogins(tx, changedBy, now);
    for (const loginId of changedBy) {
      await revokeSessionsOf(tx, { loginId, because: 'bank_details_stopped', except: null, now });
    }
    for (const loginId of await loginsOfVendor(tx, key)) {
      await endSessionsOfSignup(tx, shopId, { loginId, because: 'bank_details_stopped', now });
    }
    const vendor = await lockVendor(tx, shopId, vendorId);
    if (vendor === null) throw linkIsOver();
    const before = await bankDetailsStanding(tx, secrets, key, now);
    const stop = await stopChange(tx, key, link, now);
    if (stop === null) throw linkIsOver();
    const { details } = await bankDetailsStanding(tx, secrets, key, now);
    const masked = details === null ? '' : maskedBankDetails(details);
    const { heldUntil } = stop;
    const { paypal_email: paypalEmail } = (await vendorById(tx, shopId, vendorId)) ?? vendor;
    const mail = { shopId, vendor, masked, paypalEmail, heldUntil, publicUrl, now };
    await bankChangeStoppedMails(tx, mail);
    await record(tx, { shopId, by: { kind: 'job', name: 'link of a mail' }, now }, [
      {
        event: 'vendor.bank_details_stopped',
        id: vendorId,
        before: { bank_details: before.details === null ? null : maskedBankDetails(before.details) },
        after: {
          bank_details: masked === '' ? null : masked,
          held_until: heldUntil.toISOString(),
          ...(paypalEmail === vendor.paypal_email ? {} : { [withheldField]: ['paypal_email'] }),
        },
      },
    ]);
    const { name: shopName } = await shopOf(tx, shopId);
    return { shop_name: shopName, vendor_name: vendor.name, held_until: heldUntil.toISOString() };
  });
  mail.startDelivery();
  return { status: 200, body: stopped };
});

function linkIsOver(): Refusal {
  return refuse(422, 'invalid_link', texts.linkUsed, { pointer: '/token' });
}
