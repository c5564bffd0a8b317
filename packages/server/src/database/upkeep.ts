import { sql } from 'kysely';
import type { Tx } from './database.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes rows without further use; for `asSystem`. Expired refresh tokens, sessions without any, and expired links to
 * files and password resets; ended invitations after 90 days; counted attempts after a day, unused devices after a year, and ended mails after 90 days.
 * Payout details from before a change go when its hold is over, and former addresses of vendors after 60 days.
 * The answer to an Idempotency-Key is kept for 30 days, as long as a payment provider keeps its own.
 */
export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  // A day later: an access token may outlive the last refresh token by a few minutes.
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
  // Accepted, withdrawn or expired by then; an address is no longer needed.
  await tx
    .deleteFrom('team_invitations')
    .where('expires_at', '<', new Date(now.getTime() - 90 * day))
    .execute();
  // No link brings them back any more.
  await tx
    .updateTable('vendor_bank_details')
    .set({ former_sealed: null, former_paypal_email: null, stop_link: null, stopped_at: null })
    .where('held_until', '<', now)
    .where((eb) =>
      eb.or([
        eb('former_sealed', 'is not', null),
        eb('former_paypal_email', 'is not', null),
        eb('stop_link', 'is not', null),
      ]),
    )
    .execute();
  await tx
    .deleteFrom('vendor_former_addresses')
    .where('left_at', '<', new Date(now.getTime() - 60 * day))
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

/** Makes the job due that recalculates the totals, for every shop; for `asSystem`. */
export async function makeEveryTotalDue(tx: Tx): Promise<void> {
  await sql`
    insert into shop_jobs as j (shop_id, kind) select shop_id, 'totals' from shop_settings order by shop_id
    on conflict (shop_id, kind, vendor_id) do update set is_due = true, position = '{}', progress = 0,
      description = '', failures = 0, resume_at = now(), started_at = now(), finished_at = null
    where not j.is_due`.execute(tx);
}
