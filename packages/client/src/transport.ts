import {
  failureOf,
  problemOf,
  RequestFailed,
  retryAfterOf,
  toProblem,
  unreadable,
  type Problem,
} from './problem.ts';
import { createRenewal, ended } from './renewal.ts';
import type { Session } from './session.ts';

/** The session of a person, or the key of a program, such as `csg_live_…`, which is sent as it is. */
export type Caller = { session: Session; key?: undefined } | { key: string; session?: undefined };

export type TransportOptions = {
  /** Where the API is: '/api' unless said, which needs a page that it is relative to. */
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  wait?: (milliseconds: number) => Promise<void>;
  /** How long one attempt may take; an upload may take as long as it needs. */
  timeout?: number;
};

/** Before the second and the third attempt of what may be sent again. */
const pauses = [300, 1200] as const;

/** Milliseconds. A longer wait that a server asks for is left to the person, with its length in the message. */
const longestPause = 3_000;

/**
 * Sends requests of a session: with its token, which is renewed in time; again after a refusal of the token, once;
 * again after a fault that passes, where that cannot do anything twice. Those of a key carry it, and are not sent again
 * after a refusal. Resolves for 200 and 201 only.
 */
export function createTransport({
  session,
  key,
  baseUrl = '/api',
  fetch = (request) => globalThis.fetch(request),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout = 60_000,
}: Caller & TransportOptions): (request: Request) => Promise<Response> {
  const attempt = async (request: Request, access: string | null): Promise<Response> => {
    const headers = new Headers(request.headers);
    if (access !== null) headers.set('Authorization', `Bearer ${access}`);
    const stop = new AbortController();
    const cancel = () => stop.abort(request.signal.reason);
    if (request.signal.aborted) cancel();
    request.signal.addEventListener('abort', cancel);
    // An upload goes out once, from the request itself: a copy would hold the whole file in memory.
    const sent = new Request(isUpload(request) ? request : request.clone(), { headers, signal: stop.signal });
    const tooLong = () => {
      // Node forgets the signal of a request that is not referenced, and then nothing ends it: this holds it.
      if (!sent.signal.aborted) stop.abort(new DOMException('The answer took too long.', 'TimeoutError'));
    };
    const timer = isUpload(request) ? undefined : setTimeout(tooLong, timeout);
    try {
      const response = await fetch(sent);
      // Read here, so that an answer that breaks off half-way counts as a failed attempt.
      return copyOf(response, isFile(response) ? await response.arrayBuffer() : await response.text());
    } catch (cause) {
      throw failureOf(cause);
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', cancel);
    }
  };

  const deliver = async (request: Request, access: string | null): Promise<Response> => {
    for (const pause of isRepeatable(request) ? pauses : []) {
      const answer = await attempt(request, access).catch((failure: unknown) => failure);
      if (answer instanceof Response && !(await isPassing(answer))) return answer;
      if (answer instanceof RequestFailed && request.signal.aborted) throw answer;
      const asked = answer instanceof Response ? (retryAfterOf(answer) ?? 0) * 1000 : 0;
      if (answer instanceof Response && asked > longestPause) return answer;
      await wait(Math.max(pause, asked));
    }
    return attempt(request, access);
  };

  const whole = async (response: Response): Promise<Response> => {
    if (response.status === 200 || response.status === 201) return response;
    throw new RequestFailed(await problemOf(response));
  };
  const answer =
    session === undefined
      ? async (request: Request) => whole(await deliver(request, key))
      : answersOf(session);

  function answersOf(session: Session): (request: Request) => Promise<Response> {
    const renew = createRenewal({ session, baseUrl, send: (request) => attempt(request, null) });

    const send = async (request: Request): Promise<Response> => {
      const held = session.tokens();
      const tokens = held !== null && session.isStale(held) ? await renew(held) : held;
      const answer = await deliver(request, tokens?.access ?? null);
      if (answer.status !== 401 || tokens === null) return answer;
      const next = await renew(tokens);
      // The request's body is used up; a caller that sends it again does so with the new token.
      if (isUpload(request)) return answer;
      const second = await deliver(request, next.access);
      if (second.status === 401) session.end('expired');
      return second;
    };

    /** The things that a person is asked for, by the code of the refusal that waits for them. */
    const asked = { proof_required: 'proof', second_factor_setup_required: 'set-up' } as const;

    const isGiven = async (problem: Problem, request: Request): Promise<boolean> => {
      if (problem.code !== 'proof_required' && problem.code !== 'second_factor_setup_required') return false;
      // Its body is used up; the person sends it again.
      return (await session.ask(asked[problem.code])) && !isUpload(request);
    };

    const answer = async (request: Request, mayAsk = true): Promise<Response> => {
      const before = session.tokens()?.signIn;
      try {
        const response = await (isOwn(request) ? deliver(request, null) : send(request));
        if (response.status === 200 || response.status === 201) return response;
        const problem = await problemOf(response);
        // The same request, with the same Idempotency-Key.
        if (mayAsk && !isOwn(request) && (await isGiven(problem, request)))
          return await answer(request, false);
        throw new RequestFailed(problem);
      } catch (cause) {
        const signIn = session.nextSignIn();
        if (signIn === null || isOwn(request) || toProblem(cause).status !== 401) throw cause;
        const now = session.tokens()?.signIn;
        if (now !== undefined && now === before) throw cause;
        // A page that stays gets its data after the sign-in; the person sends a save again.
        if (request.method !== 'GET') throw ended();
        await signIn;
        return answer(request);
      }
    };
    return answer;
  }

  return async (request) => {
    const response = await answer(request);
    if (isStyleSheet(response) || isFile(response)) return response;
    if (!isJson(response)) throw unreadable(response);
    return request.method === 'GET' ? withoutNone(response, await response.text()) : response;
  };
}

