import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export type MailRow = Selectable<Schema['mails']>;
export type NewMail = Insertable<Schema['mails']>;

// 22 columns a row; PostgreSQL takes 65,535 parameters in a statement.
const rowsInStatement = 1000;

/** Returns the ids in the order of the mails. */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < mails.length; at += rowsInStatement) {
    const rows = await tx
      .insertInto('mails')
      .values(mails.slice(at, at + rowsInStatement))
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** The state of a mail; null where it was deleted. */
export async function stateOfMail(
  tx: Tx,
  shopId: number,
  id: number,
): Promise<Pick<MailRow, 'state' | 'to_address'> | null> {
  const row = await tx
    .selectFrom('mails')
    .select(['state', 'to_address'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The last such mail about the vendor to this address since then; null where there is none, or the mail server refused it. */
export async function recentMail(
  tx: Tx,
  about: { shopId: number; vendorId: number; kind: MailRow['kind']; address: string; since: Date },
): Promise<number | null> {
  const row = await tx
    .selectFrom('mails')
    .select('id')
    .where('shop_id', '=', about.shopId)
    .where('vendor_id', '=', about.vendorId)
    .where('kind', '=', about.kind)
    .where('to_address', '=', about.address)
    .where('created_at', '>', about.since)
    .where('state', '<>', 'failed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The number of such mails about the vendor since then. */
export async function countRecentMails(
  tx: Tx,
  about: { shopId: number; vendorId: number; kind: MailRow['kind']; since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', about.shopId)
    .where('vendor_id', '=', about.vendorId)
    .where('kind', '=', about.kind)
    .where('created_at', '>', about.since)
    .executeTakeFirstOrThrow();
  return count;
}

/* The rest is for delivery, over all shops: it runs in `asSystem`. */

/**
 * Claims the oldest mail that is due, or whose sender's claim has expired, until the given moment. Two servers never
 * claim the same one: rows locked by one are skipped by the other.
 */
export async function claimMail(tx: Tx, now: Date, until: Date): Promise<MailRow | null> {
  const due = await tx
    .selectFrom('mails')
    .select(['shop_id', 'id'])
    .where('state', 'in', ['queued', 'sending'])
    .where('due_at', '<=', now)
    .where(isFirstOfItsPayout)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return null;
  const claimed = await tx
    .updateTable('mails')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), due_at: until }))
    .where('shop_id', '=', due.shop_id)
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** True where no earlier mail of the same payout to the same address is waiting. */
const isFirstOfItsPayout = sql<boolean>`(mails.payout_id is null or not exists (
  select from mails e where e.shop_id = mails.shop_id and e.payout_id = mails.payout_id and e.id < mails.id
    and lower(e.to_address) = lower(mails.to_address) and e.state in ('queued', 'sending')))`;

/**
 * The state of a mail's payout: its status, and the states of earlier mails about it, to this address where there are
 * any.
 */
export async function payoutOfMail(
  tx: Tx,
  mail: Pick<MailRow, 'id' | 'shop_id' | 'to_address'> & { readonly payout_id: number },
): Promise<{ status: PayoutStatus; payoutMails: readonly MailRow['state'][] }> {
  const { status } = await tx
    .selectFrom('payouts')
    .select('status')
    .where('shop_id', '=', mail.shop_id)
    .where('id', '=', mail.payout_id)
    .executeTakeFirstOrThrow();
  const earlier = await tx
    .selectFrom('mails')
    .select(['state', 'to_address'])
    .where('shop_id', '=', mail.shop_id)
    .where('payout_id', '=', mail.payout_id)
    .where('kind', '=', 'payout')
    .where('id', '<', mail.id)
    .execute();
  const here = earlier.filter((one) => one.to_address.toLowerCase() === mail.to_address.toLowerCase());
  return { status, payoutMails: (here.length > 0 ? here : earlier).map(({ state }) => state) };
}

export type MailEnd =
  | { readonly is: 'sent' | 'kept'; readonly now: Date }
  | { readonly is: 'failed'; readonly now: Date; readonly problem: string }
  | { readonly is: 'deferred'; readonly until: Date; readonly problem: string };

/** Saves the end of a claimed mail, unless another server has claimed it meanwhile. */
export async function endMail(tx: Tx, claimed: MailRow, end: MailEnd): Promise<void> {
  const change =
    end.is === 'deferred'
      ? { state: 'queued' as const, due_at: end.until, problem: end.problem }
      : {
          state: end.is,
          finished_at: end.now,
          problem: end.is === 'failed' ? end.problem : null,
          // The outbox is no archive: the content is deleted.
          ...(end.is === 'failed' ? {} : { text_body: '', html_body: '' }),
        };
  await tx
    .updateTable('mails')
    .set(change)
    .where('shop_id', '=', claimed.shop_id)
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .execute();
}

/** The time at which the next mail is due; null where none waits. */
export async function nextDue(tx: Tx): Promise<Date | null> {
  const row = await tx
    .selectFrom('mails')
    .select('due_at')
    .where('state', 'in', ['queued', 'sending'])
    .where(isFirstOfItsPayout)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
