/** One use of the client from login to logout, the same in every runtime. */
import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { toProblem } from '@consignment/client/problem';
import { createSession } from '@consignment/client/session';
import { signInAs } from '@consignment/client/sign-in';
import { signOut } from '@consignment/client/sign-out';

type Report = {
  /** As they went out: method and path. */
  calls: string[];
  /** The length of each list that came. */
  lists: number[];
  /** The words for a call after the logout, and for a call to a relative address. */
  refusals: string[];
};

export async function useClient(url: string): Promise<Report> {
  const calls: string[] = [];
  const lists: number[] = [];
  let ahead = 0;
  const session = createSession({ app: 'tried', now: () => Date.now() + ahead });
  const clientOf = (baseUrl: string) =>
    createClient({
      session,
      shapes: answerShapes,
      baseUrl,
      fetch: (request) => {
        calls.push(`${request.method} ${new URL(request.url).pathname}`);
        return fetch(request);
      },
    });
  const client = clientOf(`${url}/api`);
  const read = async (from: typeof client) => {
    const { results } = await answerOf(
      from.GET('/vendors/commission-totals/due/', { params: { query: { limit: 1000 } } }),
    );
    lists.push(results.length);
  };
  const refusalOf = (from: typeof client) =>
    read(from).then(String, (cause: unknown) => toProblem(cause).detail);

  const credentials = { email: 'owner@demo.example', password: 'try-consignment' };
  const signedIn = await signInAs('merchant', { client, session }, credentials);
  if (signedIn.is === 'refused') throw new Error(signedIn.problem.detail);
  await read(client);
  ahead = 6 * 60_000;
  await Promise.all([read(client), read(client)]);
  await signOut({ client, session });
  return { calls, lists, refusals: [await refusalOf(client), await refusalOf(clientOf('/api'))] };
}
