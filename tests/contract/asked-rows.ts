import type { Insertable } from 'kysely';
import type { Tx } from '../../packages/server/src/database/database.ts';
import type { Schema } from '../../packages/server/src/database/schema.ts';
import { lockVendor } from '../../packages/server/src/queries/vendors/vendors.ts';
import { someDay } from './rows.ts';

type Question = Insertable<Schema['questions']>;
type About =
  | { readonly vendor_id: number; readonly line_item_id: number }
  | { readonly sales_rep_id: number; readonly rep_commission_id: number };

/** A question about a line or a sales rep's part, with its number. It is asked as the call asks it: holding the vendor. */
export async function insertQuestion(
  tx: Tx,
  shop_id: number,
  about: About,
  changes: Partial<Question> = {},
): Promise<{ readonly id: number; readonly number: number }> {
  if ('vendor_id' in about) await lockVendor(tx, shop_id, about.vendor_id);
  const { last_number: number } = await tx
    .insertInto('question_counters')
    .values({ shop_id, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((eb) => ({
        last_number: eb('question_counters.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('questions')
    .values({
      shop_id,
      number,
      vendor_id: null,
      sales_rep_id: null,
      line_item_id: null,
      rep_commission_id: null,
      ...about,
      title: 'Oak table',
      order_name: '#1001',
      amount_asked: 500,
      currency: 'GBP',
      reason: 'rate',
      asked_by: null,
      asked_at: someDay,
      changed_at: someDay,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}

/** Ends a question, or opens it again with null. */
export async function endQuestion(
  tx: Tx,
  id: number,
  ended: { readonly as: 'settled' | 'closed'; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ state: ended?.as ?? 'open', ended_at: ended?.at ?? null, answered_at: null, due_at: null })
    .where('id', '=', id)
    .execute();
}

/** The message of an act, with its amounts. */
export async function insertAct(
  tx: Tx,
  shop_id: number,
  question_id: number,
  act: Pick<Insertable<Schema['question_messages']>, 'act' | 'at' | 'amount_before' | 'amount_after'>,
): Promise<void> {
  await tx
    .insertInto('question_messages')
    .values({
      shop_id,
      question_id,
      side: 'shop',
      by_login: null,
      kind: 'act',
      state: null,
      set_to: null,
      made_line_id: null,
      moved_to: null,
      ...act,
    })
    .execute();
}
