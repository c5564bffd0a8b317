import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import { createClient, type Client } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { RequestFailed } from '@consignment/client/problem';
import { client, session } from './api.ts';

type Begun = { readonly shop: string; readonly verifier: string; readonly next: string };

const key = 'consignment.merchant.install';

const knownKey = 'consignment.merchant.platform-shop';

/** The shop that was logged in by its platform last in this browser; empty where there is none. */
export function shopKnownHere(): string {
  try {
    return localStorage.getItem(knownKey) ?? '';
  } catch {
    return '';
  }
}

/** For the next time, when the session has ended. A browser that keeps nothing is asked for the shop again. */
export function rememberShop(shop: string): void {
  try {
    localStorage.setItem(knownKey, shop);
  } catch {
    return;
  }
}

/** Leaves for the platform of the shop, which leads back to `next`. */
export function beginInstall(shop: string, next: string): Promise<Done> {
  const params = { path: { platform: 'shopify' } } as const;
  const begun = answerOf(client.POST('/{platform}/install/', { params, body: { shop } }));
  return outcomeOf(
    begun.then(({ url, verifier }) => {
      keepInstall({ shop, verifier, next });
      window.location.assign(url);
    }),
  );
}

/** Kept in this tab only, while its owner is at their platform: only who began an installation can finish it. */
function keepInstall(begun: Begun): void {
  sessionStorage.setItem(key, JSON.stringify(begun));
}

/** The stored value, once. */
export function takeInstall(): Begun | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // No other code writes it.
  return text === null ? null : (JSON.parse(text) as Begun);
}

type Pair = { readonly access: string; readonly refresh: string };

/** The session that the platform's signed query opens; null for a shop that has not installed the app yet. */
export async function signedIn(search: string): Promise<Pair | null> {
  const query = Object.fromEntries(new URLSearchParams(search));
  try {
    const params = { path: { platform: 'shopify' }, query } as const;
    return await answerOf(client.GET('/{platform}/authenticate-shop/', { params }));
  } catch (error) {
    if (error instanceof RequestFailed && [400, 401, 404, 503].includes(error.problem.status ?? 0))
      return null;
    throw error;
  }
}

/**
 * The shop of the session in this browser, and the one that `pair` would open in its place; null where there is no
 * session, or one that has ended.
 */
export async function shopsOf(pair: Pair) {
  if (session.tokens() === null) return null;
  // That a session has ended is no reason to leave this page for the sign-in page.
  const asking = createClient({ session: { ...session, end: () => undefined }, shapes: answerShapes });
  const present = await shopOf(asking).catch((error: unknown) => {
    if (error instanceof RequestFailed && error.problem.status === 401) return null;
    throw error;
  });
  return present === null ? null : { present, other: await shopOf(asking, pair.access) };
}

function shopOf(asking: Client, access?: string) {
  const params = { path: { platform: 'shopify' } } as const;
  const headers = access === undefined ? {} : { Authorization: `Bearer ${access}` };
  return answerOf(asking.GET('/{platform}/shops/', { params, headers }));
}