/**
 * A call that makes a session: it carries no token, and its 401 is about the password or the platform's word. Or one with
 * a token of the caller's own, as of a reset link, which is not the session's to replace or to give up.
 */
function isOwn(request: Request): boolean {
  const calls = /\/(token|token\/(refresh|second-factor)|vendors\/login|authenticate-(shop|vendor))\/?$/;
  return request.headers.has('Authorization') || calls.test(new URL(request.url).pathname);
}

/** By its type, since Firefox does not say whether a request has a body. */
function isUpload(request: Request): boolean {
  return request.headers.has('Content-Type') && !isJson(request);
}

function isRepeatable(request: Request): boolean {
  return request.method === 'GET' || request.headers.has('Idempotency-Key');
}

/** May be otherwise a moment later: a gateway, a server that is starting, or the first of two equal requests. */
async function isPassing(response: Response): Promise<boolean> {
  if (response.status === 502 || response.status === 503) return true;
  return response.status === 409 && (await problemOf(response.clone())).code === 'in_flight';
}

export function isJson({ headers }: Request | Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(headers.get('Content-Type') ?? '');
}

/** A file that the call itself answers, byte by byte: `parseAs: 'blob'`. */
function isFile({ headers }: Response): boolean {
  return /^attachment\b/.test(headers.get('Content-Disposition') ?? '');
}

/** The one text of a call that is not JSON. */
function isStyleSheet({ headers }: Response): boolean {
  return /^text\/css\b/.test(headers.get('Content-Type') ?? '');
}

/** A text 'None' at the top of a GET's answer means nothing (spec foundations §7). */
function withoutNone(response: Response, text: string): Response {
  if (!text.includes('"None"')) return copyOf(response, text);
  const body = parse(response, text);
  if (body === 'None') return copyOf(response, '""');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return copyOf(response, text);
  const kept = Object.entries(body).map(([key, value]) => [key, value === 'None' ? '' : value] as const);
  return copyOf(response, JSON.stringify(Object.fromEntries(kept)));
}

function parse(response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

function copyOf(response: Response, text: string | ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(text === '' ? null : text, { status: response.status, headers });
}
