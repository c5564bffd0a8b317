import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  hasToken,
  insertSession,
  insertToken,
  liveSession,
  lockToken,
  markTokenUsed,
  revokeSession,
} from '../queries/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { AccessTokens } from './access-token.ts';
import type { Role } from '../common/session.ts';

const dayInMs = 86_400_000;
/** A session that nobody refreshes for so long is over. */
const refreshTokenDays = 30;
/** However often it is refreshed, it ends: what was stolen once is not held for ever. */
const longestSessionDays = 90;
/** Two tabs may refresh with the same token at about the same time; later it is a theft. */
const refreshGraceMs = 30_000;

export type TokenPair = { readonly access: string; readonly refresh: string; readonly role: Role };

/** Starts a session: one chain of refresh tokens. */
export async function startSession(
  tx: Tx,
  tokens: AccessTokens,
  who: { loginId: number; shopId: number; role: Role; byPassword: boolean; deviceHash?: Buffer },
  now: Date,
): Promise<TokenPair> {
  const id = randomUUID();
  await insertSession(tx, { id, ...who, now });
  const refresh = randomBytes(32).toString('base64url');
  const end = endOf(now);
  await keepToken(tx, { refresh, sessionId: id, end, now });
  return { access: await tokens.sign(id, now, end), refresh, role: who.role };
}

export type Refreshed =
  | { readonly is: 'fresh'; readonly pair: TokenPair }
  | { readonly is: 'refused' }
  /** A token came back that was used before: the session has been ended by it. */
  | { readonly is: 'reused'; readonly sessionId: string };

/**
 * Takes a refresh token for the next pair. Within the grace it answers the one successor that it had, so that a
 * session never splits in two; outside of it a second use ends the session: one of the two who hold the token is not
 * who signed in. The refusal is returned, not thrown, as the revocation has to stay. A vendor who is shut out
 * of a closed portal is given a pair too: it opens nothing but the way to sign out.
 */
export async function refreshSession(
  tx: Tx,
  tokens: AccessTokens,
  refresh: string,
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
  const session = await liveSession(tx, sessionId);
  if (session === null) return { is: 'refused' };
  const next = tokens.successorOf(refresh);
  if (usedAt === null) {
    await markTokenUsed(tx, hash, now);
    await keepToken(tx, { refresh: next, sessionId, end, now });
  } else if (!(await hasToken(tx, hashOf(next)))) {
    // The secret is another one since: what was handed out then cannot be worked out again.
    return { is: 'refused' };
  }
  const access = await tokens.sign(sessionId, now, end);
  return { is: 'fresh', pair: { access, refresh: next, role: session.role } };
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

// 256 random bits need no slow hash: nobody can try them.
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
