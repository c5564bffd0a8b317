import { forSession } from '../../../actions/operation.ts';
import { noticeDaysOf } from '../queries/rule-settings.ts';

export const getRuleSettings = forSession<'getRuleSettings'>(({ session, read }) =>
  read(async (tx) => ({ status: 200, body: { notice_days: await noticeDaysOf(tx, session.shopId) } })),
);
