import { answerOf } from '@consignment/client/answer';
import { RequestFailed } from '@consignment/client/problem';
import { client } from './api.ts';

type Begun = { readonly shop: string; readonly verifier: string; readonly next: string };

const key = 'consignment.merchant.install';

/** Kept in this tab only, while its owner is at their platform: only who began an installation can finish it. */
export function keepInstall(begun: Begun): void {
  sessionStorage.setItem(key, JSON.stringify(begun));
}

/** What was kept, once. */
export function takeInstall(): Begun | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // Nobody else writes it.
  return text === null ? null : (JSON.parse(text) as Begun);
}

/** The session that the platform's signed query opens; null for a shop that has not installed the app yet. */
export async function signedIn(search: string): Promise<{ access: string; refresh: string } | null> {
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
