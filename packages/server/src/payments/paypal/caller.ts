import { createHash } from 'node:crypto';
import { fetchWithoutRedirects, textWithin } from '../../common/outgoing.ts';
import type { KeyCheck } from '../../database/rows.ts';
import { asObject, problemIn, textAt } from './answers.ts';

/** The client id and secret of an app at PayPal. */
export type Keys = { readonly clientId: string; readonly secret: string };

export type Reply =
  | { readonly is: 'answered'; readonly status: number; readonly body: unknown }
  /** PayPal rejected the keys, so no request was made. */
  | { readonly is: 'no_token'; readonly problem: string }
  /** No request has reached PayPal. */
  | { readonly is: 'unsent'; readonly problem: string }
  /** The request may have reached PayPal, and no readable answer came. */
  | { readonly is: 'unknown'; readonly problem: string };

export type PaypalCaller = {
  call(keys: Keys, method: 'GET' | 'POST', path: string, body?: string): Promise<Reply>;
  checkKeys(keys: Keys): Promise<KeyCheck>;
};

/** Payouts have to be enabled for the account (developer.paypal.com/api/payments.payouts-batch/v1/payouts-post). */
const payoutsScope = 'https://uri.paypal.com/payments/payouts';
const secondsBeforeExpiry = 60;
const largestAnswer = 1024 * 1024;

type Token = { readonly text: string; readonly expires: number; readonly scopes: readonly string[] };
type TokenAnswer =
  { readonly is: 'token'; readonly token: Token } | Extract<Reply, { is: 'no_token' | 'unsent' }>;

/** A client for PayPal at one base URL; `timeoutMs` limits each answer. */
export function createCaller(baseUrl: string, clock: () => Date, timeoutMs: number): PaypalCaller {
  // The key is the digest of both keys: a changed secret must not use the token of the former one.
  const tokens = new Map<string, Token>();

  async function tokenFor(keys: Keys, isFresh: boolean): Promise<TokenAnswer> {
    const name = createHash('sha256')
      .update(JSON.stringify([keys.clientId, keys.secret]))
      .digest('base64');
    const kept = tokens.get(name);
    if (!isFresh && kept !== undefined && kept.expires > clock().getTime())
      return { is: 'token', token: kept };
    tokens.delete(name);
    const reply = await request(`${baseUrl}/v1/oauth2/token`, timeoutMs, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
    });
    // A token moves no money: after any failure, nothing has been sent.
    if (reply.is !== 'answered') return { is: 'unsent', problem: reply.problem };
    const text = textAt(reply.body, 'access_token');
    if (reply.status === 200 && text !== '') {
      const { expires_in: seconds } = asObject(reply.body);
      const lasts = typeof seconds === 'number' ? Math.max(0, seconds - secondsBeforeExpiry) : 0;
      const scopes = textAt(reply.body, 'scope').split(/\s+/);
      const token = { text, expires: clock().getTime() + lasts * 1000, scopes };
      tokens.set(name, token);
      return { is: 'token', token };
    }
    const problem = problemIn(reply.body) || `PayPal answered with ${reply.status}.`;
    return { is: isUntouched(reply.status) ? 'no_token' : 'unsent', problem };
  }

  return {
    async call(keys, method, path, body) {
      for (const isLast of [false, true]) {
        const answer = await tokenFor(keys, isLast);
        if (answer.is !== 'token') return answer;
        const reply = await request(`${baseUrl}${path}`, timeoutMs, {
          method,
          headers: {
            authorization: `Bearer ${answer.token.text}`,
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        });
        // The token was revoked early: one retry with a new one.
        if (isLast || reply.is !== 'answered' || reply.status !== 401) return reply;
      }
      throw new Error('The second try returns.');
    },
    async checkKeys(keys) {
      const answer = await tokenFor(keys, true);
      if (answer.is === 'no_token') return 'invalid';
      if (answer.is === 'unsent') return 'not_checked';
      return answer.token.scopes.includes(payoutsScope) ? 'valid' : 'payouts_off';
    },
  };
}

/** A status with which PayPal rejects a request without effect. */
export function isUntouched(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

async function request(
  url: string,
  timeoutMs: number,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Extract<Reply, { is: 'answered' | 'unsent' | 'unknown' }>> {
  try {
    const response = await fetchWithoutRedirects(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return {
      is: 'answered',
      status: response.status,
      body: parsed(await textWithin(response, largestAnswer)),
    };
  } catch (error) {
    const problem = 'PayPal cannot be reached.';
    return isNeverConnected(error)
      ? { is: 'unsent', problem }
      : { is: 'unknown', problem: 'PayPal gave no answer.' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** fetch wraps the error in its `cause`; where several addresses were tried, all of them must have failed so. */
function isNeverConnected(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  if (cause instanceof AggregateError) {
    return cause.errors.length > 0 && cause.errors.every((one: unknown) => neverConnected.has(codeOf(one)));
  }
  return neverConnected.has(codeOf(cause));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
