import { activeStates, usualQuestionSettings } from '@consignment/domain/questions/question';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

/**
 * Does a line of `l` wait for an answer to its vendor? A line that takes money back never does, and no vendor holds up a line that
 * is another one's now. A call that asks holds the vendor meanwhile, as a payout does while it reads: so a question that was asked
 * before keeps its line out, and one that is asked later finds the line paid. `l` is an alias of unpaid lines
 * with a vendor.
 */
export async function waitsForAnswer(tx: Tx, shopId: number, l: string): Promise<RawBuilder<boolean>> {
  if (!(await holdsLines(tx, shopId))) return sql<boolean>`false`;
  const column = (name: string) => sql.ref(`${l}.${name}`);
  // Read once and looked up by hash: as a subquery of each line it took half as long as all the rest.
  return sql<boolean>`(${column('commission_amount')} > 0 and (${column('id')}, ${column('vendor_id')}) in (
    select q.line_item_id, q.vendor_id from questions q
    where q.shop_id = ${shopId} and q.line_item_id is not null
      and q.state in (${sql.join(activeStates.map((state) => sql.lit(state)))})))`;
}

async function holdsLines(tx: Tx, shopId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('question_settings')
    .select('holds_lines')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.holds_lines ?? usualQuestionSettings.holdsLines;
}
