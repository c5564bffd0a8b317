import type { Origin } from '../common/by.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Party } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import {
  hasToken,
  insertSession,
  insertToken,
  liveSession,
  lockToken,
  markTokenUsed,
  revokeSession,
  seeSession,
} from '../queries/people/sessions.ts';
import { refuse, type Refusal } from '../common/problem.ts';
import { languageOfRequest } from '../common/language.ts';
import { keepLanguage } from '../queries/people/languages.ts';
import { isClosed } from '../queries/people/logins.ts';
import type { Tx } from '../database/database.ts';
import type { AccessTokens } from './access-token.ts';

const texts = defineTexts('IdentityTokens', {
  loginClosed:
    'Your login was used to change payout details and the change was then stopped, so the login has been closed. Choose a new password with “Forgot your password” to reopen it.',
});

const dayInMs = 86_400_000;
/** A session ends when it is not refreshed for so long. */
const refreshTokenDays = 30;
/** The maximum age of a session, however often it is refreshed: stolen tokens expire too. */
const longestSessionDays = 90;
/** Two tabs may refresh with the same token at about the same time; later reuse counts as theft. */
const refreshGraceMs = 30_000;

/** `role` is the party: with that name it is on the wire, where it says which app the session is for. */
export type TokenPair = { readonly access: string; readonly refresh: string; readonly role: Party };

/** Starts a session: one chain of refresh tokens. Throws a Refusal (403) for a login that is closed. */
export async function startSession(
  tx: Tx,
  tokens: AccessTokens,
  who: {
    loginId: number;
    shopId: number;
    party: Party;
    byPassword: boolean;
    deviceHash?: Buffer;
    from?: Origin;
    /** The sign-in is a proof of the person. */
    isProved?: boolean;
  },
  now: Date,
): Promise<TokenPair> {
  if (await isClosed(tx, who.loginId)) throw loginClosed();
  const id = randomUUID();
  const { from = unknownPlace, isProved = false, ...whose } = who;
  await insertSession(tx, { id, ...whose, ...from, provedAt: isProved ? now : null, now });
  const refresh = randomBytes(32).toString('base64url');
  const end = endOf(now);
  await keepToken(tx, { refresh, sessionId: id, end, now });
  const language = languageOfRequest();
  if (language !== null) await keepLanguage(tx, who.loginId, language);
  return { access: await tokens.sign({ id, shopId: who.shopId }, now, end), refresh, role: who.party };
}

function loginClosed(): Refusal {
  return refuse(403, 'login_closed', texts.loginClosed);
}

/** Of a session that no request has begun. */
const unknownPlace: Origin = { device: '', address: '' };

export type Refreshed =
  | { readonly is: 'fresh'; readonly pair: TokenPair }
  | { readonly is: 'refused' }
  /** A used token came back, which has ended the session. */
  | { readonly is: 'reused'; readonly sessionId: string };

/**
 * Exchanges a refresh token for the next pair. Within the grace period it returns the same successor, so that a
 * session never splits in two; later, a second use ends the session, since one of the two holders of the token is not
 * its owner. The refusal is returned, not thrown, so that the revocation is committed. A vendor of a closed portal
 * gets a pair too: it only permits sign-out.
 */
export async function refreshSession(
  tx: Tx,
  tokens: AccessTokens,
  refresh: string,
  address: string,
  now: Date,
): Promise<Refreshed> {
  const hash = hashOf(refresh);
  const token = await lockToken(tx, hash);
  if (token === null || token.isRevoked || token.expiresAt <= now) return { is: 'refused' };
  const { sessionId, usedAt } = token;
  const end = endOf(token.sessionBegan);
  if (end <= now) return { is: 'refused' };
  if (usedAt !== null && now.getTime() - usedAt.getTime() > refreshGraceMs) {
    await revokeSession(tx, sessionId, 'refresh_token_reused', now);
    return { is: 'reused', sessionId };
  }
  const key = { id: sessionId, shopId: token.shopId };
  const session = await liveSession(tx, key);
  if (session === null) return { is: 'refused' };
  const next = tokens.successorOf(refresh);
  if (usedAt === null) {
    await markTokenUsed(tx, hash, now);
    await seeSession(tx, sessionId, address, now);
    await keepToken(tx, { refresh: next, sessionId, end, now });
  } else if (!(await hasToken(tx, hashOf(next)))) {
    // The secret has changed since, so the former successor cannot be derived again.
    return { is: 'refused' };
  }
  const access = await tokens.sign(key, now, end);
  return { is: 'fresh', pair: { access, refresh: next, role: session.party } };
}

async function keepToken(
  tx: Tx,
  token: { refresh: string; sessionId: string; end: Date; now: Date },
): Promise<void> {
  const { refresh, sessionId, end, now } = token;
  const unused = new Date(now.getTime() + refreshTokenDays * dayInMs);
  const expiresAt = unused < end ? unused : end;
  await insertToken(tx, { hash: hashOf(refresh), sessionId, now, expiresAt });
}

function endOf(began: Date): Date {
  return new Date(began.getTime() + longestSessionDays * dayInMs);
}

// 256 random bits need no slow hash: they cannot be guessed.
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
