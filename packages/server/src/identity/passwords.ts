import { hash, verify } from '@node-rs/argon2';

// argon2id with the first recommended parameters of OWASP for it: 19 MiB, 2 passes, 1 lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

// Verified where the login does not exist, so that the answer takes as long as for a wrong password.
let unusedHash: Promise<string> | null = null;

/**
 * True where the password matches this hash. Null, for a login that does not exist, takes the same time and never
 * matches.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  unusedHash ??= hashPassword('the password of no login');
  const isRight = await verify(passwordHash ?? (await unusedHash), password);
  return isRight && passwordHash !== null;
}
