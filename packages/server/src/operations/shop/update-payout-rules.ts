import { changeOf, isNoChange } from '@consignment/domain/history/history-entry';
import { forSession } from '../../actions/operation.ts';
import { minimumPayoutOf } from '../../actions/payout-rules.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import { record } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { payoutRulesOf, putPayoutRules, type PayoutRules } from '../../queries/payouts/payout-rules.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { payoutRulesToWire } from '../../wire/payout-rules.ts';

const fields = ['hold_days', 'hold_from', 'minimum_payout'] as const;

export const updatePayoutRules = forSession<'updatePayoutRules'>(async ({ body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    // Payouts hold the settings while they are made: no rule changes under one.
    await lockSettings(tx, shopId, 'change');
    const { currency } = await shopOf(tx, shopId);
    const before = await payoutRulesOf(tx, shopId);
    const { expected, minimum_payout: minimum, ...plain } = body;
    const after: PayoutRules = {
      ...before,
      ...plain,
      ...(minimum === undefined
        ? {}
        : { minimum_payout: minimumPayoutOf(minimum, currency, '/minimum_payout') }),
    };
    const [was, is] = [before, after].map((rules) => payoutRulesToWire(rules, currency));
    if (was === undefined || is === undefined) throw new Error('Two rules have two forms.');
    if (expected !== undefined) refuseChanged(expected, was, is);
    await putPayoutRules(tx, shopId, after);
    const change = changeOf(was, is, { kept: fields });
    if (!isNoChange(change)) {
      await record(tx, { shopId, by, now }, [{ event: 'setting.changed', id: 'payout_rules', ...change }]);
    }
    return { status: 200, body: is };
  }),
);
