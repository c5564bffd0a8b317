import { defineTexts } from '@consignment/domain/text/texts';
import { isEmailAddress } from '../../common/email-address.ts';
import { mailInvitations } from '../../actions/people/mail-invitations.ts';
import { holdTeam } from '../../actions/people/team.ts';
import { outcomeOf } from '../../actions/mail-outcome.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { recentMail } from '../../queries/mails.ts';
import { vendorToInvite } from '../../queries/mail-recipients.ts';

const texts = defineTexts('InviteVendor', {
  hidden: '{vendor} is hidden. Unhide the vendor before you send an invitation.',
  noEmail: '{vendor} has no email address yet. Enter one in the vendor’s contact details.',
});

const minute = 60_000;

/** A GET by contract, so a second call within a minute sends nothing more. */
export const inviteVendor = forSession<'inviteVendor'>(async ({ query, session, by, now, service }) => {
  const { shopId } = session;
  const vendorId = query.vendor_id;
  if (query.shop_id !== undefined && query.shop_id !== shopId) throw notFound();
  const { publicUrl } = service;
  const { id, isNew } = await service.database.asSystem(async (tx) => {
    // Two concurrent invitations become one.
    const { self } = await holdTeam(tx, session);
    const vendor = await vendorToInvite(tx, shopId, vendorId);
    if (vendor === null) throw notFound();
    if (vendor.isHidden) {
      throw refuse(422, 'vendor_hidden', texts.hidden({ vendor: vendor.name }), { pointer: '?vendor_id' });
    }
    if (!isEmailAddress(vendor.email)) {
      throw refuse(422, 'no_email', texts.noEmail({ vendor: vendor.name }), { pointer: '?vendor_id' });
    }
    const since = new Date(now.getTime() - minute);
    const sent = { shopId, vendorId, kind: 'invite', address: vendor.email, since } as const;
    const earlier = await recentMail(tx, sent);
    if (earlier !== null) return { id: earlier, isNew: false };
    const of = { shopId, invitedBy: self.loginId, publicUrl, now };
    const [mail] = await mailInvitations(tx, of, [vendor]);
    if (mail === undefined) throw new Error('The mail was not written.');
    await record(tx, { shopId, by, now }, [{ event: 'account.invited', id: vendorId, vendorId }]);
    return { id: mail, isNew: true };
  });
  const mail = await outcomeOf(service, { shopId, id }, '?vendor_id');
  return { status: 200, body: { mail: mail === 'sent' && !isNew ? 'already' : mail } };
});
