import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf, outcomeOf, type Done } from './answer.ts';
import { usableHere } from './asked-factor.ts';
import type { Client } from './create-client.ts';
import type { components } from './generated/api.ts';
import { RequestFailed, toProblem, type Problem } from './problem.ts';
import type { Session } from './session.ts';

const texts = defineTexts('SignIn', {
  forSalesReps: 'This login is for sales reps. Please log in on the sales reps’ page.',
  forVendors: 'This login is for vendors. Please log in on the vendor portal.',
  tooLate: 'This took too long. Please log in again.',
});

type Credentials = { email: string; password: string };
type Pair = components['schemas']['TokenPair'];

/** Both apps of those who work for a shop are on the address of this one. */
const toSalesReps = { app: 'salesreps', href: '/salesreps/sign-in' } as const;

/** Those who use an app: the shop's own people pay sales reps in the app of these. */
const usersOf = { merchant: ['merchant'], salesrep: ['salesrep', 'merchant'] } as const;

/** Logs in a person to the app of the shop, or to that of its sales reps. Without `shop` to the login's only one. */
export function signInAs(
  app: keyof typeof usersOf,
  { client, session, shop = null }: { client: Client; session: Session; shop?: string | null },
  credentials: Credentials,
): Promise<Done> {
  const query = shop === null ? {} : { shop };
  const enter = async (pair: Pair) => {
    if (pair.device !== undefined) session.keepDevice(pair.device);
    if (!usersOf[app].some((party) => party === pair.role)) {
      await dismiss(client, pair.access);
      if (pair.role === 'salesrep') throw wrongApp({ detail: texts.forSalesReps, elsewhere: toSalesReps });
      throw wrongApp({ detail: texts.forVendors });
    }
    session.begin(pair, nameOf(credentials));
  };
  const ask = () =>
    answerOf(client.POST('/token/', { params: { query }, body: withDevice(session, credentials) }));
  return beginSignIn(session, ask, enter);
}

/** Signs a vendor in to the portal of a shop; without `shop` to that of the login's only one. */
export function signInToPortal(
  { client, session, shop }: { client: Client; session: Session; shop: string | null },
  credentials: Credentials,
): Promise<Done> {
  const enter = (pair: Omit<Pair, 'role'>) => {
    if (pair.device !== undefined) session.keepDevice(pair.device);
    session.begin(pair, nameOf(credentials));
    return Promise.resolve();
  };
  const query = shop === null ? {} : { shop };
  const body = withDevice(session, credentials);
  const ask = () => answerOf(client.POST('/vendors/login/', { params: { query }, body }));
  return beginSignIn(session, ask, enter);
}

type Begun = {
  asked: NonNullable<Problem['secondFactor']>;
  enter: (pair: Pair) => Promise<void>;
};

/** The sign-ins whose password was right, and which wait for a second factor; in memory only. */
const begun = new WeakMap<Session, Begun>();

function beginSignIn<Asked>(
  session: Session,
  ask: () => Promise<Asked>,
  enter: (pair: Asked | Pair) => Promise<void>,
): Promise<Done> {
  begun.delete(session);
  const signIn = async () => {
    try {
      await enter(await ask());
    } catch (cause) {
      const problem = toProblem(cause);
      if (problem.secondFactor === undefined) throw cause;
      const asked = usableHere(problem.secondFactor);
      begun.set(session, { asked, enter });
      throw new RequestFailed({ ...problem, secondFactor: asked }, { cause });
    }
  };
  return outcomeOf(signIn());
}

/** The second factor that the last sign-in of this session asks for; null where it asks for none. */
export function askedFactor(session: Session): NonNullable<Problem['secondFactor']> | null {
  return begun.get(session)?.asked ?? null;
}

/** A second factor as a person shows it; `passkey` is the browser's answer in its JSON form. */
export type FactorShown = Omit<components['schemas']['SecondFactorShown'], 'token' | 'device'>;

/** Finishes the sign-in that asked for a second factor. A wrong one leaves it open for another. */
export function finishSignIn(
  { client, session }: { client: Client; session: Session },
  shown: FactorShown,
): Promise<Done> {
  const finish = async () => {
    const waiting = begun.get(session);
    if (waiting === undefined) throw new RequestFailed(tooLate());
    const device = session.device();
    const body = { token: waiting.asked.token, ...shown, ...(device === null ? {} : { device }) };
    const pair = await answerOf(client.POST('/token/second-factor/', { body }));
    begun.delete(session);
    await waiting.enter(pair);
  };
  return outcomeOf(finish());
}

function tooLate(): Problem {
  const code = 'challenge_ended';
  const detail = texts.tooLate;
  return { status: null, code, detail, errors: [{ detail, code }] };
}

function withDevice(session: Session, credentials: Credentials): Credentials & { device?: string } {
  const device = session.device();
  return device === null ? credentials : { ...credentials, device };
}

function nameOf({ email }: Credentials): string {
  return email.trim().toLowerCase();
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
