import type { Role } from '@consignment/domain/roles';

/** A person of a team: of a shop, or of a vendor. */
export type TeamMember = {
  id: number;
  name: string;
  email: string;
  role: Role;
  /** ISO 8601; null for one who never has. */
  last_sign_in: string | null;
  /** The person who looks. */
  is_self: boolean;
};

export type TeamInvitation = {
  id: number;
  email: string;
  role: Role;
  /** A name; null where the login is gone. */
  invited_by: string | null;
  /** ISO 8601. */
  expires_at: string;
};

export type Team = { members: readonly TeamMember[]; invitations: readonly TeamInvitation[] };

export type Invited = { email: string; role: Role };

/** The state of the mail: `kept` is an installation that sends none, `already` one that left a minute ago. */
export type InvitationMail = 'sent' | 'queued' | 'kept' | 'already';
