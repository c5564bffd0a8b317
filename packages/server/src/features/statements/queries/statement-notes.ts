import type { StatementNote } from '@consignment/domain/statements/statement';
import type { Tx } from '../../../database/database.ts';
import type { StatementRow } from './statements.ts';

export type NoteRow = StatementNote & { readonly questionId: number };

/** The notes of a statement by position; people ask them, so they are few enough to be read at once. */
export async function notesOf(
  tx: Tx,
  statement: Pick<StatementRow, 'id' | 'shop_id'>,
): Promise<readonly NoteRow[]> {
  const rows = await tx
    .selectFrom('statement_notes')
    .selectAll()
    .where('shop_id', '=', statement.shop_id)
    .where('statement_id', '=', statement.id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    question: row.question_number,
    questionId: row.question_id,
    happenedAt: row.happened_at,
    orderName: row.order_name,
    title: row.title,
    text: row.text,
  }));
}
