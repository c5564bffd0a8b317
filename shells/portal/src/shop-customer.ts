import { answerOf, outcomeOf } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { client, session } from './api.ts';

/*
 * Through the proxy of the shop's platform its signed-in customer comes in without a password. The proxy signs every
 * call that it passes on, so nothing that opens the portal is ever in an address of the browser.
 */

/** The customer of the shop for whom the proxy asked for this page, '' for none; null without a proxy. */
const customerOfPage =
  document.querySelector<HTMLMetaElement>('meta[name="portal-customer"]')?.content ?? null;

const customerKey = 'consignment.portal.customer';
const leftKey = 'consignment.portal.left';

// After a log-out the next page of this tab logs in only when asked to.
session.onEnd((reason) => {
  if (customerOfPage === null || reason === 'expired') return;
  keep(() => window.sessionStorage.setItem(leftKey, 'true'));
});

/** Has a customer of the shop logged out of the portal here, who can come back by being asked nothing? */
export function canComeBack(): boolean {
  return customerOfPage !== null && customerOfPage !== '' && hasLeft();
}

/** Forgets that somebody logged out here. */
export function comeBack(): void {
  entering = null;
  keep(() => window.sessionStorage.removeItem(leftKey));
}

let entering: Promise<Problem | null> | null = null;

/**
 * Begins the session of the page's customer where there is none. Answers why it was refused; null where it was not, or
 * where no session is wanted.
 */
export function enterAsCustomer(): Promise<Problem | null> {
  entering ??= enter();
  return entering;
}

async function enter(): Promise<Problem | null> {
  const held = customerOfSession();
  if (held !== null && customerOfPage !== null && held !== customerOfPage) {
    // Somebody else is at this browser: logged in to the shop as another, or logged out of it.
    await outcomeOf(answerOf(client.GET('/vendors/logout/')));
    session.end('expired');
    return null;
  }
  if (customerOfPage === null || customerOfPage === '' || hasLeft()) return null;
  const customer = customerOfPage;
  return session.exclusively(async () => {
    if (session.tokens() !== null) return null;
    const query = { state: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    const asked = answerOf(client.GET('/vendors/authenticate-vendor/', { params: { query } }));
    const outcome = await outcomeOf(asked.then((pair) => session.begin(pair)));
    if (outcome.is === 'refused') return outcome.problem;
    const signIn = session.tokens()?.signIn ?? '';
    keep(() => window.localStorage.setItem(customerKey, `${signIn} ${customer}`));
    return null;
  });
}

/** Whose the session is, if it was begun for a customer of the shop; null for one begun with a password, or none. */
function customerOfSession(): string | null {
  const [signIn, customer] = (keep(() => window.localStorage.getItem(customerKey)) ?? '').split(' ', 2);
  return customer !== undefined && signIn === session.tokens()?.signIn ? customer : null;
}

function hasLeft(): boolean {
  return keep(() => window.sessionStorage.getItem(leftKey)) === 'true';
}

/** Null where the browser forbids storage. */
function keep<Kept>(work: () => Kept): Kept | null {
  try {
    return work();
  } catch {
    return null;
  }
}
