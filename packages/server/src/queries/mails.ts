import type { PayoutStatus } from '@consignment/domain/payout-status';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export type MailRow = Selectable<Schema['mails']>;
export type NewMail = Insertable<Schema['mails']>;

// 21 columns a row; PostgreSQL takes 65,535 parameters in a statement.
const rowsInStatement = 1000;

/** Their ids, in the order of the mails. */
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

/** How a mail stands: null when it is not known any more. */
export async function stateOfMail(tx: Tx, id: number): Promise<Pick<MailRow, 'state' | 'to_address'> | null> {
  const row = await tx
    .selectFrom('mails')
    .select(['state', 'to_address'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The last such mail about the vendor that was written since; null where there is none, or the mail server refused it. */
export async function recentMail(
  tx: Tx,
  about: { shopId: number; vendorId: number; kind: MailRow['kind']; since: Date },
): Promise<number | null> {
  const row = await tx
    .selectFrom('mails')
    .select('id')
    .where('shop_id', '=', about.shopId)
    .where('vendor_id', '=', about.vendorId)
    .where('kind', '=', about.kind)
    .where('created_at', '>', about.since)
    .where('state', '<>', 'failed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
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
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** No earlier mail of the same payout to the same address is still to leave. */
const isFirstOfItsPayout = sql<boolean>`(mails.payout_id is null or not exists (
  select from mails e where e.shop_id = mails.shop_id and e.payout_id = mails.payout_id and e.id < mails.id
    and lower(e.to_address) = lower(mails.to_address) and e.state in ('queued', 'sending')))`;

/**
 * How it stands with the payout that a mail tells of: its status, and the ends of the mails that told of it before, to
 * this address where there are such.
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
    .where(isFirstOfItsPayout)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
