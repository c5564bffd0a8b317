import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-salesrep';
import { fetchFirst } from '@consignment/client/first-answers';
import { createSession } from '@consignment/client/session';

export const session = createSession({ app: 'salesreps' });

export const client = createClient({ session, shapes: answerShapes, fetch: fetchFirst });
