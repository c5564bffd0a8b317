import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** From the client documentation (spec foundations §9). */
const accessTokenSeconds = 300;

const issuer = 'consignment';
const audience = 'consignment-api';
const algorithm = 'HS256';
const shortestSecret = 32;
/** About 3 MB. */
const mostVerified = 10_000;
/** The form of ids in our tokens; the database would fail on anything else. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A session with its shop, which is where its rights are looked up. */
export type SessionOfToken = { readonly id: string; readonly shopId: number };

export type AccessTokens = {
  /** Valid for five minutes, and never beyond the session's own end. */
  sign(session: SessionOfToken, now: Date, end: Date): Promise<string>;
  /** The session of a valid token of ours that has not expired, else null. */
  read(token: string, now: Date): Promise<SessionOfToken | null>;
  /** The successor of a refresh token: derived again it is the same, and it cannot be derived without the secret. */
  successorOf(refresh: string): string;
};

/** Throws RangeError on a secret under 32 bytes. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const refreshKey = createHmac('sha256', secret).update('refresh token').digest();
  if (key.byteLength < shortestSecret) {
    throw new RangeError(`The token secret must have at least ${shortestSecret} bytes.`);
  }
  // A signature stays what it is; the end of a token and its session are checked at each call.
  const verified = new Map<string, { readonly session: SessionOfToken; readonly end: number }>();
  return {
    sign: ({ id, shopId }, now, end) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: id, shop: shopId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(Math.min(issued + accessTokenSeconds, Math.floor(end.getTime() / 1000)))
        .sign(key);
    },
    read: async (token, now) => {
      const known = verified.get(token);
      if (known !== undefined && Math.floor(now.getTime() / 1000) < known.end) return known.session;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: 'JWT',
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'sid', 'shop'],
        });
        const { sid, shop, exp: end = 0 } = payload;
        if (typeof sid !== 'string' || !uuid.test(sid) || !Number.isSafeInteger(shop)) return null;
        const session = { id: sid, shopId: Number(shop) };
        if (verified.size >= mostVerified) verified.clear();
        verified.set(token, { session, end });
        return session;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    successorOf: (refresh) => createHmac('sha256', refreshKey).update(refresh).digest('base64url'),
  };
}
