import type { components } from '@consignment/client/generated/api';
import type { Member, RepOfMember } from '../queries/people/team.ts';
import type { Invitation } from '../queries/people/team-invitations.ts';

type Schemas = components['schemas'];

function repToWire(rep: RepOfMember | null) {
  return { sales_rep: rep?.id ?? null, sales_rep_name: rep?.name ?? null };
}

/** `loginId` belongs to the person who asks. */
export function memberToWire(member: Member, loginId: number): Schemas['TeamMember'] {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    ...repToWire(member.salesRep),
    last_sign_in: member.lastSignIn?.toISOString() ?? null,
    is_self: member.loginId === loginId,
  };
}

export function invitationToWire(invitation: Invitation): Schemas['TeamInvitation'] {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    ...repToWire(invitation.salesRep),
    invited_by: invitation.invitedBy,
    sent_at: invitation.sentAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}
