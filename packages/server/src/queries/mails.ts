import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';

export type MailRow = Selectable<Schema['mails']>;
export type NewMail = Insertable<Schema['mails']>;

// 20 columns a row; PostgreSQL takes 65,535 parameters in a statement.
const rowsInStatement = 1000;

export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  for (let at = 0; at < mails.length; at += rowsInStatement) {
    await tx
      .insertInto('mails')
      .values(mails.slice(at, at + rowsInStatement))
      .execute();
  }
}

/** Was such a mail about the vendor written since? */
export async function hasRecentMail(
  tx: Tx,
  about: { shopId: number; vendorId: number; kind: MailRow['kind']; since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('mails')
    .select('id')
    .where('shop_id', '=', about.shopId)
    .where('vendor_id', '=', about.vendorId)
    .where('kind', '=', about.kind)
    .where('created_at', '>', about.since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many such mails about the vendor were written since. */
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

/* What follows is of the delivery, over all shops: it runs in `asSystem`. */

/**
 * Takes the oldest mail that is due, or whose sender was not heard of again, until the given moment. Two servers never
 * take the same one: what one has locked the other skips.
 */
export async function claimMail(tx: Tx, now: Date, until: Date): Promise<MailRow | null> {
  const due = await tx
    .selectFrom('mails')
    .select('id')
    .where('state', 'in', ['queued', 'sending'])
    .where('due_at', '<=', now)
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
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

export type MailEnd =
  | { readonly is: 'sent'; readonly now: Date }
  | { readonly is: 'failed'; readonly now: Date; readonly problem: string }
  | { readonly is: 'deferred'; readonly until: Date; readonly problem: string };

/** How a claimed mail ended. A claim that another server has taken over meanwhile is left to that one. */
export async function endMail(tx: Tx, claimed: MailRow, end: MailEnd): Promise<void> {
  const change =
    end.is === 'deferred'
      ? { state: 'queued' as const, due_at: end.until, problem: end.problem }
      : {
          state: end.is,
          finished_at: end.now,
          problem: end.is === 'failed' ? end.problem : null,
          // An outbox is no archive of what people were told.
          ...(end.is === 'sent' ? { text_body: '', html_body: '' } : {}),
        };
  await tx
    .updateTable('mails')
    .set(change)
    .where('id', '=', claimed.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claimed.attempts)
    .execute();
}

/** When the next mail is due; null when none waits. */
export async function nextDue(tx: Tx): Promise<Date | null> {
  const row = await tx
    .selectFrom('mails')
    .select('due_at')
    .where('state', 'in', ['queued', 'sending'])
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
