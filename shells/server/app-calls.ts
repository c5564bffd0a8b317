import { partyOf, rolesOf, type Party, type Role } from '@consignment/domain/people/roles';

/* Each app has the calls that its people may make. The shop's people also log in to the app of sales reps, to pay reps and to add them. */

/** The roles of those who use the app of a party. */
export function rolesInApp(party: Party): Role[] {
  return party === 'salesrep' ? [...rolesOf('merchant'), ...rolesOf('salesrep')] : rolesOf(party);
}

/** The tags of the merchant's calls that the app of sales reps may make. */
const tagsOfReps: ReadonlySet<string> = new Set(['orders', 'statements', 'shop']);

/** True for a call that the app of a party may make. */
export function isCallOfApp(party: Party, { tag, roles }: { tag: string; roles: Iterable<Role> }): boolean {
  const parties = new Set([...roles].map(partyOf));
  return parties.has(party) || (party === 'salesrep' && parties.has('merchant') && tagsOfReps.has(tag));
}
