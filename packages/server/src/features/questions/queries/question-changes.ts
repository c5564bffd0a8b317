import { activeStates, type QuestionState } from '@consignment/domain/questions/question';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { Schema } from '../../../database/schema.ts';
import { questionsInScope, type QuestionScope } from './questions.ts';
import { lockVendor } from '../../../queries/vendors/vendors.ts';

/* Writes to questions; for sessions of the shop, since a vendor's reads alone. */

export type Question = Selectable<Schema['questions']>;

/** The number of the next question of the shop; other questions wait for it until the transaction ends. */
export async function takeNumber(tx: Tx, shopId: number): Promise<number> {
  takeLock('questions');
  const { rows } = await sql<{ number: number }>`
    insert into question_counters as c (shop_id, last_number) values (${shopId}, 1)
    on conflict (shop_id) do update set last_number = c.last_number + 1
    returning last_number as number`.execute(tx);
  const [first] = rows;
  if (first === undefined) throw new Error('No number was given.');
  return first.number;
}

/**
 * Locks the vendor that has asked a question, as payouts do before they read lines: so a question that comes under way keeps its
 * line out of a payout, or finds it paid.
 */
export async function lockVendorOfQuestion(tx: Tx, shopId: number, id: number): Promise<void> {
  const row = await tx
    .selectFrom('questions')
    .select('vendor_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.vendor_id != null) await lockVendor(tx, shopId, row.vendor_id);
}

/** Waits for those who ask a question of the shop at this moment, and they for this transaction. */
export async function waitForAskers(tx: Tx, shopId: number): Promise<void> {
  takeLock('questions');
  await sql`select from question_counters where shop_id = ${shopId} for update`.execute(tx);
}

/** Adds a question; null where one about the line is under way. */
export async function insertQuestion(
  tx: Tx,
  question: Insertable<Schema['questions']>,
): Promise<number | null> {
  const row = await tx
    .insertInto('questions')
    .values(question)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The number of the question that is under way about a line or a part, by its asker; null for none. */
export async function activeNumber(
  tx: Tx,
  shopId: number,
  about: Pick<Question, 'vendor_id' | 'line_item_id' | 'rep_commission_id'>,
): Promise<number | null> {
  const row = await tx
    .selectFrom('questions')
    .select('number')
    .where('shop_id', '=', shopId)
    .where('state', 'in', activeStates)
    .where((eb) =>
      eb.or([
        eb.and([eb('line_item_id', '=', about.line_item_id), eb('vendor_id', '=', about.vendor_id)]),
        eb('rep_commission_id', '=', about.rep_commission_id),
      ]),
    )
    .executeTakeFirst();
  return row?.number ?? null;
}

/** The question locked for a change; null where the scope has none. */
export async function lockQuestion(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  id: number,
): Promise<Question | null> {
  takeLock('questions');
  const row = await tx
    .selectFrom('questions as q')
    .selectAll('q')
    .where((eb) => questionsInScope(eb, shopId, scope))
    .where('q.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes the state of a locked question. */
export async function setState(
  tx: Tx,
  { shop_id, id }: Pick<Question, 'shop_id' | 'id'>,
  to: { readonly state: QuestionState; readonly dueAt: Date | null; readonly now: Date },
): Promise<void> {
  const { state, dueAt, now } = to;
  const hasEnded = state === 'settled' || state === 'closed';
  await tx
    .updateTable('questions')
    .set({
      state,
      changed_at: now,
      due_at: state === 'open' ? dueAt : null,
      answered_at: state === 'answered' ? now : null,
      ended_at: hasEnded ? now : null,
    })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute();
}

/** The shops with a question that waits for a reply; for `asSystem`. */
export async function shopsWithAnswered(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('questions')
    .select('shop_id')
    .distinct()
    .where('state', '=', 'answered')
    .orderBy('shop_id')
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}

/** Answered questions of the shop that have waited since `before`, locked, `most` of them. */
export async function lockStale(tx: Tx, shopId: number, before: Date, most: number): Promise<Question[]> {
  takeLock('questions');
  return tx
    .selectFrom('questions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'answered')
    .where('answered_at', '<=', before)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}
