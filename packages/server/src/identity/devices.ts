import { createHash, randomBytes } from 'node:crypto';
import { isDeviceToken, keepDevice } from '../queries/people/known-devices.ts';
import type { Tx } from '../database/database.ts';

/*
 * A browser that has logged in stores a random token and sends it with the next sign-in. The token grants no access;
 * attempts with it are counted apart from those of strangers. It is no cookie, since the portal is also shown behind
 * a shop's own proxy and in frames, where cookies are not sent.
 */

/** More than a person uses. */
const mostDevices = 20;

/** The stored form of a device: its token cannot be read out of the database. */
export function deviceHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token that the device sends from now on: its present one, where that is ours. For `asSystem`. */
export async function rememberDevice(
  tx: Tx,
  { loginId, sent, now }: { readonly loginId: number; readonly sent: string | null; readonly now: Date },
): Promise<string> {
  const isOurs = sent !== null && (await isDeviceToken(tx, deviceHash(sent)));
  const token = isOurs ? sent : randomBytes(32).toString('base64url');
  await keepDevice(tx, { tokenHash: deviceHash(token), loginId, most: mostDevices, now });
  return token;
}
