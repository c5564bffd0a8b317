import { changeOf } from '@consignment/domain/history-entry';
import { forSession } from '../../actions/operation.ts';
import { recordChange } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { questionSettingsOf, saveQuestionSettings } from '../../queries/question-settings.ts';
import { questionSettingsToWire } from '../../wire/question.ts';

export const updateQuestionSettings = forSession<'updateQuestionSettings'>(
  ({ body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      // A payout under way has looked whether lines wait.
      await lockSettings(tx, shopId, 'change');
      const before = questionSettingsToWire(await questionSettingsOf(tx, shopId));
      await saveQuestionSettings(tx, shopId, {
        answerDays: body.answer_days,
        closeDays: body.close_days,
        holdsLines: body.holds_lines,
      });
      await recordChange(
        tx,
        { shopId, by, now },
        { event: 'question_settings.changed', id: 'question_settings' },
        changeOf(before, body, { kept: ['answer_days', 'close_days', 'holds_lines'] }),
      );
      return { status: 200, body };
    }),
);
