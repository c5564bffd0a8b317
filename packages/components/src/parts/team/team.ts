import type { Role } from '@consignment/domain/people/roles';
import type { SearchAnswer } from '../../primitives/filters/use-remote-search.ts';

/** A person of a team: of a shop, or of a vendor. */
export type TeamMember = {
  id: number;
  name: string;
  email: string;
  role: Role;
  /** The sales rep whose figures the login sees; null for every other role, and until the rep is named. */
  sales_rep: number | null;
  sales_rep_name: string | null;
  /** ISO 8601; null for one who never has. */
  last_sign_in: string | null;
  /** The person who looks. */
  is_self: boolean;
};

export type TeamInvitation = {
  id: number;
  email: string;
  role: Role;
  sales_rep: number | null;
  sales_rep_name: string | null;
  /** A name; null where the login is gone. */
  invited_by: string | null;
  /** ISO 8601. */
  expires_at: string;
};

export type Team = { members: readonly TeamMember[]; invitations: readonly TeamInvitation[] };

/** A role; with `salesrep` also the sales rep whose figures the person sees. */
export type GivenRole = { role: Role; sales_rep?: number };

export type Invited = GivenRole & { email: string };

/** Finds sales reps by name; null for a team that has none. */
export type RepSearch = ((text: string, signal: AbortSignal) => Promise<SearchAnswer<RepOfMember>>) | null;
export type RepOfMember = { id: number; name: string };

/** The state of the mail: `kept` is an installation that sends none, `already` one that left a minute ago. */
export type InvitationMail = 'sent' | 'queued' | 'kept' | 'already';
