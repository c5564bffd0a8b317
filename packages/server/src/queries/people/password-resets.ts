import { takeLock } from '../../database/locks.ts';
import type { Tx } from '../../database/database.ts';

/** For `asSystem`: resets belong to logins, which are above shops. */

export async function insertReset(
  tx: Tx,
  reset: { id: string; loginId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ id: reset.id, login_id: reset.loginId, created_at: reset.now, expires_at: reset.expiresAt })
    .execute();
}

/** The number of links made for the login since then. */
export async function countRecentResets(tx: Tx, loginId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('login_id', '=', loginId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export type ResetRequest = { readonly email: string; readonly shop: string | null; readonly askedAt: Date };

export async function keepResetRequest(tx: Tx, asked: ResetRequest): Promise<void> {
  await tx
    .insertInto('reset_requests')
    .values({ email: asked.email, shop: asked.shop, asked_at: asked.askedAt })
    .execute();
}

/** Takes the oldest request; concurrent servers each get another one. */
export async function takeResetRequest(tx: Tx): Promise<ResetRequest | null> {
  const row = await tx
    .deleteFrom('reset_requests')
    .where('id', '=', (eb) =>
      eb.selectFrom('reset_requests').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning(['email', 'shop', 'asked_at'])
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, shop: row.shop, askedAt: row.asked_at };
}

/** The login of a valid reset, locked, so that concurrent uses are serialized; else null. */
export async function lockLiveReset(tx: Tx, id: string, now: Date): Promise<number | null> {
  takeLock('password_resets');
  const row = await tx
    .selectFrom('password_resets')
    .select('login_id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.login_id ?? null;
}

/** Invalidates every reset link of the login. */
export async function forgetResets(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('login_id', '=', loginId).execute();
}
