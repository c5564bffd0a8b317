import type { FastifyRequest } from 'fastify';
import { isEmailAddress } from '../common/email-address.ts';
import type { RefusedAttempt } from '../common/log.ts';
import { noAttempt, type Refusal } from '../common/problem.ts';

/*
 * The log lists refused attempts for the operator: login, shop and address. An attempt can send any text as an email
 * or a shop, so each is logged only where it has the form of one.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call checks passwords, tokens or signatures, or sends mail. */
    isDoor?: boolean;
  }
}

const statuses = new Set([401, 403, 429]);
const codes = new Set(['wrong_password', 'wrong_second_factor', 'invalid_link', 'email_taken']);

/** Refusals of a caller who is known: beyond the rights of a person or a key, and too many calls. */
const codesOfCallers = new Set(['forbidden', 'scope_missing', 'too_many_requests']);

/** Does the log name the caller of this refusal? */
export function isOfCaller({ code, attempt }: Refusal): boolean {
  return attempt === noAttempt && codesOfCallers.has(code);
}

/** The attempt that this refusal answers; null for a refusal of another kind. */
export function refusedAttempt(request: FastifyRequest, refusal: Refusal): RefusedAttempt | null {
  const { isDoor, operation } = request.routeOptions.config;
  // The password was right, and the sign-in goes on.
  if (refusal.code === 'second_factor_required') return null;
  const isAtDoor = isDoor === true && (statuses.has(refusal.status) || codes.has(refusal.code));
  if (!isAtDoor && refusal.attempt === noAttempt) return null;
  const { login = emailIn(request.body), key = null, shop = shopIn(request) } = refusal.attempt;
  return {
    request: request.id,
    operation: operation ?? 'page',
    status: refusal.status,
    code: refusal.code,
    login: isEmailAddress(login) && !/\p{C}/u.test(login) ? login : null,
    key,
    shop: /^[\w.:-]{1,255}$/.test(shop) ? shop : null,
    address: request.ip,
  };
}

function emailIn(body: unknown): string {
  return textAt(body, 'email');
}

function shopIn({ url, body, headers }: FastifyRequest): string {
  const named = new URLSearchParams(url.split('?', 2)[1] ?? '').get('shop');
  const ofPlatform = headers['x-shopify-shop-domain'];
  if (named !== null) return named;
  return textAt(body, 'myshopify_domain') || (typeof ofPlatform === 'string' ? ofPlatform : '');
}

function textAt(body: unknown, key: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value.trim() : '';
}
