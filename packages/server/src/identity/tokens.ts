import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  insertSession,
  insertToken,
  liveSession,
  lockToken,
  markTokenUsed,
  revokeSession,
} from '../queries/sessions.ts';
import type { Tx } from '../store/database.ts';
import type { AccessTokens } from './access-token.ts';
import type { Role } from './session.ts';

const dayInMs = 86_400_000;
/** A session that nobody refreshes for so long is over. */
const refreshTokenDays = 30;
/** Two tabs may refresh with the same token at about the same time; later it is a theft. */
const refreshGraceMs = 30_000;

export type TokenPair = { readonly access: string; readonly refresh: string; readonly role: Role };

/** Starts a session: one family of refresh tokens. */
export async function startSession(
  tx: Tx,
  tokens: AccessTokens,
  who: { loginId: number; shopId: number; role: Role; byPassword: boolean },
  now: Date,
): Promise<TokenPair> {
  const id = randomUUID();
  await insertSession(tx, { id, ...who, now });
  return issue(tx, tokens, { id, role: who.role }, now);
}

export type Refreshed = { readonly is: 'fresh'; readonly pair: TokenPair } | { readonly is: 'refused' };

/**
 * Takes a refresh token for a new pair. A token used before, outside of the grace, revokes its whole family: one
 * of the two who hold it is not who signed in. The refusal is returned, not thrown, as the revocation has to stay.
 * Who is shut out of a closed portal is given one too: it opens nothing but the way to sign out.
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
  if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > refreshGraceMs) {
    await revokeSession(tx, token.sessionId, 'refresh_token_reused', now);
    return { is: 'refused' };
  }
  const session = await liveSession(tx, token.sessionId);
  if (session === null) return { is: 'refused' };
  if (token.usedAt === null) await markTokenUsed(tx, hash, now);
  return { is: 'fresh', pair: await issue(tx, tokens, { id: token.sessionId, role: session.role }, now) };
}

async function issue(
  tx: Tx,
  tokens: AccessTokens,
  session: { id: string; role: Role },
  now: Date,
): Promise<TokenPair> {
  const refresh = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + refreshTokenDays * dayInMs);
  await insertToken(tx, { hash: hashOf(refresh), sessionId: session.id, now, expiresAt });
  return { access: await tokens.sign(session.id, now), refresh, role: session.role };
}

// 256 random bits need no slow hash: nobody can try them.
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
