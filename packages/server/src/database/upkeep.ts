import { sql } from 'kysely';
import type { Tx } from './database.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what nobody can use any more; for `asSystem`. Refresh tokens and the sessions that have none left, links to
 * files and to a new password go when they have expired, counted attempts after a day, browsers that nobody signs in
 * from after a year, and what is known of a mail after 90 days; the answer to an
 * Idempotency-Key is kept for 30 days, as long as a payment provider keeps its own.
 */
export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  // An access token may outlive the last refresh token by its few minutes.
  await sql`
    delete from sessions s where s.created_at < ${new Date(now.getTime() - day)}
      and not exists (select from refresh_tokens t where t.session_id = s.id)`.execute(tx);
  await tx
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now.getTime() - 365 * day))
    .execute();
  await tx
    .deleteFrom('password_attempts')
    .where('began_at', '<', new Date(now.getTime() - day))
    .execute();
  await tx.deleteFrom('export_links').where('expires_at', '<', now).execute();
  await tx
    .deleteFrom('password_resets')
    .where('expires_at', '<', new Date(now.getTime() - day))
    .execute();
  await tx
    .deleteFrom('mails')
    .where('finished_at', '<', new Date(now.getTime() - 90 * day))
    .execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where('started_at', '<', new Date(now.getTime() - 30 * day))
    .execute();
}

/** The totals of every shop are worked out again by a job of each; for `asSystem`. */
export async function makeEveryTotalDue(tx: Tx): Promise<void> {
  await sql`
    insert into shop_jobs as j (shop_id, kind) select shop_id, 'totals' from shop_settings order by shop_id
    on conflict (shop_id, kind, vendor_id) do update set is_due = true, position = '{}', progress = 0,
      description = '', failures = 0, resume_at = now(), started_at = now(), finished_at = null
    where not j.is_due`.execute(tx);
}
