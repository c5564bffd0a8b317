import { restrictedCalls } from '@consignment/client/generated/restricted-calls-merchant';
import { createRights } from '@consignment/client/rights';
import { refused } from '@consignment/routing/app/id-of';
import { client, session } from './api.ts';

const rights = createRights(client, session, restrictedCalls);

/** True where the role of the person who is logged in may make the call. A right that is missing is not shown. */
export const { may, ready: readRights } = rights;

/** For the loader of a page that is of use to some roles alone: ends it as refused for the others. */
export async function needs(right: Parameters<typeof may>[0]): Promise<void> {
  await readRights();
  if (!may(right)) refused();
}

/** For a loader: what some roles alone may read; null for the others. */
export async function ifMay<Value>(
  right: Parameters<typeof may>[0],
  ask: () => Promise<Value>,
): Promise<Value | null> {
  await readRights();
  return may(right) ? ask() : null;
}
