import { restrictedCalls } from '@consignment/client/generated/restricted-calls-salesrep';
import { refused } from '@consignment/routing/app/id-of';
import { rightsOf } from '@consignment/routing/session/rights';
import { client, session } from './api.ts';

const rights = rightsOf(client, session, restrictedCalls);

/** True where the role of the person who is logged in may make the call. A right that is missing is not shown. */
export const { may, needs, readRights } = rights;

/** True for the shop's own people, who see the figures of all sales reps; a rep's login sees its own. */
export async function seesAllReps(): Promise<boolean> {
  return (await readRights()).party === 'merchant';
}

/** The name of the person who is logged in. */
export async function personName(): Promise<string> {
  return (await readRights()).name;
}

/** For the loader of a page that is only for the shop's own people: ends it as refused for sales reps. */
export async function needsTeam(): Promise<void> {
  if (!(await seesAllReps())) refused();
}
