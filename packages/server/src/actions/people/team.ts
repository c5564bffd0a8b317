import { roleLabels, type Role } from '@consignment/domain/people/roles';
import { isLastLeader, leadingRole, mayManage, rolesGivenBy } from '@consignment/domain/people/team';
import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from '@consignment/client/generated/api';
import { mayNot, notFound, refuse } from '../../common/problem.ts';
import type { By } from '../../common/by.ts';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { deleteOrphanLogin } from '../../queries/people/logins.ts';
import { salesRepById } from '../../queries/people/sales-reps.ts';
import {
  deleteMember,
  endSessionsOfMember,
  lockTeam,
  membersOf,
  teamOfLogin,
  type Member,
  type RepOfMember,
  type TeamKey,
} from '../../queries/people/team.ts';
import { invitationsOf, withdrawThoseOf } from '../../queries/people/team-invitations.ts';
import { invitationToWire, memberToWire } from '../../wire/team.ts';

const texts = defineTexts('ActionTeam', {
  otherTeam: 'This role does not belong to this team.',
  noRepForRole: 'Only the role Sales rep can have a sales rep.',
  noRep: 'Choose the sales rep whose figures this person will see.',
  noSuchRep: 'There is no such sales rep.',
  lastOwner: 'The shop would be left without an owner. Hand over ownership or add another owner first.',
  lastFullMember:
    'The team would be left without a member who can make changes. Give someone else the role {role} first.',
});

/* The acts of people on their team. All of them run in `asSystem`, within the team of the session alone. */

/** The caller in the team, with the role at this moment. */
export type Acting = {
  readonly team: TeamKey;
  readonly self: Member;
  readonly members: readonly Member[];
};

/** The team of a session. Throws a Refusal for one that is out of it by now. */
async function teamOf(tx: Tx, { shopId, loginId, party }: Session): Promise<TeamKey> {
  if (party !== 'vendor') return { is: 'shop', shopId };
  const teamId = loginId === null ? null : await teamOfLogin(tx, shopId, loginId);
  if (teamId === null) throw mayNot();
  return { is: 'vendor', shopId, teamId };
}

async function actingIn(tx: Tx, team: TeamKey, session: Session): Promise<Acting> {
  const members = await membersOf(tx, team);
  const self = members.find(({ loginId }) => loginId === session.loginId);
  if (self === undefined) throw mayNot();
  return { team, self, members };
}

/** The team, to read. */
export async function readTeam(tx: Tx, session: Session): Promise<Acting> {
  return actingIn(tx, await teamOf(tx, session), session);
}

/**
 * The team, locked. The role of the session is that of the request's begin, so a caller who has lost the right to manage
 * meanwhile is refused here.
 */
export async function holdTeam(tx: Tx, session: Session): Promise<Acting> {
  const team = await teamOf(tx, session);
  await lockTeam(tx, team);
  return actingIn(tx, team, session);
}

/** A member whom the caller may manage; throws a Refusal otherwise. Another team's is answered as missing. */
export function managed({ self, members }: Acting, id: number): Member {
  const member = members.find((one) => one.id === id);
  if (member === undefined) throw notFound();
  if (!mayManage(self.role, member.role)) throw mayNot();
  return member;
}

/** Throws a Refusal where the caller may not give this role, or no one in this team has it. */
export function checkGives({ self }: Acting, role: Role): void {
  const given = rolesGivenBy(self.role);
  if (given.length === 0) throw mayNot();
  if (leadingRole(role) !== leadingRole(self.role)) {
    throw refuse(422, 'invalid_value', texts.otherTeam, { pointer: '/role' });
  }
  if (!given.includes(role)) throw mayNot();
}

/**
 * The sales rep whose figures a person with this role will see. Throws a Refusal where the role is a sales rep's and none is named, and
 * where another role comes with one.
 */
export async function repForRole(
  tx: Tx,
  { team }: Acting,
  { role, sales_rep: id }: { readonly role: Role; readonly sales_rep?: number },
): Promise<RepOfMember | null> {
  const pointer = { pointer: '/sales_rep' };
  if (role !== 'salesrep') {
    if (id === undefined) return null;
    throw refuse(422, 'invalid_value', texts.noRepForRole, pointer);
  }
  if (id === undefined) {
    throw refuse(422, 'required', texts.noRep, pointer);
  }
  const rep = await salesRepById(tx, team.shopId, id);
  if (rep === null) throw refuse(422, 'invalid_value', texts.noSuchRep, pointer);
  return { id: rep.id, name: `${rep.first_name} ${rep.last_name}`.trim() };
}

/** A role in the history. */
export function roleValues(role: Role, salesRepId: number | null) {
  return { role, ...(salesRepId === null ? {} : { sales_rep: salesRepId }) };
}

/** Throws a Refusal where the team would have no owner, or no full member, without this one. */
export function checkNotLast({ members }: Acting, id: number): void {
  if (!isLastLeader(members, id)) return;
  const isShop = members.some(({ role }) => role === 'owner');
  throw isShop
    ? refuse(422, 'last_owner', texts.lastOwner)
    : refuse(422, 'last_full_member', texts.lastFullMember({ role: roleLabels.vendor }));
}

/** Takes a member out: sessions end, and open invitations by them are withdrawn. The caller has checked it. */
export async function takeOut(
  tx: Tx,
  { team }: Acting,
  member: Member,
  {
    event,
    by,
    now,
  }: { readonly event: 'member.left' | 'member.removed'; readonly by: By; readonly now: Date },
): Promise<void> {
  const { id, loginId, role } = member;
  const because = event === 'member.left' ? 'left_team' : 'removed_from_team';
  await endSessionsOfMember(tx, team, { loginId, because, now });
  await deleteMember(tx, team, id);
  await withdrawThoseOf(tx, team, loginId, now);
  // Of the shop's people the login stays: payouts, statements and the history name it.
  if (team.is === 'vendor') await deleteOrphanLogin(tx, loginId);
  await record(tx, { shopId: team.shopId, by, now }, [{ event, id: loginId, before: { role } }]);
}

/** The team as the caller sees it. */
export async function teamToWire(
  tx: Tx,
  { team, self, members }: Acting,
): Promise<components['schemas']['Team']> {
  const invites = rolesGivenBy(self.role).length > 0;
  const invitations = invites ? await invitationsOf(tx, team) : [];
  return {
    members: members.map((member) => memberToWire(member, self.loginId)),
    invitations: invitations.map(invitationToWire),
  };
}
