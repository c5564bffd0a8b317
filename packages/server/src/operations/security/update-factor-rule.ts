import { changeOf } from '@consignment/domain/history/history-entry';
import { forSession } from '../../actions/operation.ts';
import { recordChange } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { factorRuleOf, putFactorRule } from '../../queries/people/factor-rule.ts';

export const updateFactorRule = forSession<'updateFactorRule'>(async ({ body, session, by, now, write }) =>
  write(async (tx) => {
    await lockSettings(tx, session.shopId, 'change');
    const { shopId } = session;
    const before = await factorRuleOf(tx, shopId);
    await putFactorRule(tx, shopId, body.rule);
    const change = changeOf({ rule: before }, { rule: body.rule }, { kept: ['rule'] });
    await recordChange(tx, { shopId, by, now }, { event: 'setting.changed', id: 'second_factor' }, change);
    return { status: 200, body: { rule: body.rule } };
  }),
);
