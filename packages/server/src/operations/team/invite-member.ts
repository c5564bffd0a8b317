import { invitationDays } from '@consignment/domain/people/team';
import { defineTexts } from '@consignment/domain/text/texts';
import { randomUUID } from 'node:crypto';
import { outcomeOf } from '../../actions/mail-outcome.ts';
import { refuseSetUpByShop } from '../../actions/vendors/payout-details.ts';
import { forSession } from '../../actions/operation.ts';
import { checkGives, holdTeam, repForRole, roleValues } from '../../actions/people/team.ts';
import { isEmailAddress } from '../../common/email-address.ts';
import { refuse } from '../../common/problem.ts';
import { invitationMail } from '../../mail/team-mails.ts';
import { record } from '../../ledger/record.ts';
import {
  insertInvitation,
  invitationById,
  invitationTo,
  renewInvitation,
} from '../../queries/people/team-invitations.ts';
import { invitationToWire } from '../../wire/team.ts';

const texts = defineTexts('InviteMember', {
  noEmail: 'Enter an email address.',
  inTeam: '{email} is already in the team.',
});

const minute = 60_000;
const day = 86_400_000;

/** Asked again within a minute it sends nothing more, so a repeated request sends one mail and leaves its link alone. */
export const inviteMember = forSession<'inviteMember'>(async ({ body, session, by, now, service }) => {
  const { role } = body;
  const email = body.email.trim();
  const { publicUrl } = service;
  const { invitation, mailId, isRepeated } = await service.database.asSystem(async (tx) => {
    const acting = await holdTeam(tx, session);
    await refuseSetUpByShop(tx, session);
    const { team, self, members } = acting;
    checkGives(acting, role);
    const salesRepId = (await repForRole(tx, acting, body))?.id ?? null;
    if (!isEmailAddress(email)) {
      throw refuse(422, 'invalid_value', texts.noEmail, { pointer: '/email' });
    }
    if (members.some((member) => member.email.toLowerCase() === email.toLowerCase())) {
      throw refuse(409, 'already_member', texts.inTeam({ email }), { pointer: '/email' });
    }
    const earlier = await invitationTo(tx, team, email);
    if (earlier !== null) {
      // An invitation to be an owner is for owners to change.
      checkGives(acting, earlier.role);
      const isFresh = now.getTime() - earlier.sentAt.getTime() < minute;
      const isSame = earlier.role === role && (earlier.salesRep?.id ?? null) === salesRepId;
      if (isFresh && isSame) return { invitation: earlier, mailId: null, isRepeated: true };
    }
    const expiresAt = new Date(now.getTime() + invitationDays * day);
    const linkId = randomUUID();
    const made = { email, role, salesRepId, linkId, invitedBy: self.loginId, now, expiresAt };
    const id = earlier === null ? await insertInvitation(tx, team, made) : earlier.id;
    if (earlier !== null) await renewInvitation(tx, earlier, made);
    const saved = await invitationById(tx, team, id);
    if (saved === null) throw new Error('The invitation was not written.');
    const mailId = await invitationMail(tx, { publicUrl, team, invitation: saved, now });
    const event = earlier === null ? 'invitation.created' : 'invitation.renewed';
    await record(tx, { shopId: team.shopId, by, now }, [{ event, id, after: roleValues(role, salesRepId) }]);
    return { invitation: saved, mailId, isRepeated: earlier !== null };
  });
  const mail =
    mailId === null ? 'already' : await outcomeOf(service, { shopId: session.shopId, id: mailId }, '/email');
  return { status: 201, body: { invitation: invitationToWire(invitation), mail, is_repeated: isRepeated } };
});
