import { createClient } from '@consignment/client/create-client';
import { createSession } from '@consignment/client/session';

export const session = createSession({ app: 'salesreps' });

export const client = createClient({ session });
