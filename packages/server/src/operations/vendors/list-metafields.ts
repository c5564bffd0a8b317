import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { metafieldsOf } from '../../queries/shops/key-values.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

export const listMetafields = forSession<'listMetafields'>(({ params, session, read }) =>
  read(async (tx) => {
    const vendor = await vendorById(tx, session.shopId, params.id);
    if (vendor === null) throw notFound();
    const results = await metafieldsOf(tx, session.shopId, vendor.id);
    return { status: 200, body: { count: results.length, next: null, previous: null, results } };
  }),
);
