import { answerOf, outcomeOf, type Done } from './answer.ts';
import type { Client } from './create-client.ts';
import type { components } from './generated/api.ts';
import { RequestFailed } from './problem.ts';
import type { Session } from './session.ts';

type Role = components['schemas']['TokenPair']['role'];
type Credentials = { email: string; password: string };

const otherApp = {
  merchant: 'This login is for the shop. Please sign in on the shop’s own page.',
  salesrep: 'This login is for sales reps. Please sign in on the page for sales reps.',
  vendor: 'This login is for vendors. Please sign in on the vendor portal.',
} satisfies Record<Role, string>;

/** Signs a merchant or a sales rep in, and nobody else: an app is of use to one role. */
export function signInAs(
  role: Role,
  { client, session }: { client: Client; session: Session },
  credentials: Credentials,
): Promise<Done> {
  const signIn = async () => {
    const pair = await answerOf(client.POST('/token/', { body: credentials }));
    if (pair.role !== role) {
      await dismiss(client, pair.access);
      throw wrongApp(otherApp[pair.role]);
    }
    session.begin(pair, nameOf(credentials));
  };
  return outcomeOf(signIn());
}

/** Signs a vendor in to the portal of a shop; without `shop` to that of the login's only one. */
export function signInToPortal(
  { client, session, shop }: { client: Client; session: Session; shop: string | null },
  credentials: Credentials,
): Promise<Done> {
  const signIn = async () => {
    const query = shop === null ? {} : { shop };
    const pair = await answerOf(client.POST('/vendors/login/', { params: { query }, body: credentials }));
    session.begin(pair, nameOf(credentials));
  };
  return outcomeOf(signIn());
}

function nameOf({ email }: Credentials): string {
  return email.trim().toLowerCase();
}

/** Ends the session here whatever happens, and on the server if it can be reached. */
export async function signOut({ client, session }: { client: Client; session: Session }): Promise<Done> {
  await outcomeOf(answerOf(client.GET('/vendors/logout/', { keepalive: true })));
  session.end('signed-out');
  return { is: 'done' };
}

/** Ends a session that was never begun here. */
async function dismiss(client: Client, access: string): Promise<void> {
  const headers = { Authorization: `Bearer ${access}` };
  await outcomeOf(answerOf(client.GET('/vendors/logout/', { headers })));
}

function wrongApp(detail: string): RequestFailed {
  const code = 'forbidden';
  return new RequestFailed({ status: 403, code, detail, errors: [{ detail, code }] });
}
