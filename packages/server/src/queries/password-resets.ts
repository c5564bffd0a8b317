import { takeLock } from '../database/locks.ts';
import type { Tx } from '../database/database.ts';

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

/** How many links were made for the login since. */
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

/** Takes the oldest request; of servers that do so at once each gets another one. */
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

/** The login of a reset that can still be used, locked, so that two uses come one after the other; else null. */
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

/** Every reset link of the login stops working. */
export async function forgetResets(tx: Tx, loginId: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('login_id', '=', loginId).execute();
}
