import { usualQuestionSettings, type QuestionSettings } from '@consignment/domain/questions/question';
import type { Tx } from '../../../database/database.ts';

/** The settings of a shop, which are the usual ones until it sets its own. */
export async function questionSettingsOf(tx: Tx, shopId: number): Promise<QuestionSettings> {
  const row = await tx
    .selectFrom('question_settings')
    .select(['answer_days as answerDays', 'close_days as closeDays', 'holds_lines as holdsLines'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? usualQuestionSettings;
}

export async function saveQuestionSettings(
  tx: Tx,
  shopId: number,
  { answerDays, closeDays, holdsLines }: QuestionSettings,
): Promise<void> {
  const values = { answer_days: answerDays, close_days: closeDays, holds_lines: holdsLines };
  await tx
    .insertInto('question_settings')
    .values({ shop_id: shopId, ...values })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .execute();
}
