import { forSession } from '../../actions/operation.ts';
import { isEmailAddress } from '../../common/email-address.ts';
import { vendorsToInvite } from '../../queries/people/vendors-to-invite.ts';

export const listVendorInvitations = forSession<'listVendorInvitations'>(
  async ({ session: { shopId }, now, service }) => {
    const { mail, publicUrl } = service;
    // Invitations and logins are above shops.
    const all = await service.database.asSystem((tx) => vendorsToInvite(tx, { shopId, now }, null));
    const without = all.filter(({ hasLogin }) => !hasLogin);
    const reached = without.filter(({ email }) => isEmailAddress(email));
    return {
      status: 200,
      body: {
        to_invite: reached.flatMap(({ id, name, email, invitedUntil }) =>
          invitedUntil === null ? [{ id, name, email }] : [],
        ),
        invited: reached.flatMap(({ id, name, email, invitedAt, invitedUntil }) =>
          invitedAt === null || invitedUntil === null
            ? []
            : [{ id, name, email, sent_at: invitedAt.toISOString(), expires_at: invitedUntil.toISOString() }],
        ),
        without_email: without
          .filter(({ email }) => !isEmailAddress(email))
          .map(({ id, name }) => ({ id, name })),
        with_login: all.length - without.length,
        sends_mail: mail.isSending,
        public_url: publicUrl,
      },
    };
  },
);
