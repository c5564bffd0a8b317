import { errors, jwtVerify, SignJWT } from 'jose';
import { linkKey, linkTokens } from './link-token.ts';

/** The validity of a mailed link (spec accounts §4; the hour is ours). */
export const resetLinkMinutes = 60;
/** The validity of the form after the link was opened. */
const formSeconds = 15 * 60;

const issuer = 'consignment';
// Another audience than an access token's, so that neither is accepted in place of the other.
const audience = 'consignment-reset';
const algorithm = 'HS256';

export type ResetTokens = {
  /** The token of a reset's link. It is derived from the id, so that no database or backup holds it. */
  tokenOf(resetId: string): string;
  /** The reset of a link's token; null where the token is not ours. */
  resetOf(token: string): string | null;
  /** A bearer token for the reset form only. */
  signForm(resetId: string, now: Date): Promise<string>;
  readForm(token: string, now: Date): Promise<string | null>;
};

/** `secret` is the one of the access tokens. */
export function resetTokens(secret: string): ResetTokens {
  const key = linkKey(secret, 'password reset');
  const { tokenOf, idOf } = linkTokens(key);
  return {
    tokenOf,
    resetOf: idOf,
    signForm(resetId, now) {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ rid: resetId, scope: 'reset' })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + formSeconds)
        .sign(key);
    },
    async readForm(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'rid'],
        });
        return typeof payload['rid'] === 'string' ? payload['rid'] : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** A login's number in the form of a reset link. */
export function uidOf(loginId: number): string {
  return Buffer.from(String(loginId)).toString('base64url');
}

/** The login of `uidb64`, padded or not; null where it is invalid. */
export function loginOfUid(uidb64: string): number | null {
  const text = Buffer.from(uidb64, 'base64url').toString('latin1');
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
