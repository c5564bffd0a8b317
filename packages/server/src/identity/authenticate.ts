import { createHash, timingSafeEqual } from 'node:crypto';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../common/problem.ts';
import { shopIdByDomain } from '../queries/people/logins.ts';
import { liveSession } from '../queries/people/sessions.ts';
import type { Database } from '../database/database.ts';
import { keySession } from './key-session.ts';
import { looksLikeKey } from './program-key.ts';
import type { AccessTokens } from './access-token.ts';
import { noFactor, type LiveSession } from '../common/session.ts';

const texts = defineTexts('Authenticate', {
  logIn: 'Please log in.',
  sessionEnded: 'Your session has ended. Please log in again.',
  shopMissing: 'The X-Shop header must name the shop.',
  noSuchShop: 'There is no shop “{shop}” in this installation.',
});

export type Bearer = {
  /** The Authorization header. */
  readonly authorization: string | undefined;
  /** The X-Shop header, used only with the local token. */
  readonly shop: string | undefined;
  readonly allowsLocal: boolean;
  /** Where the request comes from. */
  readonly address: string;
};

/**
 * The session of a request, of a person or of a program's key; throws a Refusal (401) without one. Sessions are read for
 * each request, so that sign-out and removal from a shop take effect at once.
 */
export async function authenticate(
  bearer: Bearer,
  known: { database: Database; tokens: AccessTokens; localToken: string | null; now: Date },
): Promise<LiveSession> {
  const token = bearerOf(bearer.authorization);
  if (token === null) throw refuse(401, 'unauthenticated', texts.logIn, challenge);
  if (bearer.allowsLocal && known.localToken !== null && isSame(token, known.localToken)) {
    return localSession(bearer.shop, known.database);
  }
  if (looksLikeKey(token)) return keySession(token, { ...known, address: bearer.address });
  const key = await known.tokens.read(token, known.now);
  const session =
    key === null ? null : await known.database.asSystem((tx) => liveSession(tx, key), { isOneRead: true });
  if (session === null) {
    throw refuse(401, 'session_ended', texts.sessionEnded, challenge);
  }
  return session;
}

/** The bearer token of an Authorization header, if any. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

/** The command line on the server: a reader of the server's own files may act for any shop in it. */
async function localSession(domain: string | undefined, database: Database): Promise<LiveSession> {
  if (domain === undefined) throw refuse(400, 'required', texts.shopMissing);
  const shopId = await database.asSystem((tx) => shopIdByDomain(tx, domain));
  if (shopId === null) throw refuse(404, 'not_found', texts.noSuchShop({ shop: domain.slice(0, 255) }));
  return {
    id: null,
    loginId: null,
    shopId,
    party: 'merchant',
    role: 'owner',
    vendorIds: null,
    repIds: null,
    key: null,
    isSandbox: false,
    isShutOut: false,
    factor: noFactor,
  };
}

// Digests have one length for any input, which a comparison in constant time needs.
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
