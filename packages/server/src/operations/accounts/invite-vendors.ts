import { mailInvitations } from '../../actions/people/mail-invitations.ts';
import { holdTeam } from '../../actions/people/team.ts';
import { forSession } from '../../actions/operation.ts';
import { isEmailAddress } from '../../common/email-address.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { vendorsToInvite, type VendorToInvite } from '../../queries/people/vendors-to-invite.ts';

/** A vendor with an open invitation keeps its link, so the same call again sends nothing. */
export const inviteVendors = forSession<'inviteVendors'>(async ({ body, session, by, now, service }) => {
  const { shopId } = session;
  const { publicUrl, mail } = service;
  const ids = new Set(body.vendors);
  const answer = await service.database.asSystem(async (tx) => {
    const { self } = await holdTeam(tx, session);
    const vendors = await vendorsToInvite(tx, { shopId, now }, [...ids]);
    if (vendors.length < ids.size) throw notFound();
    const sent = vendors.filter((vendor) => whyLeftOut(vendor) === null);
    await mailInvitations(tx, { shopId, invitedBy: self.loginId, publicUrl, now }, sent);
    const entries = sent.map(({ id }) => ({ event: 'account.invited', id, vendorId: id }) as const);
    await record(tx, { shopId, by, now }, entries);
    return {
      sent: sent.map(({ id, name, email }) => ({ id, name, email })),
      left_out: vendors.flatMap((vendor) => {
        const reason = whyLeftOut(vendor);
        return reason === null ? [] : [{ id: vendor.id, name: vendor.name, reason }];
      }),
      mail: mail.isSending ? ('queued' as const) : ('kept' as const),
    };
  });
  mail.startDelivery();
  return { status: 201, body: answer };
});

function whyLeftOut({ hasLogin, invitedUntil, email }: VendorToInvite) {
  if (hasLogin) return 'has_login' as const;
  if (!isEmailAddress(email)) return 'no_email' as const;
  return invitedUntil === null ? null : ('invited' as const);
}
