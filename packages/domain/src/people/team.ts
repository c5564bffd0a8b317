import { rolesOf, type Role } from './roles.ts';

/*
 * The rules of inviting, changing and removing people. A team is the people of a shop, sales reps among them, or the people of a
 * vendor.
 */

/** An invitation can be accepted for so long. */
export const invitationDays = 7;

/** The roles that a person may give to others of the team, the one that may do most first; none for most roles. */
export function rolesGivenBy(role: Role): Role[] {
  if (role === 'owner') return [...rolesOf('merchant'), 'salesrep'];
  if (role === 'manager') return rolesGivenBy('owner').filter((given) => given !== 'owner');
  return role === 'vendor' ? rolesOf('vendor') : [];
}

/** True where a person may change the role of another, take back their invitation or remove them. */
export function mayManage(by: Role, member: Role): boolean {
  return rolesGivenBy(by).includes(member);
}

/** The role that a team is never without: of a shop's team, and of a vendor's. */
export function leadingRole(role: Role): 'owner' | 'vendor' {
  return role === 'vendor' || role === 'vendor_viewer' ? 'vendor' : 'owner';
}

/** True where the team would have no one in its leading role, if this member lost it. */
export function isLastLeader(
  team: readonly { readonly id: number; readonly role: Role }[],
  id: number,
): boolean {
  const leaders = team.filter(({ role }) => role === leadingRole(role));
  return leaders.length === 1 && leaders[0]?.id === id;
}
