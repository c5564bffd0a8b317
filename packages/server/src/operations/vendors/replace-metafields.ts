import { checkedKeyValues, refuseStaleList } from '../../actions/shops/key-values.ts';
import { record } from '../../ledger/record.ts';
import { withheldField } from '@consignment/domain/history/history-entry';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { metafieldsOf, writeMetafields as replace } from '../../queries/shops/key-values.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';

export const replaceMetafields = forSession<'replaceMetafields'>(
  async ({ params, body, session, by, now, write }) => {
    const metafields = checkedKeyValues('metafields', body.metafields, (key) => key.trim());
    return write(async (tx) => {
      const vendor = await lockVendor(tx, session.shopId, params.id);
      if (vendor === null) throw notFound();
      const before = await metafieldsOf(tx, session.shopId, vendor.id);
      refuseStaleList('metafields', { expected: body.expected, now: before, next: metafields });
      await replace(tx, session.shopId, vendor.id, metafields);
      const after = await metafieldsOf(tx, session.shopId, vendor.id);
      const names = new Set([...before, ...after].map(({ key }) => key));
      const valueIn = (list: typeof after, name: string) => list.find(({ key }) => key === name)?.value;
      const changed = [...names].filter((name) => valueIn(before, name) !== valueIn(after, name));
      if (changed.length > 0) {
        const entry = { event: 'vendor.metafields_replaced', id: vendor.id } as const;
        await record(tx, { shopId: session.shopId, by, now }, [
          { ...entry, after: { fields: changed.length, [withheldField]: ['metafields'] } },
        ]);
      }
      return { status: 200, body: { metafields: after } };
    });
  },
);
