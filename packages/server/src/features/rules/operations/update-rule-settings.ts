import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { noticeDaysOf, saveNoticeDays } from '../../queries/rule-settings.ts';

export const updateRuleSettings = forSession<'updateRuleSettings'>(({ body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const { notice_days: days } = body;
    // A rule that is being made was checked against the notice.
    await lockSettings(tx, shopId, 'change');
    const before = await noticeDaysOf(tx, shopId);
    if (days !== before) {
      await saveNoticeDays(tx, shopId, days);
      await record(tx, { shopId, by, now }, [
        {
          event: 'rule_settings.changed',
          id: 'rule_settings',
          before: { notice_days: before },
          after: { notice_days: days },
        },
      ]);
    }
    return { status: 200, body: { notice_days: days } };
  }),
);
