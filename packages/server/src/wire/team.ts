import type { components } from '@consignment/client/generated/api';
import type { Member } from '../queries/team.ts';
import type { Invitation } from '../queries/team-invitations.ts';

type Schemas = components['schemas'];

/** `loginId` is the person's who asks. */
export function memberToWire(member: Member, loginId: number): Schemas['TeamMember'] {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    last_sign_in: member.lastSignIn?.toISOString() ?? null,
    is_self: member.loginId === loginId,
  };
}

export function invitationToWire(invitation: Invitation): Schemas['TeamInvitation'] {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.invitedBy,
    sent_at: invitation.sentAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}
