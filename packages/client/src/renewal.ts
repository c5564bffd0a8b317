import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from './generated/api.ts';
import { problemOf, RequestFailed, unreadable } from './problem.ts';
import type { Session, Tokens } from './session.ts';

const texts = defineTexts('Renewal', {
  ended: 'You were logged out before this finished. Please try again.',
});

type TokenPair = components['schemas']['TokenPair'];

/**
 * Exchanges the refresh token for the next pair, once at a time in this tab and over all tabs. Rejects with
 * RequestFailed; the session ends only when the server says that it has, never for want of a connection.
 */
export function createRenewal({
  session,
  baseUrl,
  send,
}: {
  session: Session;
  baseUrl: string;
  send: (request: Request) => Promise<Response>;
}): (seen: Tokens) => Promise<Tokens> {
  let running: Promise<Tokens> | null = null;

  const exchange = async (seen: Tokens): Promise<Tokens> => {
    const present = session.tokens();
    if (present?.signIn !== seen.signIn) throw ended();
    // Another tab was faster while this one waited for its turn.
    if (present.access !== seen.access) return present;
    const response = await send(refreshRequest(baseUrl, present.refresh));
    if (response.status === 401) session.end('expired');
    if (response.status !== 200 && response.status !== 201) {
      throw new RequestFailed(await problemOf(response));
    }
    if (!session.renew(present, await pairOf(response))) throw ended();
    const next = session.tokens();
    if (next === null) throw ended();
    return next;
  };

  return (seen) => {
    running ??= session
      .exclusively(() => exchange(seen))
      .finally(() => {
        running = null;
      });
    return running;
  };
}

function refreshRequest(baseUrl: string, refresh: string): Request {
  return new Request(`${baseUrl}/token/refresh/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
}

/** The documents disagree on whether `refresh` comes back; without it the old one stays. */
async function pairOf(response: Response): Promise<Pick<TokenPair, 'access'> & Partial<TokenPair>> {
  try {
    const pair: unknown = await response.json();
    if (typeof pair === 'object' && pair !== null && 'access' in pair && typeof pair.access === 'string') {
      const refresh = 'refresh' in pair && typeof pair.refresh === 'string' ? pair.refresh : undefined;
      return refresh === undefined ? { access: pair.access } : { access: pair.access, refresh };
    }
  } catch (cause) {
    throw unreadable(response, cause);
  }
  throw unreadable(response);
}

export function ended(): RequestFailed {
  // Shown beside the form once its page is logged in again.
  const detail = texts.ended;
  return new RequestFailed({
    status: 401,
    code: 'session_ended',
    detail,
    errors: [{ detail, code: 'session_ended' }],
  });
}
