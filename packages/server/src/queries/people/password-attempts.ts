import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** For `asSystem`: attempts are counted before the caller is authenticated. */

/** Counts an attempt within `windowMs`; returns the count and the time of its reset. */
export async function countAttempt(
  tx: Tx,
  key: Buffer,
  windowMs: number,
  now: Date,
): Promise<{ attempts: number; until: Date }> {
  const forgotten = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ attempts: number; began_at: Date }>`
    insert into password_attempts as a (key, began_at, attempts) values (${key}, ${now}, 1)
    on conflict (key) do update set
      began_at = case when a.began_at <= ${forgotten} then excluded.began_at else a.began_at end,
      attempts = case when a.began_at <= ${forgotten} then 1 else least(a.attempts, 1000000) + 1 end
    returning attempts, began_at`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The attempt was not counted.');
  return { attempts: row.attempts, until: new Date(row.began_at.getTime() + windowMs) };
}

/** A successful attempt does not count as a guess. */
export async function takeAttemptBack(tx: Tx, key: Buffer): Promise<void> {
  await sql`update password_attempts set attempts = greatest(attempts - 1, 0) where key = ${key}`.execute(tx);
}

export async function forgetAttempts(tx: Tx, key: Buffer): Promise<void> {
  await tx.deleteFrom('password_attempts').where('key', '=', key).execute();
}
