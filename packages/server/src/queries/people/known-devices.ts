import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** For `asSystem`: devices belong to logins, which are above shops. */

/** True where a sign-in with this login's password came from the device. */
export async function isKnownDevice(tx: Tx, tokenHash: Buffer, loginId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for a token that this server has issued; an invented one never counts as a device. */
export async function isDeviceToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the device for this login; beyond `most`, the least recently used ones are deleted. */
export async function keepDevice(
  tx: Tx,
  device: { readonly tokenHash: Buffer; readonly loginId: number; readonly most: number; readonly now: Date },
): Promise<void> {
  const { tokenHash, loginId, most, now } = device;
  await tx
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, login_id: loginId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'login_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  await sql`
    delete from known_devices d where d.login_id = ${loginId} and d.token_hash in (
      select token_hash from known_devices where login_id = ${loginId}
      order by token_hash = ${tokenHash} desc, last_used_at desc, token_hash offset ${most})`.execute(tx);
}

/** Deletes the devices of a login, except for that of the session named. */
export async function forgetDevices(tx: Tx, loginId: number, exceptSession: string | null): Promise<void> {
  await sql`
    delete from known_devices where login_id = ${loginId} and token_hash not in (
      select device_hash from sessions where id = ${exceptSession}::uuid and device_hash is not null)`.execute(
    tx,
  );
}
