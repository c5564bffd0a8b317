import type { Role } from '@consignment/domain/people/roles';
import { takeLock } from '../../database/locks.ts';
import type { Tx } from '../../database/database.ts';
import { repJoined, repOf, type RepOfMember, type TeamKey } from './team.ts';

/* Invitations to teams; for `asSystem`. An open one was neither accepted nor withdrawn. */

/** A team, or a vendor whose team begins with the person who accepts. */
export type InvitedTo =
  TeamKey | { readonly is: 'first'; readonly shopId: number; readonly vendorId: number };

export type Invitation = {
  readonly id: number;
  readonly team: InvitedTo;
  readonly email: string;
  readonly role: Role;
  /** Of a person invited as a sales rep: whose figures they will see. */
  readonly salesRep: RepOfMember | null;
  readonly linkId: string;
  readonly invitedBy: string | null;
  /** The login that has invited; null where it is gone. */
  readonly invitedById: number | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

function open(tx: Tx) {
  return tx
    .selectFrom('team_invitations as i')
    .leftJoin('logins as l', 'l.id', 'i.invited_by')
    .leftJoin('sales_reps as r', (join) =>
      join.onRef('r.shop_id', '=', 'i.shop_id').onRef('r.id', '=', 'i.sales_rep_id'),
    )
    .select([
      'i.id',
      'i.shop_id',
      'i.team_id',
      'i.vendor_id',
      'i.email',
      'i.role',
      'i.link_id',
      'i.invited_by',
    ])
    .select(['i.sent_at', 'i.expires_at'])
    .select(['l.name as invited_by_name', 'i.sales_rep_id', repJoined.as('sales_rep_name')])
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirstOrThrow']>>;

function teamOf({ shop_id: shopId, team_id: teamId, vendor_id: vendorId }: Row): InvitedTo {
  if (teamId !== null) return { is: 'vendor', shopId, teamId };
  return vendorId === null ? { is: 'shop', shopId } : { is: 'first', shopId, vendorId };
}

function invitationOf(row: Row): Invitation {
  return {
    id: row.id,
    team: teamOf(row),
    email: row.email,
    role: row.role,
    salesRep: repOf(row),
    linkId: row.link_id,
    invitedBy: row.invited_by_name,
    invitedById: row.invited_by,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}

function openOf(tx: Tx, team: InvitedTo) {
  return open(tx)
    .where('i.shop_id', '=', team.shopId)
    .where('i.team_id', 'is not distinct from', team.is === 'vendor' ? team.teamId : null)
    .where('i.vendor_id', 'is not distinct from', team.is === 'first' ? team.vendorId : null);
}

/** The open invitations of a team, expired ones among them, the newest first. */
export async function invitationsOf(tx: Tx, team: TeamKey): Promise<Invitation[]> {
  const rows = await openOf(tx, team).orderBy('i.sent_at', 'desc').orderBy('i.id', 'desc').execute();
  return rows.map(invitationOf);
}

/** An open invitation of the team by its id, expired or not. */
export async function invitationById(tx: Tx, team: TeamKey, id: number): Promise<Invitation | null> {
  const row = await openOf(tx, team).where('i.id', '=', id).executeTakeFirst();
  return row === undefined ? null : invitationOf(row);
}

/** An open invitation of the team to this address, expired or not. */
export async function invitationTo(tx: Tx, team: InvitedTo, email: string): Promise<Invitation | null> {
  const row = await openOf(tx, team)
    .where((eb) => eb(eb.fn<string>('lower', ['i.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row === undefined ? null : invitationOf(row);
}

/** The invitation that this link opens; null where it was renewed, withdrawn or accepted, or has expired. */
export async function openInvitation(tx: Tx, linkId: string, now: Date): Promise<Invitation | null> {
  const row = await open(tx)
    .where('i.link_id', '=', linkId)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : invitationOf(row);
}

/** The same invitation as it is now, locked: of two who accept at once, one is too late. */
export async function lockInvitation(
  tx: Tx,
  { id, linkId, team: { shopId } }: Invitation,
  now: Date,
): Promise<Invitation | null> {
  takeLock('team_invitations');
  await tx
    .selectFrom('team_invitations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const row = await open(tx)
    .where('i.shop_id', '=', shopId)
    .where('i.link_id', '=', linkId)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : invitationOf(row);
}

export type NewInvitation = {
  readonly email: string;
  readonly role: Role;
  readonly salesRepId: number | null;
  readonly linkId: string;
  readonly invitedBy: number;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** The caller has locked the team, and found no open invitation to the address. */
export async function insertInvitation(tx: Tx, team: InvitedTo, made: NewInvitation): Promise<number> {
  const { id } = await tx
    .insertInto('team_invitations')
    .values({
      shop_id: team.shopId,
      team_id: team.is === 'vendor' ? team.teamId : null,
      vendor_id: team.is === 'first' ? team.vendorId : null,
      role: made.role,
      sales_rep_id: made.salesRepId,
      email: made.email,
      link_id: made.linkId,
      invited_by: made.invitedBy,
      created_at: made.now,
      sent_at: made.now,
      expires_at: made.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Another link, role and end for an open invitation. */
export async function renewInvitation(tx: Tx, { id, team }: Invitation, made: NewInvitation): Promise<void> {
  takeLock('team_invitations');
  await tx
    .updateTable('team_invitations')
    .set({
      role: made.role,
      sales_rep_id: made.salesRepId,
      email: made.email,
      link_id: made.linkId,
      invited_by: made.invitedBy,
      sent_at: made.now,
      expires_at: made.expiresAt,
    })
    .where('shop_id', '=', team.shopId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** False where it was accepted or withdrawn meanwhile. */
export async function withdraw(tx: Tx, { id, team }: Invitation, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('team_invitations')
    .set({ withdrawn_at: now })
    .where('shop_id', '=', team.shopId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Withdraws the invitations by a person who may no longer invite to a team. Those of a shop's team include its vendors. The caller has
 * locked the team.
 */
export async function withdrawThoseOf(tx: Tx, team: TeamKey, loginId: number, now: Date): Promise<void> {
  await tx
    .updateTable('team_invitations')
    .set({ withdrawn_at: now })
    .where('shop_id', '=', team.shopId)
    .where('team_id', 'is not distinct from', team.is === 'vendor' ? team.teamId : null)
    .where('invited_by', '=', loginId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function markAccepted(
  tx: Tx,
  { id, team }: Invitation,
  loginId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('team_invitations')
    .set({ accepted_at: now, accepted_by: loginId })
    .where('shop_id', '=', team.shopId)
    .where('id', '=', id)
    .execute();
}
