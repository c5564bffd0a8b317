import { answerOf, outcomeOf, type Done } from './answer.ts';
import type { Client } from './create-client.ts';
import type { Session } from './session.ts';

/** Ends the session here whatever happens, and on the server if it can be reached. */
export async function signOut({ client, session }: { client: Client; session: Session }): Promise<Done> {
  session.leave();
  await outcomeOf(answerOf(client.GET('/vendors/logout/', { keepalive: true })));
  session.end('signed-out');
  return { is: 'done' };
}
