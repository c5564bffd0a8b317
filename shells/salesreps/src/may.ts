import { restrictedCalls } from '@consignment/client/generated/restricted-calls-salesrep';
import { createRights } from '@consignment/client/rights';
import { client, session } from './api.ts';

/**
 * True where the role of the person who is logged in may make the call. Sales reps have one role, which includes all calls
 * of this app: nothing has to be read first.
 */
export const { may } = createRights(client, session, restrictedCalls);
