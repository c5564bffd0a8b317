import { partyOf } from '@consignment/domain/people/roles';
import { teamInvitationContent } from '../mail-content/team-content.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { vendorNamesOf, type TeamKey } from '../queries/people/team.ts';
import type { Invitation } from '../queries/people/team-invitations.ts';
import type { Tx } from '../database/database.ts';
import { mailBrandOf } from './brand.ts';
import { memberLink, portalLink } from './portal-link.ts';
import { invitationTokenPlace, queueMail } from './queue-mail.ts';

/** The mail with the link of an invitation, in the caller's transaction; returns its id. Runs as the system. */
export async function invitationMail(
  tx: Tx,
  about: {
    readonly publicUrl: string;
    readonly team: TeamKey;
    readonly invitation: Invitation;
    readonly now: Date;
  },
): Promise<number> {
  const { publicUrl, team, invitation, now } = about;
  const { email, linkId, role, invitedBy, expiresAt } = invitation;
  const { shopId } = team;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const path = `/invitation/${invitationTokenPlace(linkId)}`;
  // A sales rep accepts here too, and signs in to the app for sales reps.
  const link =
    partyOf(role) === 'vendor' ? portalLink(publicUrl, brand, path) : memberLink(publicUrl, 'merchant', path);
  const vendors = team.is === 'vendor' ? await vendorNamesOf(tx, team) : [];
  const content = () =>
    teamInvitationContent({
      shop: brand.shopName,
      vendors,
      role,
      invitedBy,
      link,
      expiresAt,
      timeZone,
      locale,
    });
  const to = { name: '', address: email };
  return queueMail(tx, { shopId, kind: 'team_invitation', to, content, brand, invitationLink: linkId }, now);
}
