import type { Client } from '@consignment/client/create-client';
import { createRights, type RestrictedCalls } from '@consignment/client/rights';
import type { Session } from '@consignment/client/session';
import { refused } from '../app/id-of.tsx';

/** The rights of the person who is logged in to an app, as its pages and their loaders ask for them. */
export function rightsOf<Restricted extends RestrictedCalls>(
  client: Client,
  session: Session,
  restricted: Restricted,
) {
  const { may, ready } = createRights(client, session, restricted);
  type Right = Parameters<typeof may>[0];
  return {
    may,
    readRights: ready,
    /** For the loader of a page that is of use to some roles alone: ends it as refused for the others. */
    needs: async (right: Right): Promise<void> => {
      await ready();
      if (!may(right)) refused();
    },
    /** For a loader: what some roles alone may read; null for the others. */
    ifMay: async <Value,>(right: Right, ask: () => Promise<Value>): Promise<Value | null> => {
      await ready();
      return may(right) ? ask() : null;
    },
  };
}
