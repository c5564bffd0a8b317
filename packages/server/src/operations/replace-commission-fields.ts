import { checkedKeyValues } from '../key-values.ts';
import { forSession } from '../operation.ts';
import { refuse } from '../problem.ts';
import { commissionFieldsOf, replaceCommissionFields as replace } from '../queries/key-values.ts';
import { lockSettings } from '../queries/shops.ts';

export const replaceCommissionFields = forSession<'replaceCommissionFields'>(
  async ({ body, session, write }) => {
    const fields = checkedKeyValues('fields', body.fields, (key) => key);
    return write(async (tx) => {
      await lockSettings(tx, session.shopId);
      const before = await commissionFieldsOf(tx, session.shopId);
      // Sent again after an answer that was lost, it is their own.
      const isSame = inWords(fields) === inWords(before);
      if (body.expected !== undefined && inWords(body.expected) !== inWords(before) && !isSame) {
        const detail = `Somebody else has changed this list. It is ${inWords(before)} now.`;
        throw refuse(409, 'stale', detail, { pointer: '/fields' });
      }
      await replace(tx, session.shopId, fields);
      return { status: 200, body: { fields: await commissionFieldsOf(tx, session.shopId) } };
    });
  },
);

function inWords(fields: readonly { key: string; value: string }[]): string {
  return fields.map(({ key, value }) => `${key}: ${value}`).join(', ') || 'empty';
}
