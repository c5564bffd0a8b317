import type { Expression, ExpressionBuilder, Insertable, Selectable, SqlBool } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { questionsInScope, type QuestionScope } from './questions.ts';

type Row = Selectable<Schema['question_files']>;
export type QuestionFileRow = Pick<Row, 'id' | 'message_id' | 'name' | 'media_type' | 'size'>;

/** The login, or the key of a program, that has uploaded a file. */
export type Uploader =
  { readonly login: number; readonly key: null } | { readonly login: null; readonly key: number };

/** Keeps a file that is not sent yet; for a session of the shop. */
export async function keepQuestionFile(
  tx: Tx,
  file: Omit<Insertable<Schema['question_files']>, 'id' | 'question_id' | 'message_id'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('question_files')
    .values({ ...file, question_id: null, message_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many files were uploaded since `since`, sent or not. */
export async function countUploadsBy(tx: Tx, shopId: number, by: Uploader, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('question_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where((eb) => isOf(eb, by))
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives a message those of the files that its author has uploaded and not sent; how many these are. */
export async function sendFiles(
  tx: Tx,
  shopId: number,
  message: { readonly questionId: number; readonly messageId: number; readonly by: Uploader },
  files: readonly number[],
): Promise<number> {
  if (files.length === 0) return 0;
  const { by } = message;
  const { numUpdatedRows } = await tx
    .updateTable('question_files')
    .set({ question_id: message.questionId, message_id: message.messageId })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...files])
    .where('question_id', 'is', null)
    .where((eb) => isOf(eb, by))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The files of a question without their bytes, in the order in which they came. */
export async function filesOf(tx: Tx, shopId: number, questionId: number): Promise<QuestionFileRow[]> {
  return tx
    .selectFrom('question_files')
    .select(['id', 'message_id', 'name', 'media_type', 'size'])
    .where('shop_id', '=', shopId)
    .where('question_id', '=', questionId)
    .orderBy('id')
    .execute();
}

/** A file of a message that the session may see; null for every other, one that is not sent among them. */
export async function questionFileOf(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  id: number,
): Promise<Pick<Row, 'name' | 'media_type' | 'bytes'> | null> {
  const row = await tx
    .selectFrom('questions as q')
    .innerJoin('question_files as f', (join) =>
      join.onRef('f.shop_id', '=', 'q.shop_id').onRef('f.question_id', '=', 'q.id'),
    )
    .select(['f.name', 'f.media_type', 'f.bytes'])
    .where((eb) => questionsInScope(eb, shopId, scope))
    .where('f.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** A file that its uploader has not sent yet; null for every other. For a session of the shop. */
export async function unsentFileOf(
  tx: Tx,
  shopId: number,
  by: Uploader,
  id: number,
): Promise<Pick<Row, 'name' | 'media_type' | 'bytes'> | null> {
  const row = await tx
    .selectFrom('question_files')
    .select(['name', 'media_type', 'bytes'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('question_id', 'is', null)
    .where((eb) => isOf(eb, by))
    .executeTakeFirst();
  return row ?? null;
}

/** Removes files that were never sent; for `asSystem`. */
export async function forgetUnsentFiles(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('question_files')
    .where('question_id', 'is', null)
    .where('uploaded_at', '<', before)
    .execute();
}

function isOf(eb: ExpressionBuilder<Schema, 'question_files'>, by: Uploader): Expression<SqlBool> {
  return by.login === null ? eb('uploaded_by_key', '=', by.key) : eb('uploaded_by', '=', by.login);
}
