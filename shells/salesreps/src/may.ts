import { restrictedCalls } from '@consignment/client/generated/restricted-calls-salesrep';
import { createRights } from '@consignment/client/rights';
import { refused } from '@consignment/routing/app/id-of';
import { client, session } from './api.ts';

const rights = createRights(client, session, restrictedCalls);

/** True where the role of the person who is logged in may make the call. Pages leave out what the person may not do. */
export const { may } = rights;

/** For the loader of a page that is of use to some roles alone: ends it as refused for the others. */
export async function needs(right: Parameters<typeof may>[0]): Promise<void> {
  await rights.ready();
  if (!may(right)) refused();
}

/** True for the shop's own people, who see the figures of all sales reps; a rep's login sees its own. */
export async function seesAllReps(): Promise<boolean> {
  return (await rights.ready()).party === 'merchant';
}

/** For the loader of a page that is only for the shop's own people: ends it as refused for sales reps. */
export async function needsTeam(): Promise<void> {
  if (!(await seesAllReps())) refused();
}
