import { restrictedCalls } from '@consignment/client/generated/restricted-calls-vendor';
import { rightsOf } from '@consignment/routing/session/rights';
import { client, session } from './api.ts';

/** True where the role of the person who is logged in may make the call. A right that is missing is not shown. */
export const { may, readRights, needs } = rightsOf(client, session, restrictedCalls);
