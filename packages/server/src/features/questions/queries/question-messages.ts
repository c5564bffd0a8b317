import type { QuestionSide } from '@consignment/domain/questions/question';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { questionsInScope, type QuestionScope } from './questions.ts';

export type QuestionMessageRow = Selectable<Schema['question_messages']> & {
  /** Null for the system, for a program, and for a person whose login is gone. */
  readonly author: string | null;
  /** Of the vendor that a line was moved to. */
  readonly moved_to_name: string | null;
};

/** The messages of a question in their order. */
export async function messagesOf(tx: Tx, shopId: number, questionId: number): Promise<QuestionMessageRow[]> {
  return tx
    .selectFrom('question_messages as m')
    .leftJoin('question_people as p', 'p.id', 'm.by_login')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'm.shop_id').onRef('v.id', '=', 'm.moved_to'),
    )
    .selectAll('m')
    .select(['p.name as author', 'v.name as moved_to_name'])
    .where('m.shop_id', '=', shopId)
    .where('m.question_id', '=', questionId)
    .orderBy('m.id')
    .execute();
}

type NewMessage = Pick<
  Insertable<Schema['question_messages']>,
  'shop_id' | 'question_id' | 'side' | 'by_login' | 'at' | 'kind'
> &
  Partial<Insertable<Schema['question_messages']>>;

/** Adds a message; its id. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<number> {
  const none = { state: null, act: null, amount_before: null, amount_after: null };
  const { id } = await tx
    .insertInto('question_messages')
    .values({ ...none, set_to: null, made_line_id: null, moved_to: null, ...message })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How much a person has written since `since` in the questions of the scope; with null, all programs together. */
export async function countMessagesBy(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  by: { readonly login: number | null; readonly side: QuestionSide; readonly since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('questions as q')
    .innerJoin('question_messages as m', (join) =>
      join.onRef('m.shop_id', '=', 'q.shop_id').onRef('m.question_id', '=', 'q.id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => questionsInScope(eb, shopId, scope))
    .where('m.by_login', by.login === null ? 'is' : '=', by.login)
    .where('m.side', '=', by.side)
    .where('m.at', '>', by.since)
    .executeTakeFirstOrThrow();
  return count;
}
