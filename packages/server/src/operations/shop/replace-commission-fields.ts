import { checkedKeyValues, refuseStaleList } from '../../actions/key-values.ts';
import { forSession } from '../../actions/operation.ts';
import { commissionFieldsOf, replaceCommissionFields as replace } from '../../queries/key-values.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';

export const replaceCommissionFields = forSession<'replaceCommissionFields'>(
  async ({ body, session, write }) => {
    const fields = checkedKeyValues('fields', body.fields, (key) => key);
    return write(async (tx) => {
      await lockSettings(tx, session.shopId, 'change');
      const now = await commissionFieldsOf(tx, session.shopId);
      refuseStaleList('fields', { expected: body.expected, now, next: fields });
      await replace(tx, session.shopId, fields);
      return { status: 200, body: { fields: await commissionFieldsOf(tx, session.shopId) } };
    });
  },
);
