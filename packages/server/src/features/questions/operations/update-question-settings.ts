import { changeOf } from '@consignment/domain/history/history-entry';
import { forSession } from '../../../actions/operation.ts';
import { refuseChanged } from '../../../actions/shops/settings-values.ts';
import { recordChange } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { questionSettingsOf, saveQuestionSettings } from '../queries/question-settings.ts';
import { questionSettingsToWire } from '../question-wire.ts';

export const updateQuestionSettings = forSession<'updateQuestionSettings'>(
  ({ body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      // A payout under way has looked whether lines wait.
      await lockSettings(tx, shopId, 'change');
      const { expected = {}, ...values } = body;
      const before = questionSettingsToWire(await questionSettingsOf(tx, shopId));
      refuseChanged(expected, before, values);
      await saveQuestionSettings(tx, shopId, {
        answerDays: values.answer_days,
        closeDays: values.close_days,
        holdsLines: values.holds_lines,
      });
      await recordChange(
        tx,
        { shopId, by, now },
        { event: 'question_settings.changed', id: 'question_settings' },
        changeOf(before, values, { kept: ['answer_days', 'close_days', 'holds_lines'] }),
      );
      return { status: 200, body: values };
    }),
);
