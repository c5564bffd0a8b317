import type { MailSetup } from '../../../../parts/team/MailSetupNotice.tsx';
import type { Problem } from '../../../../primitives/feedback/outcome.ts';

type Named = { id: number; name: string };

/** The vendors without a login, and how their invitations are mailed. */
export type VendorInvitations = MailSetup & {
  /** With an email, and without an open invitation that was sent. */
  to_invite: readonly (Named & { email: string })[];
  /** With a link that can still be accepted. */
  invited: readonly Named[];
  without_email: readonly Named[];
};

export type VendorLeftOut = Named & { reason: 'has_login' | 'no_email' | 'invited' };

/** `kept` where the installation sends no mail. */
export type VendorsInvited =
  | { is: 'done'; sent: number; left_out: readonly VendorLeftOut[]; mail: 'queued' | 'kept' }
  | { is: 'refused'; problem: Problem };
