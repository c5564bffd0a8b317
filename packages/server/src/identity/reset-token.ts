import { createHmac, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** How long a link in a mail works (spec accounts §4; the hour is ours). */
export const resetLinkMinutes = 60;
/** How long the form stays open once the link was followed. */
const formSeconds = 15 * 60;

const issuer = 'consignment';
// Another audience than an access token's: neither opens what the other does.
const audience = 'consignment-reset';
const algorithm = 'HS256';

export type ResetTokens = {
  /** The token of a reset's link. It is worked out from the id, so that no database or backup holds it. */
  tokenOf(resetId: string): string;
  /** The reset that a token of a link names; null when the token is not ours. */
  resetOf(token: string): string | null;
  /** A bearer token that opens the reset form and nothing else. */
  signForm(resetId: string, now: Date): Promise<string>;
  readForm(token: string, now: Date): Promise<string | null>;
};

const idBytes = 16;

/** `secret` is the one of the access tokens. */
export function resetTokens(secret: string): ResetTokens {
  const key = createHmac('sha256', secret).update('password reset').digest();
  const proofOf = (id: Buffer) => createHmac('sha256', key).update(id).digest();
  return {
    tokenOf(resetId) {
      const id = Buffer.from(resetId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, proofOf(id)]).toString('base64url');
    },
    resetOf(token) {
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, idBytes);
      const proof = proofOf(id);
      if (bytes.length !== idBytes + proof.length) return null;
      return timingSafeEqual(bytes.subarray(idBytes), proof) ? uuidOf(id) : null;
    },
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

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A login's number as a reset link carries it. */
export function uidOf(loginId: number): string {
  return Buffer.from(String(loginId)).toString('base64url');
}

/** The login that `uidb64` names, padded or not; null when it is none. */
export function loginOfUid(uidb64: string): number | null {
  const text = Buffer.from(uidb64, 'base64url').toString('latin1');
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
