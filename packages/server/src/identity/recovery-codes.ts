import { createHash, randomBytes } from 'node:crypto';
import { recoveryCode, recoveryCodeCount, typedRecoveryCode } from '@consignment/domain/people/second-factor';
import type { Tx } from '../database/database.ts';
import { putRecoveryCodes } from '../queries/people/factors.ts';

/** New recovery codes in place of the login's old ones; they are shown this once. For `asSystem`. */
export async function makeRecoveryCodes(tx: Tx, loginId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(16)));
  await putRecoveryCodes(
    tx,
    loginId,
    codes.map((code) => recoveryCodeHash(loginId, code)),
    now,
  );
  return codes;
}

// 80 random bits need no slow hash: they cannot be guessed.
export function recoveryCodeHash(loginId: number, typed: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([loginId, typedRecoveryCode(typed)]))
    .digest();
}
