import { randomUUID } from 'node:crypto';
import { invitationDays } from '@consignment/domain/people/team';
import { inviteMails } from '../../mail/account-mails.ts';
import type { Tx } from '../../database/database.ts';
import { insertInvitation, invitationTo, renewInvitation } from '../../queries/people/team-invitations.ts';
import type { VendorToInvite } from '../../queries/people/vendors-to-invite.ts';

const day = 86_400_000;

/**
 * Mails each of these vendors a link that begins its account without approval, and ends an earlier link to the same address. Runs as the
 * system. The caller has locked the shop's team and checked the addresses. Returns the ids of the mails.
 */
export async function mailInvitations(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly invitedBy: number;
    readonly publicUrl: string;
    readonly now: Date;
  },
  vendors: readonly Pick<VendorToInvite, 'id' | 'name' | 'contactName' | 'email'>[],
): Promise<number[]> {
  const { shopId, invitedBy, publicUrl, now } = of;
  const expiresAt = new Date(now.getTime() + invitationDays * day);
  const invited = vendors.map((vendor) => ({ ...vendor, linkId: randomUUID() }));
  for (const { id: vendorId, email, linkId } of invited) {
    const team = { is: 'first', shopId, vendorId } as const;
    const made = { email, role: 'vendor', salesRepId: null, linkId, invitedBy, now, expiresAt } as const;
    const earlier = await invitationTo(tx, team, email);
    if (earlier === null) await insertInvitation(tx, team, made);
    else await renewInvitation(tx, earlier, made);
  }
  return inviteMails(tx, { shopId, publicUrl, vendors: invited, expiresAt, now });
}
