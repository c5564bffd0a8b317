import { checkedKeyValues, refuseStaleList } from '../../actions/shops/key-values.ts';
import { changeOf } from '@consignment/domain/history/history-entry';
import { recordChange } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { commissionFieldsOf, writeCommissionFields as replace } from '../../queries/shops/key-values.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';

export const replaceCommissionFields = forSession<'replaceCommissionFields'>(
  async ({ body, session, by, now, write }) => {
    const fields = checkedKeyValues('fields', body.fields, (key) => key);
    return write(async (tx) => {
      await lockSettings(tx, session.shopId, 'change');
      const before = await commissionFieldsOf(tx, session.shopId);
      refuseStaleList('fields', { expected: body.expected, now: before, next: fields });
      await replace(tx, session.shopId, fields);
      const after = await commissionFieldsOf(tx, session.shopId);
      const valuesOf = (list: typeof after) => ({ fields: list.map(({ key, value }) => `${key}: ${value}`) });
      const change = changeOf(valuesOf(before), valuesOf(after), { kept: ['fields'] });
      const entry = { event: 'setting.changed', id: 'commission_fields' } as const;
      await recordChange(tx, { shopId: session.shopId, by, now }, entry, change);
      return { status: 200, body: { fields: after } };
    });
  },
);
