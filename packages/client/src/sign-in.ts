import { answerOf, outcomeOf, type Done } from './answer.ts';
import type { Client } from './create-client.ts';
import { RequestFailed, type Problem } from './problem.ts';
import type { Session } from './session.ts';

type Credentials = { email: string; password: string };

/** Both apps of those who work for a shop are on the address of this one. */
const otherApp = {
  merchant: {
    detail: 'This login is for the shop. Please log in on the shop’s own page.',
    elsewhere: { app: 'merchant', href: '/sign-in' },
  },
  salesrep: {
    detail: 'This login is for sales reps. Please log in on the page for sales reps.',
    elsewhere: { app: 'salesreps', href: '/salesreps/sign-in' },
  },
} as const;

/** Logs in a merchant or a sales rep only: an app is of use to one role. */
export function signInAs(
  role: keyof typeof otherApp,
  { client, session }: { client: Client; session: Session },
  credentials: Credentials,
): Promise<Done> {
  const signIn = async () => {
    const pair = await answerOf(client.POST('/token/', { body: withDevice(session, credentials) }));
    if (pair.device !== undefined) session.keepDevice(pair.device);
    if (pair.role !== role) {
      await dismiss(client, pair.access);
      if (pair.role !== 'vendor') throw wrongApp(otherApp[pair.role]);
      throw wrongApp({ detail: 'This login is for vendors. Please log in on the vendor portal.' });
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
    const body = withDevice(session, credentials);
    const pair = await answerOf(client.POST('/vendors/login/', { params: { query }, body }));
    if (pair.device !== undefined) session.keepDevice(pair.device);
    session.begin(pair, nameOf(credentials));
  };
  return outcomeOf(signIn());
}

function withDevice(session: Session, credentials: Credentials): Credentials & { device?: string } {
  const device = session.device();
  return device === null ? credentials : { ...credentials, device };
}

function nameOf({ email }: Credentials): string {
  return email.trim().toLowerCase();
}

/** Ends the session here whatever happens, and on the server if it can be reached. */
export async function signOut({ client, session }: { client: Client; session: Session }): Promise<Done> {
  session.leave();
  await outcomeOf(answerOf(client.GET('/vendors/logout/', { keepalive: true })));
  session.end('signed-out');
  return { is: 'done' };
}

/** Ends a session that was never begun here. */
async function dismiss(client: Client, access: string): Promise<void> {
  const headers = { Authorization: `Bearer ${access}` };
  await outcomeOf(answerOf(client.GET('/vendors/logout/', { headers })));
}

function wrongApp(about: Pick<Problem, 'detail' | 'elsewhere'>): RequestFailed {
  const code = 'other_app';
  return new RequestFailed({ status: 403, code, errors: [{ detail: about.detail, code }], ...about });
}
