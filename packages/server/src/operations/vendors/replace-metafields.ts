import { checkedKeyValues, refuseStaleList } from '../../actions/key-values.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { metafieldsOf, replaceMetafields as replace } from '../../queries/key-values.ts';
import { lockVendor } from '../../queries/vendors.ts';

export const replaceMetafields = forSession<'replaceMetafields'>(async ({ params, body, session, write }) => {
  const metafields = checkedKeyValues('metafields', body.metafields, (key) => key.trim());
  return write(async (tx) => {
    const vendor = await lockVendor(tx, session.shopId, params.id);
    if (vendor === null) throw notFound();
    const now = await metafieldsOf(tx, session.shopId, vendor.id);
    refuseStaleList('metafields', { expected: body.expected, now, next: metafields });
    await replace(tx, session.shopId, vendor.id, metafields);
    return { status: 200, body: { metafields: await metafieldsOf(tx, session.shopId, vendor.id) } };
  });
});
