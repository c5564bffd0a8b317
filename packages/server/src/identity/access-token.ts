import { errors, jwtVerify, SignJWT } from 'jose';

/** As the clients count on (spec foundations §9). */
const accessTokenSeconds = 300;

const issuer = 'consignment';
const audience = 'consignment-api';
const algorithm = 'HS256';
const shortestSecret = 32;
/** Of what stands there in a token of ours; the database would fail on anything else. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type AccessTokens = {
  sign(sessionId: string, now: Date): Promise<string>;
  /** The session named by a token that is ours and has not expired, else null. */
  read(token: string, now: Date): Promise<string | null>;
};

/** Throws RangeError on a secret under 32 bytes. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  if (key.byteLength < shortestSecret) {
    throw new RangeError(`The token secret must have at least ${shortestSecret} bytes.`);
  }
  return {
    sign: (sessionId, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + accessTokenSeconds)
        .sign(key);
    },
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: 'JWT',
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'sid'],
        });
        const { sid } = payload;
        return typeof sid === 'string' && uuid.test(sid) ? sid : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
