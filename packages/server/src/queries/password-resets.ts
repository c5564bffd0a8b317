import type { Tx } from '../store/database.ts';

/** These run in `asSystem`: resets are of logins, which stand above the shops. */

export async function insertReset(
  tx: Tx,
  reset: { id: string; loginId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ id: reset.id, login_id: reset.loginId, created_at: reset.now, expires_at: reset.expiresAt })
    .execute();
}

/** Was a link made for the login since? */
export async function hasRecentReset(tx: Tx, loginId: number, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('password_resets')
    .select('id')
    .where('login_id', '=', loginId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The login of a reset that can still be used, locked, so that two uses come one after the other; else null. */
export async function lockLiveReset(tx: Tx, id: string, now: Date): Promise<number | null> {
  const row = await tx
    .selectFrom('password_resets')
    .select('login_id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.login_id ?? null;
}

/** Every reset link of the login stops working. */
export async function forgetResets(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('login_id', '=', loginId).execute();
}
