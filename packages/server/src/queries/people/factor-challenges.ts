import type { Schema } from '../../database/schema.ts';
import type { Tx } from '../../database/database.ts';
import type { Party } from '@consignment/domain/people/roles';

/** For `asSystem`: challenges belong to logins, which are above shops. */

export type Purpose = Schema['factor_challenges']['purpose'];

/** A challenge before it has one, by its purpose. */
type Begun = { readonly loginId: number } & (
  | { readonly purpose: 'sign_in'; readonly shopId: number; readonly party: Party }
  | { readonly purpose: 'proof'; readonly sessionId: string }
  | { readonly purpose: 'passkey'; readonly sessionId: string }
  | { readonly purpose: 'authenticator'; readonly sessionId: string; readonly sealedSecret: Buffer }
);

export type BegunFor<Of extends Purpose> = Extract<Begun, { readonly purpose: Of }>;

/** `challenge`: what a passkey is to sign; empty where none is asked for. */
export type ChallengeFor<Of extends Purpose> = BegunFor<Of> & { readonly challenge: string };
export type Challenge = ChallengeFor<Purpose>;

/** More at once than a person begins; the oldest go. */
const mostOfLogin = 20;

export async function keepChallenge(
  tx: Tx,
  tokenHash: Buffer,
  kept: Challenge,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx.deleteFrom('factor_challenges').where('expires_at', '<=', times.now).execute();
  await tx
    .insertInto('factor_challenges')
    .values({
      token_hash: tokenHash,
      purpose: kept.purpose,
      login_id: kept.loginId,
      session_id: kept.purpose === 'sign_in' ? null : kept.sessionId,
      shop_id: kept.purpose === 'sign_in' ? kept.shopId : null,
      party: kept.purpose === 'sign_in' ? kept.party : null,
      challenge: kept.challenge,
      sealed_secret: kept.purpose === 'authenticator' ? kept.sealedSecret : null,
      expires_at: times.expiresAt,
    })
    .execute();
  await tx
    .deleteFrom('factor_challenges')
    .where('login_id', '=', kept.loginId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('factor_challenges')
        .select('token_hash')
        .where('login_id', '=', kept.loginId)
        .orderBy('expires_at', 'desc')
        .limit(mostOfLogin),
    )
    .execute();
}

/** Reads a challenge that has not expired, without using it up. */
export async function challengeOf(
  tx: Tx,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Challenge | null> {
  const row = await tx
    .selectFrom('factor_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : challengeIn(row);
}

/** Uses up a challenge: a second use finds none, at the same time too. It comes back where the transaction fails. */
export async function takeChallenge(
  tx: Tx,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Challenge | null> {
  const row = await tx
    .deleteFrom('factor_challenges')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : challengeIn(row);
}

type Row = {
  purpose: Purpose;
  login_id: number;
  session_id: string | null;
  shop_id: number | null;
  party: Party | null;
  challenge: string;
  sealed_secret: Buffer | null;
};

function challengeIn(row: Row): Challenge {
  const { purpose, login_id: loginId, session_id: sessionId, challenge } = row;
  if (purpose === 'sign_in') {
    if (row.shop_id === null || row.party === null) throw damaged();
    return { purpose, loginId, challenge, shopId: row.shop_id, party: row.party };
  }
  if (sessionId === null) throw damaged();
  if (purpose !== 'authenticator') return { purpose, loginId, challenge, sessionId };
  if (row.sealed_secret === null) throw damaged();
  return { purpose, loginId, challenge, sessionId, sealedSecret: row.sealed_secret };
}

function damaged(): Error {
  return new Error('A challenge lacks what its purpose needs.');
}

/** Ends the sign-ins and proofs that a login has begun, as after a change of its password. */
export async function forgetChallenges(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('factor_challenges').where('login_id', '=', loginId).execute();
}
