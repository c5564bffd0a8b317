import { forSession } from '../../../actions/operation.ts';
import { questionSettingsOf } from '../queries/question-settings.ts';
import { questionSettingsToWire } from '../question-wire.ts';

export const getQuestionSettings = forSession<'getQuestionSettings'>(({ session, read }) =>
  read(async (tx) => ({
    status: 200,
    body: questionSettingsToWire(await questionSettingsOf(tx, session.shopId)),
  })),
);
