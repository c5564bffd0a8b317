import { forSession } from '../../../actions/operation.ts';
import { refuseChanged } from '../../../actions/shops/settings-values.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { noticeDaysOf, saveNoticeDays } from '../queries/rule-settings.ts';

export const updateRuleSettings = forSession<'updateRuleSettings'>(({ body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const { expected = {}, ...values } = body;
    const { notice_days: days } = values;
    // A rule that is being made was checked against the notice.
    await lockSettings(tx, shopId, 'change');
    const before = await noticeDaysOf(tx, shopId);
    refuseChanged(expected, { notice_days: before }, values);
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
