import { setTimeout as sleep } from 'node:timers/promises';
import { fetchWithoutRedirects, textWithin } from '../../common/outgoing.ts';
import { AccessGone, PlatformRefused, type TokenSource } from '../platform.ts';
import { apiVersion, shopUrl, type ShopifyApp } from './app.ts';

/** Calls one shop's Admin API (https://shopify.dev/docs/api/admin-graphql). */
export type ShopifyClient = {
  /**
   * The `data` of the answer, in the shape of the document. Waits and retries as the API asks when it is throttled,
   * and a few times after failures. Throws AccessGone where the app is no longer installed, PlatformRefused where the
   * query is not permitted, and an Error where a later retry may succeed.
   */
  query<T>(document: string, variables?: Readonly<Record<string, unknown>>): Promise<T>;
};

export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

type Answer = {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string } }[] | string;
  extensions?: {
    cost?: {
      requestedQueryCost: number;
      throttleStatus: { currentlyAvailable: number; maximumAvailable: number; restoreRate: number };
    };
  };
};

const attempts = 8;
const answerWithinMs = 60_000;
const longestPauseMs = 30_000;
/** A multiple of the largest page of a document. */
const largestAnswer = 16 * 1024 * 1024;

export function clientOf(
  app: ShopifyApp,
  host: string,
  tokens: TokenSource,
  given: { readonly signal?: AbortSignal; readonly pause?: Pause } = {},
): ShopifyClient {
  const url = shopUrl(app, host, `/admin/api/${apiVersion}/graphql.json`);
  const signal = given.signal ?? new AbortController().signal;
  const pause: Pause = given.pause ?? ((ms, stop) => sleep(ms, undefined, { signal: stop }));

  async function ask(body: string, token: string): Promise<Response> {
    return fetchWithoutRedirects(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
  }

  return {
    async query<T>(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
      const body = JSON.stringify({ query: document, variables });
      let isRefused = false;
      let said = '';
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const token = await tokens(isRefused);
        if (token === null) throw gone();
        let wait = backOff(attempt);
        try {
          const response = await ask(body, token);
          if (response.status === 401) {
            await response.body?.cancel();
            if (isRefused) throw gone();
            isRefused = true;
            continue;
          }
          if (response.status === 200) {
            const answer = JSON.parse(await textWithin(response, largestAnswer)) as Answer;
            const verdict = verdictOf(answer);
            // The answer has the shape that the document asks for.
            if (verdict.is === 'data') return verdict.data as T;
            ({ said, wait } = verdict);
          } else {
            await response.body?.cancel();
            said = `Shopify answered with ${response.status}.`;
            if (response.status === 403)
              throw new PlatformRefused('Shopify does not let the app read this shop.');
            if (response.status === 429) wait = secondsIn(response.headers.get('retry-after')) ?? wait;
            // The shop is closed, frozen or missing: an immediate retry changes nothing.
            else if (response.status < 500) throw new Error(said);
          }
        } catch (error) {
          if (!isPassing(error) || signal.aborted) throw error;
          said = error instanceof Error ? error.message : String(error);
        }
        if (attempt < attempts) await pause(Math.min(wait, longestPauseMs), signal);
      }
      throw new Error(`Shopify could not be asked: ${said}`);
    },
  };
}

type Verdict =
  | { readonly is: 'data'; readonly data: unknown }
  | { readonly is: 'wait'; readonly said: string; readonly wait: number };

/**
 * An answer of 200 may still be a refusal: when throttled, its cost states how long to wait
 * (https://shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits).
 */
function verdictOf({ data, errors = [], extensions }: Answer): Verdict {
  const list = typeof errors === 'string' ? [{ message: errors }] : errors;
  if (list.length === 0) return { is: 'data', data };
  const codes = list.map((error) => ('extensions' in error ? (error.extensions?.code ?? '') : ''));
  const said = list.map(({ message }) => message).join(' ');
  if (codes.includes('THROTTLED')) {
    const cost = extensions?.cost;
    const missing = cost === undefined ? 0 : cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable;
    const rate = cost?.throttleStatus.restoreRate ?? 50;
    return { is: 'wait', said, wait: Math.max(100, Math.ceil((1000 * missing) / rate)) };
  }
  if (codes.includes('INTERNAL_SERVER_ERROR') || codes.includes('TIMEOUT')) {
    return { is: 'wait', said, wait: 2000 };
  }
  if (codes.includes('ACCESS_DENIED')) throw new PlatformRefused(`Shopify does not allow this: ${said}`);
  throw new Error(`Shopify refuses the question: ${said}`);
}

function gone(): AccessGone {
  return new AccessGone('Shopify does not accept the app any more. Install it again from the shop.');
}

function backOff(attempt: number): number {
  return 500 * 2 ** (attempt - 1);
}

function secondsIn(header: string | null): number | null {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(1000 * seconds) : null;
}

/** No answer, or an incomplete one. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError || error instanceof SyntaxError || error.name === 'TimeoutError';
}
