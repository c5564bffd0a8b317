import { forgetChallenges } from '../queries/people/factor-challenges.ts';
import { forgetDevices } from '../queries/people/known-devices.ts';
import { lockLogin, setPasswordHash, shopNamesOf, type Login } from '../queries/people/logins.ts';
import { forgetResets } from '../queries/people/password-resets.ts';
import { revokeSessionsOf } from '../queries/people/sessions.ts';
import type { Tx } from '../database/database.ts';
import { forgetTries } from './attempts.ts';

/** Personal data that a new password must not resemble. */
export async function personalOf(tx: Tx, loginId: number): Promise<string[]> {
  const { email, name } = await lockLogin(tx, loginId);
  return [email, name, ...(await shopNamesOf(tx, loginId))];
}

/**
 * Sets a login's password. Its reset links stop working and its sessions end, in every shop, except for the one
 * named; devices known by the old password are deleted. Returns the login's person. Runs in `asSystem`.
 */
export async function replacePassword(
  tx: Tx,
  change: {
    readonly loginId: number;
    readonly passwordHash: string;
    readonly keepsSession: string | null;
    readonly now: Date;
  },
): Promise<Login> {
  const { loginId, passwordHash, keepsSession, now } = change;
  const login = await lockLogin(tx, loginId);
  await setPasswordHash(tx, loginId, passwordHash);
  await forgetResets(tx, loginId);
  await forgetChallenges(tx, loginId);
  await revokeSessionsOf(tx, { loginId, because: 'password_changed', except: keepsSession, now });
  await forgetDevices(tx, loginId, keepsSession);
  await forgetTries(tx, login);
  return login;
}
